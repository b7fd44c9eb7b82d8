// A load balancer as servers see it: it asks each of them all the time whether it takes players.
import { setTimeout as pause } from 'node:timers/promises';

export interface Readiness {
  begin(ports: readonly number[]): void;
  /** Whether each of them said yes when it was asked last. */
  isReady(): boolean;
  asked(): number;
  /** How often a server said that it takes nobody. */
  saidNo(): number;
  /** The longest wait for an answer since it was asked before, in milliseconds; what never came counts as long as it was waited for. */
  takeLongestMs(): number;
  end(): void;
}

const everyMs = 250;
const patienceMs = 10_000;

export function watchReadiness(): Readiness {
  const ready = new Map<number, boolean>();
  let [asked, saidNo, longestMs, isOver] = [0, 0, 0, false];

  async function watch(port: number): Promise<void> {
    while (!isOver) {
      const begun = performance.now();
      const status = await fetch(`http://localhost:${port}/readyz`, {
        signal: AbortSignal.timeout(patienceMs),
      }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (isOver) return;
      asked++;
      if (status !== 200) saidNo++;
      ready.set(port, status === 200);
      longestMs = Math.max(longestMs, performance.now() - begun);
      await pause(everyMs);
    }
  }

  return {
    begin(ports) {
      for (const port of ports) {
        ready.set(port, false);
        void watch(port);
      }
    },
    isReady: () => ready.size > 0 && [...ready.values()].every(Boolean),
    asked: () => asked,
    saidNo: () => saidNo,
    takeLongestMs() {
      const taken = longestMs;
      longestMs = 0;
      return taken;
    },
    end() {
      isOver = true;
    },
  };
}
