// The hook to something loaded by its key, such as a chunk: loading, there, or failed with a way to try again.
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
  /** The key shown now; null while the component is not. */
  const wanted = useRef<{ key: Key } | null>(null);
  const ask = useCallback((): Promise<void> => {
    const show = (result: { data?: Result; error?: unknown }): void => {
      if (wanted.current && wanted.current.key === key) setLoaded({ key, ...result });
    };
    return load(key).then(
      (data) => show({ data }),
      // A chunk that does not load is shown as a lost connection.
      () => show({ error: { kind: 'network' } }),
    );
  }, [key, load]);
  const own = loaded !== null && loaded.key === key ? loaded : null;
  const wasThere = useRef(own !== null);
  useEffect(() => {
    wanted.current = { key };
    if (!wasThere.current) void ask();
    wasThere.current = false;
    return () => {
      wanted.current = null;
    };
  }, [key, ask]);
  return {
    data: own?.data,
    error: own?.error,
    isLoading: !own,
    mutate: ask,
  };
}
