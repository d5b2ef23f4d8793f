"""Settings for all tests."""

from hypothesis import settings

# A slow or busy machine is not a failure.
settings.register_profile("starboard", deadline=None)
settings.load_profile("starboard")
