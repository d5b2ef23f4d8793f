"""The shelf: installed packs, files that somebody damaged, and a disk that is full."""

import errno
import os
from pathlib import Path

import pytest

from starboard.packs import PackError, find_pack, install_pack, read_pack, shelved_packs
from starboard.packs.pack import MOST_BYTES, Pack

HEAD = 'game = "sun"\nname = "{name}"\nedition = "English, 2020"\n'
TEXT = HEAD.format(name="my-box") + "# looked twice\n[system.sirius]\nvp = 4\n"


def put(shelf: Path, text: str = TEXT) -> Path:
    return install_pack(shelf, text, Pack.parse(text))


def test_a_pack_is_kept_as_it_was_written(tmp_path: Path) -> None:
    path = put(tmp_path / "packs")
    assert path == tmp_path / "packs" / "my-box.toml"
    assert path.read_text(encoding="utf-8") == TEXT
    assert find_pack(path.parent, "my-box").overrides() == {"system/sirius/vp": 4}
    assert [one.name for one in shelved_packs(path.parent)] == ["my-box"]


def test_a_damaged_file_spoils_only_itself(tmp_path: Path) -> None:
    put(tmp_path)
    (tmp_path / "cut.toml").write_text("game = ", encoding="utf-8")
    (tmp_path / "latin.toml").write_bytes(b'game = "\xff"')
    (tmp_path / "other.toml").write_text(TEXT, encoding="utf-8")
    found = {one.name: one for one in shelved_packs(tmp_path)}
    assert found["my-box"].pack is not None
    assert "cut.toml: not a TOML file" in found["cut"].problem
    assert "latin.toml: not a TOML file: it is not UTF-8 text" in found["latin"].problem
    assert "says that it is the pack 'my-box'" in found["other"].problem


def test_a_pack_that_was_changed_by_hand_is_held_against_the_rulebook_again(tmp_path: Path) -> None:
    path = put(tmp_path)
    path.write_text(HEAD.format(name="my-box") + "[system.kapteyns-star]\npower = 6\n", encoding="utf-8")
    with pytest.raises(PackError, match=r"my-box\.toml: Kapteyn's Star \(rulebook 1062-1073\); somebody has changed"):
        find_pack(tmp_path, "my-box")


@pytest.mark.parametrize("name", ["", "..", "../my-box", "my-box.toml", "MY-BOX", "other", "x" * 300, "a/b", "a\0b"])
def test_only_names_of_packs_are_looked_for(tmp_path: Path, name: str) -> None:
    put(tmp_path / "shelf")
    put(tmp_path)
    with pytest.raises(PackError, match=r"there is no pack .*; installed are: my-box"):
        find_pack(tmp_path / "shelf", name)


def test_a_shelf_that_is_not_there_is_empty(tmp_path: Path) -> None:
    assert shelved_packs(tmp_path / "nowhere") == []
    with pytest.raises(PackError, match="installed are: none"):
        find_pack(tmp_path / "nowhere", "my-box")


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"cannot read .*: No such file"):
        read_pack(tmp_path / "nowhere.toml")
    with pytest.raises(PackError, match=r"cannot read .*: Is a directory"):
        read_pack(tmp_path)
    long = tmp_path / "long.toml"
    long.write_bytes(b"# " + "ż".encode() * MOST_BYTES)
    with pytest.raises(PackError, match=f"longer than {MOST_BYTES} bytes"):
        read_pack(long)


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path)

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        put(tmp_path, TEXT.replace("vp = 4", "vp = 5"))
    assert find_pack(tmp_path, "my-box").overrides() == {"system/sirius/vp": 4}
    assert [path.name for path in tmp_path.iterdir()] == ["my-box.toml"]
