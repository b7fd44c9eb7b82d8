// Which settings whoever is being drawn has read.

/** Paths that were read, such as menus.tabBar[0].name. */
export type Reads = Set<string>;

let current: Reads | null = null;

/** Runs `work`, whose reads are noted into `reads`. */
export function noting<Result>(reads: Reads, work: () => Result): Result {
  const before = current;
  current = reads;
  try {
    return work();
  } finally {
    current = before;
  }
}

/** Notes a path for whoever is being drawn. */
export const note = (path: string): void => void current?.add(path);
