// How many requests of one owner begin within one turn of the event loop: whoever sends many at once is served between others, not before them.

/** Resolves when a request of this owner may begin; undefined where it may at once. */
export type Turn = (owner: string) => Promise<void> | undefined;

/**
 * Nothing is refused and nothing waits for a time: what does not begin in this turn begins in one of the next, in order. A call of another owner goes through
 * several turns, one for each question to the database, and each of them is as long as what begins in it.
 */
export function createTurns(most: number): Turn {
  const begun = new Map<string, number>();
  const lines = new Map<string, (() => void)[]>();
  let isNextDue = false;

  function begin(owner: string): void {
    begun.set(owner, (begun.get(owner) ?? 0) + 1);
    if (isNextDue) return;
    isNextDue = true;
    setImmediate(next);
  }

  function next(): void {
    isNextDue = false;
    begun.clear();
    for (const [owner, line] of lines) {
      for (const start of line.splice(0, most)) {
        begin(owner);
        start();
      }
      if (line.length === 0) lines.delete(owner);
    }
  }

  return (owner) => {
    const line = lines.get(owner);
    if (!line && (begun.get(owner) ?? 0) < most) return void begin(owner);
    return new Promise<void>((start) => {
      if (line) line.push(start);
      else lines.set(owner, [start]);
    });
  };
}
