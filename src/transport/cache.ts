// The answers a page keeps: which came with it, how old each is, which screens still wait for one that is under way, and how all are cleared.
import { mutate, unload } from 'swr';

/** An answer this new is not requested again when another screen reads it. */
const freshMs = 10_000;
/** A screen that is back within this time finds its call still under way. */
const graceMs = 100;

const arrivals = new Map<string, number>();
const retained = new Map<string, { readers: number; leaving: AbortController }>();

/** Keeps the answers that came with the page, by callKey(). */
export function seedAnswers(answers: Record<string, unknown>, now = Date.now()): void {
  for (const [key, answer] of Object.entries(answers)) {
    arrivals.set(key, now);
    void mutate(key, answer, { revalidate: false });
  }
}

export const markArrived = (key: string): void => void arrivals.set(key, Date.now());

export const isFresh = (key: string, now = Date.now()): boolean => {
  const at = arrivals.get(key);
  return at !== undefined && now - at < freshMs;
};

/** Something was changed, and any answer may be affected: the next screen that reads one requests it again. */
export function markAnswersStale(): void {
  for (const key of arrivals.keys()) arrivals.set(key, Number.NEGATIVE_INFINITY);
}

/** Whether an answer has come since the player came or changed, however old it is. */
export const hasArrived = (key: string): boolean => arrivals.has(key);

/** A screen wants this answer; returns the function that says it no longer does. An answer that no screen wants has its call aborted. */
export function retainAnswer(key: string): () => void {
  const entry = retained.get(key) ?? { readers: 0, leaving: new AbortController() };
  entry.readers += 1;
  retained.set(key, entry);
  return () => {
    entry.readers -= 1;
    setTimeout(() => {
      if (entry.readers > 0 || retained.get(key) !== entry) return;
      retained.delete(key);
      entry.leaving.abort();
    }, graceMs);
  };
}

/** Aborts once no screen wants the answer any more. A screen that draws for the first time retains it a moment after its request. */
export function releaseSignal(key: string): AbortSignal {
  const entry = retained.get(key) ?? { readers: 0, leaving: new AbortController() };
  retained.set(key, entry);
  return entry.leaving.signal;
}

/** Requests again what is on screen of the calls whose ids begin so; what is not on screen is stale from now on. */
export async function revalidateAnswers(beginning: string): Promise<void> {
  for (const key of arrivals.keys()) if (key.startsWith(beginning)) arrivals.set(key, 0);
  await mutate((key) => typeof key === 'string' && key.startsWith(beginning), undefined, {
    revalidate: true,
    populateCache: false,
  });
}

/** Clears every answer, those of lists in pages included; what is on screen is requested again. */
export function clearAnswers(): void {
  arrivals.clear();
  unload();
}
