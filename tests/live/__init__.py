"""Tests that open real sockets: a browser at the demo's page."""
