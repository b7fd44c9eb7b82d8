// Running many simulated histories: which states they met, and of one that fails whether it fails again and which of its steps it needs.
import type { Gate } from './gate.ts';
import { openSimulation, playHistory, Unexplained } from './history.ts';
import { dangerousStates } from './states.ts';

/** What histories met. */
export interface Tally {
  steps: number;
  happened: number;
  /** By the name of a dangerous state, in how many histories it was met. */
  states: Record<string, number>;
}

export const newTally = (): Tally => ({
  steps: 0,
  happened: 0,
  states: Object.fromEntries(Object.keys(dangerousStates).map((name) => [name, 0])),
});

export interface RunOptions {
  from: number;
  /** The first seed that is not played. */
  to: number;
  tally: Tally;
  /** Sets what the servers sleep by. */
  onGate(gate: Gate): void;
}

const replays = 3;

/** Plays the histories of these seeds in a new database. Throws for the first that is not explained, with how to play it again and the steps it needs. */
export async function runHistories({ from, to, tally, onGate }: RunOptions): Promise<void> {
  const simulation = await openSimulation({ onGate });
  let seed = from;
  try {
    for (; seed < to; seed += 1) {
      const { taken, happened } = await playHistory(simulation, { seed });
      tally.steps += taken.length;
      tally.happened += happened.length;
      for (const [name, isMet] of Object.entries(dangerousStates))
        if (isMet(happened)) tally.states[name]! += 1;
    }
  } catch (error) {
    if (!(error instanceof Unexplained)) throw error;
    throw new Error(await reportOf(from, seed, error, onGate), { cause: error });
  } finally {
    await simulation.stop();
  }
}

/** Plays the history again behind those before it, three times, then without one step after the other as long as it fails. */
async function reportOf(
  from: number,
  seed: number,
  error: Unexplained,
  onGate: RunOptions['onGate'],
): Promise<string> {
  const fails = async (without: ReadonlySet<string>): Promise<Unexplained | null> => {
    const simulation = await openSimulation({ onGate });
    try {
      for (let before = from; before < seed; before += 1) await playHistory(simulation, { seed: before });
      await playHistory(simulation, { seed, without });
      return null;
    } catch (again) {
      if (again instanceof Unexplained) return again;
      throw again;
    } finally {
      await simulation.stop();
    }
  };
  let found = error;
  let failed = 0;
  for (let times = 0; times < replays; times += 1) if (await fails(new Set())) failed += 1;
  const without = new Set<string>();
  if (failed === replays)
    for (const name of error.steps) {
      const smaller = await fails(new Set([...without, name]));
      if (!smaller) continue;
      without.add(name);
      found = smaller;
    }
  const needed = error.steps.filter((name) => !without.has(name));
  // The first line is what a command shows.
  return [
    `seed ${seed} is not explained by the rules; it failed ${failed} of ${replays} times again (npm run -s simulate -- --from ${from} --count ${seed - from + 1}) and needs ${needed.length} of its ${error.steps.length} steps: ${needed.join(', ')}`,
    found.message,
  ].join('\n');
}
