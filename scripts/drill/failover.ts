// Owns the drill of a lost primary: the crash test on three nodes under Patroni, whose primary is killed again and again.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { randomFrom } from '../crash-test/random.ts';
import { formatReport } from '../crash-test/report.ts';
import { runCrashTest } from '../crash-test/run.ts';
import { type Death, type Failover, type PatroniCluster, startPatroniCluster } from './patroniCluster.ts';
import type { Programs } from './programs.ts';

export const usage = '[--kills 50] [--clients 16] [--servers 2] [--seed 1..4294967295]';

const flags = { kills: '50', clients: '16', servers: '2', seed: '' };
const most = { kills: 1_000, clients: 128, servers: 8, seed: 0xff_ff_ff_ff };
/** Operations between two kills, at the least: players go on until the cluster is whole. */
const opsBetween = 150;
/** An outage that a player notices and forgives (shared/scale.md). */
const outageP95Most = 15_000;

type Numbers = Record<keyof typeof flags, number>;

function readFlags(args: readonly string[]): Numbers | string {
  try {
    const options = Object.fromEntries(
      Object.entries(flags).map(([name, value]) => [name, { type: 'string' as const, default: value }]),
    );
    const { values } = parseArgs({ args: [...args], options });
    const numbers = {} as Numbers;
    for (const name of Object.keys(flags) as (keyof Numbers)[]) {
      const text = String(values[name]);
      const number = name === 'seed' && text === '' ? randomInt(1, most.seed) : Number(text);
      if (!Number.isSafeInteger(number) || number < 1 || number > most[name])
        return `--${name} is a whole number from 1 to ${most[name]}, not "${text}".`;
      numbers[name] = number;
    }
    return numbers;
  } catch (error) {
    return (error as Error).message;
  }
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? 0;

function outages(failovers: readonly Failover[], death?: Death): string {
  const values = failovers.filter((each) => !death || each.death === death).map(({ outageMs }) => outageMs);
  const [p50, p95, p100] = [0.5, 0.95, 1].map((share) => (quantile(values, share) / 1_000).toFixed(1));
  return `${values.length} of ${death ? `a ${death}` : 'all'}: ${p50} s in the middle, ${p95} at the 95th percentile, ${p100} at most`;
}

/** Returns the exit code: 1 where something acknowledged is lost or doubled, or the outages are too long. */
export async function run(args: readonly string[], programs: Programs): Promise<number> {
  const numbers = readFlags(args);
  if (typeof numbers === 'string') {
    console.error(`${numbers}\nnpm run drill -- failover ${usage}`);
    return 2;
  }
  process.env.LOG_LEVEL ??= 'error';
  const { kills, seed } = numbers;
  const random = randomFrom(seed, 2_000_000);
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  let cluster: PatroniCluster | undefined;
  const report = await runCrashTest(
    { ...numbers, ops: kills * opsBetween, kills: 0, databaseKills: kills, counterpartyKills: 0 },
    say,
    async (folder) => {
      const nextDeath = (): Death => (random.percent(50) ? 'machine' : 'database');
      cluster = await startPatroniCluster(folder, programs, nextDeath, say);
      return cluster;
    },
  );
  const failovers = cluster!.failovers;
  console.log(formatReport(report));
  console.log('\nFrom the kill of a primary to the first acknowledged write:');
  for (const death of ['database', 'machine'] as const) console.log(`  ${outages(failovers, death)}`);
  console.log(`  ${outages(failovers)}`);
  const isShort =
    quantile(
      failovers.map(({ outageMs }) => outageMs),
      0.95,
    ) <= outageP95Most;
  if (!isShort) console.log(`Longer than ${outageP95Most / 1_000} s at the 95th percentile.`);
  return isShort && report.checks.every(({ faults }) => faults.length === 0) ? 0 : 1;
}
