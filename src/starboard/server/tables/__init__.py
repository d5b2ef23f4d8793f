"""Tables: what can be played, and tables from their making to their first deal. Nothing here touches a game in play."""
