"""The base of the browser tests: servers, visits to pages, and trusted input."""
