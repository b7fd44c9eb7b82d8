// Owns how pages spread what they ask after a draw: all at once would be most of what a server does in an evening.

/** Over so many milliseconds; each page keeps its own place in them. */
export const resultSpreadMs = 1_000;

/** Of this page. */
export const ownSpreadMs = Math.random() * resultSpreadMs;
