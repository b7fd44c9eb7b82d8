// What follows from a key waits until the frame is drawn that shows the key.

/** A page that is out of sight draws no frames. */
const mostMs = 100;

/** Does the newest work that it was given, once what stands on the page now is drawn. */
export function createAfterFrame(): (work: () => void) => void {
  let newest: (() => void) | undefined;
  const run = (): void => {
    const work = newest;
    newest = undefined;
    work?.();
  };
  return (work) => {
    if (!newest) {
      // What a frame's own work puts off comes once it is drawn.
      requestAnimationFrame(() => setTimeout(run));
      setTimeout(run, mostMs);
    }
    newest = work;
  };
}
