// How threads share the work on a list: each claims the next batch when it is free, so that none waits long for the other.

const batchSize = 64;

/** Indexes below `length` that this thread claims; `claimed` counts, for all threads, the batches claimed so far. */
export function* claimIndexes(length: number, claimed: Int32Array): Generator<number> {
  for (;;) {
    const begin = Atomics.add(claimed, 0, 1) * batchSize;
    if (begin >= length) return;
    for (let at = begin; at < Math.min(begin + batchSize, length); at++) yield at;
  }
}
