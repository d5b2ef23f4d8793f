close = Close
loading = Loading…
problem-offline = The server cannot be reached. Check the connection and try again.
problem-status = The server refused ({ $status }).
problem-board = The board could not be loaded. Reload the page.
