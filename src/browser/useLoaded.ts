// Owns the hook to something loaded by its key, such as a chunk: loading, there, or failed with a way to try again.
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Loaded<Result> {
  data: Result | undefined;
  error: unknown;
  isLoading: boolean;
  /** Tries again; resolves when that has ended, either way. */
  mutate: () => Promise<void>;
}

/** `load` has to stay the same function. `there` is what is loaded already, shown at once. */
export function useLoaded<Key, Result>(
  key: Key,
  load: (key: Key) => Promise<Result>,
  there?: Result,
): Loaded<Result> {
  const [loaded, setLoaded] = useState<{ key: Key; data?: Result; error?: unknown } | null>(() =>
    there === undefined ? null : { key, data: there },
  );
  const wanted = useRef<Key | null>(null);
  const ask = useCallback(
    () =>
      load(key).then(
        (data) => wanted.current === key && setLoaded({ key, data }),
        // A chunk that does not come is a lost connection to whoever shows it.
        () => wanted.current === key && setLoaded({ key, error: { kind: 'network' } }),
      ),
    [key, load],
  );
  const isThere = loaded?.key === key;
  const wasThere = useRef(isThere);
  useEffect(() => {
    wanted.current = key;
    if (!wasThere.current) void ask();
    wasThere.current = false;
    return () => {
      wanted.current = null;
    };
  }, [key, ask]);
  return {
    data: isThere ? loaded.data : undefined,
    error: isThere ? loaded.error : undefined,
    isLoading: !isThere,
    mutate: useCallback(async () => void (await ask()), [ask]),
  };
}
