/** Width and height of a code to scan as CSS: it fits the smallest phone, and its place is kept while it is loaded. */
export const qrSize = 'min(13rem, 60vw)';
