"""What the browser tests stand on: servers, a visit to a page, and trusted input."""
