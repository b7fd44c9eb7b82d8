// `npm run -s restore`: puts a backup into a data folder that holds no database, and reads it back.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { unpackCluster } from '#server/postgres/backup/unpackCluster.ts';
import { ClusterError } from '#server/postgres/clusterError.ts';
import { checkName, reconcileFolder, reconciliationLines } from './backup/verifyBackup.ts';
import { root } from './build/site.ts';

const usage = `Usage: npm run -s restore -- <file>

Puts a backup made by "npm run -s backup" into DATA_DIR (.data when left out), which must not hold a database.
Whatever happened after the time in the file's name is not in it.`;

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

try {
  await restore();
} catch (error) {
  if (!(error instanceof ClusterError)) throw error;
  say(error.message);
  process.exitCode = 1;
}

async function restore(): Promise<void> {
  const file = fileGiven();
  const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
  const at = await checkName(file);
  say(
    `The state of ${at.toISOString()}. What happened after that is not in it: bets, deposits, withdrawals and results of ${sinceOf(at)}. ` +
      'Compare with the books of the payment provider, the bank desk and the platforms before players come back.',
  );
  await unpackCluster(file, dataDir, say);
  const result = await reconcileFolder(dataDir);
  for (const line of reconciliationLines(result)) say(line);
  if (result.faults.length > 0) process.exitCode = 1;
  process.stdout.write(`${dataDir}\n`);
}

function fileGiven(): string {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean' } },
    });
    if (values.help) {
      process.stdout.write(`${usage}\n`);
      process.exit(0);
    }
    if (positionals.length !== 1) throw new Error('Which file? One backup is restored at a time.');
    return path.resolve(positionals[0]!);
  } catch (error) {
    say(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}

/** How long ago, for a person. */
function sinceOf(at: Date): string {
  const minutes = Math.max(0, Math.round((Date.now() - at.getTime()) / 60_000));
  if (minutes < 120) return `the last ${minutes} minutes`;
  return minutes < 2_880
    ? `the last ${Math.round(minutes / 60)} hours`
    : `the last ${Math.round(minutes / 1_440)} days`;
}
