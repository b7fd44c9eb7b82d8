// Throttling: work is done at most once per interval, the last call included.

export interface Throttled<Value> {
  (value: Value): void;
  /** Cancels the pending call. */
  cancel(): void;
}

export function throttle<Value>(work: (value: Value) => void, everyMs: number): Throttled<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: Value } | null = null;
  const rest = (): void => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!waiting) return;
      const { value } = waiting;
      waiting = null;
      work(value);
      rest();
    }, everyMs);
  };
  const throttled = (value: Value): void => {
    if (timer !== undefined) {
      waiting = { value };
      return;
    }
    work(value);
    rest();
  };
  return Object.assign(throttled, {
    cancel(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
    },
  });
}
