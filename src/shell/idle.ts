// Owns the waiting for a quiet moment: what is not needed for the first screen comes when it disturbs nobody.

const restMs = 1_500;

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 3_000 });
  else setTimeout(work, 1);
};

/** Works once the page is loaded, has rested and is idle; gives the way to call it off. */
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

/** Whether the player asked the browser to save data, or is on a line too slow to fetch ahead. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
