// How often pages ask, which is what an evening costs a server.

/** Who is here, for whoever is logged in. What no player waits for after a draw is spread over as long: when a page was opened is chance enough. */
export const pollMs = 20_000;

/** What pages ask after a draw is spread over so many milliseconds, each page at a place of its own: all at once would be most of what a server does. */
export const resultSpreadMs = 1_000;
