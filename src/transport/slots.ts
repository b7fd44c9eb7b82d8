// How many reads are under way at once, so that hung ones leave sockets for a call that moves money.

/** A browser opens six HTTP/1.1 connections to a host: two stay free for what the player does. */
const mostSlots = 4;

let taken = 0;
const waiting: (() => void)[] = [];

/** Waits for a slot; resolves to the function that releases it. Rejects as soon as the signal aborts. */
export function acquireSlot(signal: AbortSignal): Promise<() => void> {
  const giveBack = (): void => {
    taken -= 1;
    waiting.shift()?.();
  };
  return new Promise((resolve, reject) => {
    const take = (): void => {
      signal.removeEventListener('abort', leave);
      taken += 1;
      resolve(giveBack);
    };
    const leave = (): void => {
      waiting.splice(waiting.indexOf(take), 1);
      reject(signal.reason);
    };
    if (signal.aborted) return reject(signal.reason);
    if (taken < mostSlots) return take();
    signal.addEventListener('abort', leave, { once: true });
    waiting.push(take);
  });
}
