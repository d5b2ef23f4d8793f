"""Settings for all tests."""

import os

from hypothesis import settings

# A slow or busy machine is not a failure, and the same commit always runs the same examples.
settings.register_profile("starboard", deadline=None, max_examples=30, derandomize=True)
# HYPOTHESIS_PROFILE=soak searches on, with new examples each time.
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "starboard"))
