"""Web: HTTP and WebSockets: endpoints, sockets, limits and security headers. What is asked is answered elsewhere."""
