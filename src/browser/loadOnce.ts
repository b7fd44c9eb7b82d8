// Loading a part of the site that may fail: once for everybody, and again when it did fail.

/** The result of `load` for each key, shared by all callers; what failed is loaded again at the next call. */
export function loadOnce<Key, Result>(load: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const loading = new Map<Key, Promise<Result>>();
  return (key) => {
    const known = loading.get(key);
    if (known) return known;
    const result = load(key);
    loading.set(key, result);
    result.catch(() => loading.delete(key));
    return result;
  };
}

export interface Retry {
  pauseMs: number;
  /** Called after each failure; false gives up, and the failure is passed on. */
  mayRetry: (failures: number) => boolean;
}

/** Loads until it succeeds or may not be retried any more. */
export async function loadWithRetry<Result>(
  load: () => Promise<Result>,
  { pauseMs, mayRetry }: Retry,
): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (!mayRetry(failures)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
