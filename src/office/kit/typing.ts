// Owns whether a key that is pressed is one for the screen: nobody types into something, and no modifier makes it the browser's.
const typed =
  'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="button"])';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typed) !== null;

export const isForScreen = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isTyping(target);
