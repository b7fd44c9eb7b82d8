// Fair queues for what there is little of: a few at a time, no more than so many that wait, and those who wait take turns.
import type { Refusal } from './refusal.ts';

export interface QueueLimits {
  atOnce: number;
  /** Of these, how many one owner has at most; all of them when left out. */
  eachAtOnce?: number;
  waiting: number;
  waitMs: number;
  /** For whoever finds the queue full or has waited too long. */
  refusal: () => Refusal;
}

/** Gives a turn back. */
export type Leave = () => void;

export interface Queue {
  /**
   * Waits for a turn. Where several wait, their owners take turns, however many of theirs wait. When the queue is full, the last of the owner
   * with most of them gives way. Rejects with the refusal of its limits when the queue is full or the wait too long.
   */
  turn(owner: string): Promise<Leave>;
  /** Runs work when it is its turn, and refuses as turn(). */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>;
  /** How many wait now. */
  waiting(): number;
}

interface Waiting {
  start: (leave: Leave) => void;
  refuse: () => void;
}

export function createQueue(limits: QueueLimits): Queue {
  const { atOnce, eachAtOnce = atOnce } = limits;
  const running = new Map<string, number>();
  /** Who waits, by owner; the owner whose turn is next comes first. */
  const lines = new Map<string, Waiting[]>();
  let runningCount = 0;
  let waitingCount = 0;

  function begin(owner: string): Leave {
    runningCount++;
    running.set(owner, (running.get(owner) ?? 0) + 1);
    return () => {
      runningCount--;
      const left = running.get(owner)! - 1;
      if (left === 0) running.delete(owner);
      else running.set(owner, left);
      startNext();
    };
  }
  const mayBegin = (owner: string): boolean =>
    runningCount < atOnce && (running.get(owner) ?? 0) < eachAtOnce;

  function remove(owner: string, entry: Waiting): void {
    const line = lines.get(owner)!;
    line.splice(line.indexOf(entry), 1);
    if (line.length === 0) lines.delete(owner);
    waitingCount--;
  }

  function nextOwner(): string | undefined {
    for (const owner of lines.keys()) if (mayBegin(owner)) return owner;
    return undefined;
  }

  function startNext(): void {
    const owner = nextOwner();
    if (owner === undefined) return;
    const [first] = lines.get(owner)!;
    remove(owner, first!);
    const rest = lines.get(owner);
    // To the end: whoever else waits comes before the next of this owner.
    if (rest && lines.delete(owner)) lines.set(owner, rest);
    first!.start(begin(owner));
  }

  /** Makes room for one more of this owner; false where the owner has most of those that wait. */
  function makeRoom(owner: string): boolean {
    const [longest] = [...lines.values()].toSorted((one, other) => other.length - one.length);
    if (!longest || longest.length <= (lines.get(owner)?.length ?? 0) + 1) return false;
    longest.at(-1)!.refuse();
    return true;
  }

  const wait = (owner: string) =>
    new Promise<Leave>((resolve, reject) => {
      const refuse = (): void => reject(limits.refusal());
      if (waitingCount >= limits.waiting && !makeRoom(owner)) return refuse();
      const giveUp = (): void => {
        clearTimeout(timer);
        remove(owner, entry);
        refuse();
      };
      const timer = setTimeout(giveUp, limits.waitMs);
      const entry: Waiting = {
        start(leave) {
          clearTimeout(timer);
          resolve(leave);
        },
        refuse: giveUp,
      };
      lines.set(owner, [...(lines.get(owner) ?? []), entry]);
      waitingCount++;
    });

  const turn = async (owner: string): Promise<Leave> => (mayBegin(owner) ? begin(owner) : await wait(owner));
  return {
    turn,
    async run(owner, work) {
      const leave = await turn(owner);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    waiting: () => waitingCount,
  };
}
