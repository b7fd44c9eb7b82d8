// Owns how threads share a list: each takes the next batch when it is free, so that none waits long for the other.

const batchSize = 64;

/** Indexes below `length` that this thread takes; `taken` counts, for all threads, the batches taken so far. */
export function* batchesOf(length: number, taken: Int32Array): Generator<number> {
  for (;;) {
    const begin = Atomics.add(taken, 0, 1) * batchSize;
    if (begin >= length) return;
    for (let at = begin; at < Math.min(begin + batchSize, length); at++) yield at;
  }
}
