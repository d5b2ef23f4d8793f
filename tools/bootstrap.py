"""Create the virtual environment and put uv into it: bootstrap.py FOLDER UV_VERSION."""

from __future__ import annotations

import hashlib
import importlib.util
import subprocess
import sys
import tempfile
import urllib.request
import venv
from pathlib import Path

# For Pythons without ensurepip (Debian and Ubuntu without python3-venv). A wheel of pip can run itself.
PIP_URL = (
    "https://files.pythonhosted.org/packages/07/25/"
    "ee8c38ae72d66b844ce8eb9711ba905dba21ca1a8a0c960057c41cd23337/pip-26.3-py3-none-any.whl"
)
PIP_SHA256 = "f3b60b20ffaadd4415ed7957212a38ac63fa4c5fa375bd0f4a797777940fad13"


def download_pip(folder: str) -> Path:
    """Fetch the pinned pip wheel and return the path under which Python can run it."""
    with urllib.request.urlopen(PIP_URL, timeout=120) as response:
        content = response.read()
    if hashlib.sha256(content).hexdigest() != PIP_SHA256:
        raise SystemExit("starboard: the downloaded pip does not match its checksum")
    wheel = Path(folder, PIP_URL.rpartition("/")[2])
    wheel.write_bytes(content)
    return wheel / "pip"


def main(folder: str, uv_version: str) -> None:
    """Replace whatever is in `folder` with a fresh environment that contains uv."""
    has_ensurepip = importlib.util.find_spec("ensurepip") is not None
    venv.create(folder, clear=True, symlinks=True, with_pip=has_ensurepip)
    python = Path(folder, "bin", "python")
    with tempfile.TemporaryDirectory() as temporary:
        pip = ["-m", "pip"] if has_ensurepip else [str(download_pip(temporary))]
        options = ["install", "--quiet", "--disable-pip-version-check", f"uv=={uv_version}"]
        subprocess.run([python, *pip, *options], check=True)


if __name__ == "__main__":
    print(f"starboard: creating {sys.argv[1]} with Python {sys.version.split()[0]}", flush=True)
    main(*sys.argv[1:])
