"""Build hook: compiles the rules engines and the bots with mypyc for the wheel, and insists on the browser client.

The compiled modules go into the wheel next to their sources, and are kept in `build/compiled` until a source changes:
compiling takes minutes, and most changes are to what is not compiled. Without a C compiler the wheel stays pure
Python: slower, the same behaviour. `STARBOARD_PURE=1` asks for that on purpose.

Run as a script, it exits with 0 if a wheel built now would be a compiled one.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

# One compilation group: native classes of one package may inherit from those of another.
COMPILED_PACKAGES = ("kernel", "race", "frontiers", "sun", "bots")
SKIP_MARKER = "# mypyc: skip"
SKIP_MARKER_LINES = 15

# Runs in a process of its own: setuptools and mypy keep global state. The options keep errors that are the
# linter's business (style, modules that are not compiled, libraries absent here) from breaking an install.
# One C file for each module, compiled side by side, takes a third of the time of one for all; the engine is 2 to 4 %
# slower for it. On Linux the linker is told that nobody replaces our functions from outside: calls from one file to
# another then take no detour, and random games are 7 to 9 % quicker.
SETUP = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class SideBySide(build_ext):
    def build_extensions(self):
        compile_these = self.compiler.compile

        def compile_each(sources, **given):
            with ThreadPoolExecutor(os.cpu_count()) as workers:
                return [found for [found] in workers.map(lambda source: compile_these([source], **given), sources)]

        self.compiler.compile = compile_each
        super().build_extensions()


options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
modules = mypycify(
    [*options, *sys.argv[1:]], opt_level="3", debug_level="0", group_name="starboard", multi_file=True
)
if sys.platform == "linux":
    for module in modules:
        module.extra_link_args = [*module.extra_link_args, "-Wl,-Bsymbolic"]
setup(name="starboard", packages=[], ext_modules=modules, cmdclass={"build_ext": SideBySide},
      script_args=["-q", "build_ext", "--build-lib", "out", "--build-temp", "tmp"])
"""


MSVC = "msvc"
"""What `find_compiler` calls Visual C++: setuptools finds it by itself, wherever Visual Studio put it."""

MSVC_PROBE = """
import sysconfig
import setuptools
from distutils.ccompiler import new_compiler
new_compiler(compiler="msvc").compile(["probe.c"], include_dirs=[sysconfig.get_path("include")])
"""


def has_msvc() -> bool:
    """Can setuptools compile with Visual C++ here?"""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        command = [sys.executable, "-c", MSVC_PROBE]
        try:
            subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=120)
        except (OSError, subprocess.SubprocessError):
            return False
    return True


def find_compiler() -> str | None:
    """The first C compiler command that really builds an extension module (headers included)."""
    if sys.platform == "win32":
        return MSVC if has_msvc() else None
    pythons_own: str | None = sysconfig.get_config_var("CC")
    candidates = [os.environ.get("CC"), pythons_own, "cc", "gcc", "clang"]
    includes = {sysconfig.get_path("include"), sysconfig.get_path("platinclude")}
    shared = ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        for candidate in dict.fromkeys(filter(None, candidates)):
            command = [*shlex.split(candidate), *(f"-I{path}" for path in includes), "-fPIC", *shared]
            command += [str(source), "-o", str(Path(folder, "probe.so"))]
            try:
                subprocess.run(command, check=True, capture_output=True, timeout=60)
            except (OSError, subprocess.SubprocessError):
                continue
            return candidate
    return None


def why_pure() -> str | None:
    """The reason not to compile, or None."""
    if os.environ.get("STARBOARD_PURE") == "1":
        return "STARBOARD_PURE=1"
    if find_compiler() is None:
        return "no C compiler that works with this Python's headers"
    return None


def modules_to_compile(source_root: Path) -> list[Path]:
    """Paths, relative to `source_root`, of the modules that mypyc compiles."""
    found = []
    for package in COMPILED_PACKAGES:
        for path in sorted((source_root / "starboard" / package).rglob("*.py")):
            head = path.read_text(encoding="utf-8").splitlines()[:SKIP_MARKER_LINES]
            if path.name != "__init__.py" and SKIP_MARKER not in map(str.strip, head):
                found.append(path.relative_to(source_root))
    return found


def fingerprint(source_root: Path) -> str:
    """What the compiled modules depend on: all sources of their packages, how they are compiled, and by what."""
    versions = [sys.version, find_compiler(), metadata.version("mypy"), metadata.version("setuptools")]
    digest = hashlib.sha256(repr(versions).encode())
    packages = [path for name in COMPILED_PACKAGES for path in (source_root / "starboard" / name).rglob("*.py")]
    for path in [Path(__file__), *sorted(packages)]:
        digest.update(f"\0{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def compile_modules(source_root: Path, modules: list[Path], work: Path) -> Path:
    """Compile, and return the folder of what was built."""
    shutil.copytree(
        source_root / "starboard",
        work / "starboard",
        ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"),
    )
    environment = {**os.environ, "MYPY_CACHE_DIR": str(work / "cache")}
    if sys.platform != "win32":
        environment["CC"] = find_compiler() or "cc"
    environment.pop("MYPYPATH", None)
    command = [sys.executable, "-c", SETUP, *map(str, modules)]
    result = subprocess.run(command, cwd=work, env=environment, text=True, capture_output=True, check=False)
    if result.returncode != 0:
        raise SystemExit(f"starboard: mypyc could not compile:\n{result.stdout}{result.stderr}")
    return work / "out"


def check_client(source_root: Path) -> None:
    """Git has no built client; what people install must have it."""
    if not Path(source_root, "starboard", "web", "dist", "index.html").is_file():
        raise SystemExit(
            "starboard: the browser client is not built, and a package without it cannot be played in a browser: "
            "run `make client` first"
        )


PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)")
LINK = re.compile(r"\[([^\]]*)\]\((?!https?:)[^)]*\)")


def readme_for_an_index(text: str) -> str:
    """The README without what leads into the repository: a package index shows it alone, and a link of it to a page
    beside it would lead nowhere. Pictures go with the lines and tables that hold nothing else."""
    kept: list[str] = []
    for line in text.splitlines():
        without = PICTURE.sub("", line)
        if line == without or without.strip(" |"):
            kept.append(without)
    found = re.sub(r"\n{3,}", "\n\n", LINK.sub(r"\1", "\n".join(kept) + "\n"))
    # What introduced a picture, and the head of a table of pictures.
    found = re.sub(r"^[^\n]*:\n\n(?=#)", "", found, flags=re.MULTILINE)
    found = re.sub(r"^\|[^\n]*\n\|[-| ]+\|\n(?!\|)", "", found, flags=re.MULTILINE)
    return re.sub(r"\n{3,}", "\n\n", found)


class ReadmeHook(MetadataHookInterface):
    """Puts the README into the metadata of the package."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by hatchling when it reads the metadata."""
        text = readme_for_an_index(Path(self.root, "README.md").read_text(encoding="utf-8"))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel and tags it for this platform."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects the files of the wheel."""
        if version == "editable":  # edited sources must not be shadowed by an older compiled copy
            return
        source_root = Path(self.root, "src")
        check_client(source_root)
        if self.target_name == "sdist":
            return
        modules = modules_to_compile(source_root)
        reason = why_pure() if modules else "nothing to compile"
        if reason is not None:
            self.app.display_info(f"starboard: building the pure-Python version ({reason})")
            return
        kept = Path(self.root, "build", "compiled", fingerprint(source_root))
        if not kept.exists():
            started = time.monotonic()
            shutil.rmtree(kept.parent, ignore_errors=True)
            kept.parent.mkdir(parents=True)
            with tempfile.TemporaryDirectory(prefix="starboard-build-") as work:
                out = compile_modules(source_root, modules, Path(work).resolve())
                # Under its name only when it is whole: the copy may be interrupted.
                shutil.copytree(out, kept.with_suffix(".part"))
                kept.with_suffix(".part").rename(kept)
            seconds = time.monotonic() - started
            self.app.display_info(f"starboard: compiled {len(modules)} modules with mypyc in {seconds:.0f} s")
        built = [path for path in sorted(kept.rglob("*")) if path.is_file()]
        build_data["force_include"].update({str(path): path.relative_to(kept).as_posix() for path in built})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


if __name__ == "__main__":
    sys.exit(why_pure())
