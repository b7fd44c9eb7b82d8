// The limit of log lines that anybody can cause: a number for each key and altogether in a window, counted in memory.

export interface LineLimit {
  /** Whether one more line of this key may be logged. */
  take(key: string): boolean;
  /** Reports what was dropped last. */
  end(): void;
}

/** `onDropped` is called once at the end of a window in which lines were dropped, with their number. */
export function createLineLimit(options: {
  windowMs: number;
  perKey: number;
  overall: number;
  onDropped: (count: number) => void;
}): LineLimit {
  const { windowMs, perKey, overall, onDropped } = options;
  // Holds keys of logged lines alone, so it is no longer than `overall`.
  const counts = new Map<string, number>();
  let total = 0;
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;

  function end(): void {
    clearTimeout(timer);
    timer = undefined;
    counts.clear();
    total = 0;
    if (dropped > 0) onDropped(dropped);
    dropped = 0;
  }

  return {
    take(key) {
      timer ??= setTimeout(end, windowMs).unref();
      const count = counts.get(key) ?? 0;
      if (total >= overall || count >= perKey) {
        dropped++;
        return false;
      }
      counts.set(key, count + 1);
      total++;
      return true;
    },
    end,
  };
}
