"""Telling people: languages, faces, lessons and rules references.

Knows the kernel and no game. A game announces its face as an entry point; its lesson and its rules reference lie
beside its language files.
"""

from starboard.words.face import Face
from starboard.words.faces import UnknownFace, face_of, printed_values
from starboard.words.language import LANGUAGES, Language, MissingMessage
from starboard.words.lesson import Lesson, Note
from starboard.words.printed import PrintedValue, Tally, tally
from starboard.words.reference import Section

__all__ = [
    "LANGUAGES",
    "Face",
    "Language",
    "Lesson",
    "MissingMessage",
    "Note",
    "PrintedValue",
    "Section",
    "Tally",
    "UnknownFace",
    "face_of",
    "printed_values",
    "tally",
]
