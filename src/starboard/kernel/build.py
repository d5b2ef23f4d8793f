"""Which build of the engine is running: the one compiled by mypyc, or plain Python.

Nothing in the rules may depend on the answer; the benchmark and the tests report it.
"""


def build() -> str:
    """ "compiled" when this module was loaded from an extension, "pure" when from its source."""
    return "pure" if __file__.endswith((".py", ".pyc")) else "compiled"
