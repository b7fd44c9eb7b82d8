// How large a code to scan is drawn: it fits the smallest phone, and its place is kept while it is loaded.

/** Width and height as CSS. */
export const qrSize = 'min(13rem, 60vw)';
