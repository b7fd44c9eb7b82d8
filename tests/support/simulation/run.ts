// Owns running many simulated histories: which states they met, and of one that fails whether it fails again and which of its steps it needs.
import type { Gate } from './gate.ts';
import { openSimulation, playHistory, type Simulation, Unexplained } from './history.ts';
import { dangerousStates } from './states.ts';

export interface RunOptions {
  first: number;
  count: number;
  /** A new database, and the clock at its beginning, after so many. */
  each: number;
  /** Sets what the servers sleep by. */
  onGate(gate: Gate): void;
}

export interface Run {
  steps: number;
  happened: number;
  /** By the name of a dangerous state, in how many histories it was met. */
  states: Record<string, number>;
}

const replays = 3;

/** Plays the histories of the seeds from `first` on. Throws for the first that is not explained, with how to play it again and the steps it needs. */
export async function runHistories(options: RunOptions): Promise<Run> {
  const { first, count, each, onGate } = options;
  const run: Run = { steps: 0, happened: 0, states: {} };
  for (const name of Object.keys(dangerousStates)) run.states[name] = 0;
  for (let from = first; from < first + count; from += each) {
    const simulation = await openSimulation({ onGate });
    try {
      for (let seed = from; seed < Math.min(from + each, first + count); seed += 1)
        await playOne({ simulation, from, seed, run, options });
    } finally {
      await simulation.stop();
    }
  }
  return run;
}

interface One {
  simulation: Simulation;
  /** The first since the database was new. */
  from: number;
  seed: number;
  run: Run;
  options: RunOptions;
}

async function playOne({ simulation, from, seed, run, options }: One): Promise<void> {
  try {
    const { taken, happened } = await playHistory(simulation, { seed });
    run.steps += taken.length;
    run.happened += happened.length;
    for (const [name, isMet] of Object.entries(dangerousStates)) if (isMet(happened)) run.states[name]! += 1;
  } catch (error) {
    if (!(error instanceof Unexplained)) throw error;
    throw new Error(await reportOf(from, seed, error, options), { cause: error });
  }
}

/** Plays the history again behind those before it, three times, then without one step after the other as long as it fails. */
async function reportOf(
  from: number,
  seed: number,
  error: Unexplained,
  { onGate }: RunOptions,
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
  return [
    `seed ${seed} is not explained by the rules; it failed ${failed} of ${replays} times again`,
    `again: npm run -s simulate -- --from ${from} --count ${seed - from + 1}`,
    `it needs ${error.steps.length - without.size} of its ${error.steps.length} steps: ${error.steps.filter((name) => !without.has(name)).join(', ')}`,
    found.message,
  ].join('\n');
}
