"""People: who somebody is here, and how they are told that it is their turn."""
