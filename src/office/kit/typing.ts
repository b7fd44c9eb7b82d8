// Owns whether a key is typed into something: then it is no key of a screen.
const typed =
  'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="button"])';

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typed) !== null;
