// The drill of a lost primary: the crash test on three nodes under Patroni, whose primary is killed again and again.
import { quantile } from '../bench/figures.ts';
import { randomFrom } from '../crash-test/random.ts';
import { formatReport } from '../crash-test/report.ts';
import { runCrashTest } from '../crash-test/run.ts';
import { type Numbers, say } from './flags.ts';
import { type Death, type Failover, type PatroniCluster, startPatroniCluster } from './patroniCluster.ts';
import { postgresFolder, programOf } from './programs.ts';

export const flags = { kills: '50', clients: '16', servers: '2', seed: '' };

/** Operations between two kills, at the least: players go on until the cluster is whole. */
const opsBetween = 150;
/** An outage that a player notices and forgives (shared/scale.md). */
const outageP95Most = 15_000;

const outage = (failovers: readonly Failover[], share: number): number =>
  quantile(
    failovers.map(({ outageMs }) => outageMs),
    share,
  );

function outages(failovers: readonly Failover[], of: string): string {
  const [p50, p95, p100] = [0.5, 0.95, 1].map((share) => (outage(failovers, share) / 1_000).toFixed(1));
  return `${failovers.length} of ${of}: ${p50} s in the middle, ${p95} at the 95th percentile, ${p100} at most`;
}

/** Returns the exit code: 1 where something acknowledged is lost or doubled, or the outages are too long. */
export async function run(numbers: Numbers<typeof flags>): Promise<number> {
  const { kills, seed } = numbers;
  const programs = {
    etcd: programOf('etcd'),
    patroni: programOf('patroni'),
    haproxy: programOf('haproxy'),
    postgres: postgresFolder(),
  };
  const random = randomFrom(seed, 2_000_000);
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
  for (const death of ['database', 'machine'] as const)
    console.log(
      `  ${outages(
        failovers.filter((each) => each.death === death),
        `a ${death}`,
      )}`,
    );
  console.log(`  ${outages(failovers, 'all')}`);
  const isShort = outage(failovers, 0.95) <= outageP95Most;
  if (!isShort) console.log(`Longer than ${outageP95Most / 1_000} s at the 95th percentile.`);
  return isShort && report.checks.every(({ faults }) => faults.length === 0) ? 0 : 1;
}
