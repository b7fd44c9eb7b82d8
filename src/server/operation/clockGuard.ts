// Whether this process's clock agrees with the database's: nothing is drawn and nobody is sent here while it does not.
import type pg from 'pg';
import type { HealthProblem } from '../db/operatorProblem.ts';

/** Periods seal and open by the second. */
const mostMs = 1_000;

export interface ClockGuard {
  /** Compares the clocks; throws while they are more than a second apart. */
  check(): Promise<void>;
  /** Milliseconds that this process's clock is ahead, as last compared; what the question's own time may explain is nothing. */
  leadMs(): number;
  isWrong(): boolean;
  problems(): HealthProblem[];
}

export function createClockGuard(pool: pg.Pool, now: () => Date): ClockGuard {
  let lead = 0;
  const isWrong = (): boolean => Math.abs(lead) > mostMs;
  return {
    async check() {
      const before = now().getTime();
      const { rows } = await pool.query<{ at: Date }>('SELECT clock_timestamp() AS at');
      const after = now().getTime();
      const there = rows[0]!.at.getTime();
      lead = there < before ? before - there : there > after ? after - there : 0;
      if (isWrong())
        throw new Error(
          `The clock of this machine is ${Math.abs(lead)} ms ${lead > 0 ? 'ahead of' : 'behind'} the database's: nothing is drawn until both agree (NTP)`,
        );
    },
    leadMs: () => lead,
    isWrong,
    problems: () => (isWrong() ? [{ kind: 'clock', count: 1 }] : []),
  };
}
