// The waiting for a quiet moment: what is not needed for the first screen is loaded when it disturbs nobody.

/** Short, so that the announcement of the day is there before a player presses something; its work still comes after the first paint. */
const restMs = 300;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3_000 });
  else setTimeout(work, 1);
};

/** Works once the page is loaded, has rested and is idle; returns the function that cancels it. */
export function afterFirstScreen(work: () => void, pauseMs = restMs): () => void {
  let isOff = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    timer = setTimeout(() => whenIdle(() => isOff || work()), pauseMs);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
  return () => {
    isOff = true;
    clearTimeout(timer);
    window.removeEventListener('load', rest);
  };
}

const signs = ['pointerdown', 'touchstart', 'keydown', 'scroll'] as const;
const longRestMs = 6_000;

/** Works once the player begins to use the page, or after a long rest; returns the function that cancels it. */
export function whenUsed(work: () => void): () => void {
  const stop = (): void => {
    clearTimeout(timer);
    for (const sign of signs) window.removeEventListener(sign, begin);
  };
  const begin = (): void => {
    stop();
    work();
  };
  const timer = setTimeout(begin, longRestMs);
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true });
  return stop;
}

/** Whether the player asked the browser to save data, or is on a line too slow to fetch ahead. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
