// The drill of a new version: servers of an earlier one are replaced one after the other while players play, and both serve on one database meanwhile.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../build/site.ts';
import { openEmbedded } from '../crash-test/database.ts';
import { formatReport } from '../crash-test/report.ts';
import { runCrashTest } from '../crash-test/run.ts';
import { type Numbers, say } from './flags.ts';

export const flags = { ops: '1500', clients: '16', servers: '2', back: '20', seed: '' };

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The sources of a commit in a folder of their own, with what is installed here. */
function sourcesOf(commit: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lottery-version-'));
  git('worktree', 'add', '--detach', '--force', folder, commit);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  // What is generated is made by the program of that version.
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/gen.ts'], {
    cwd: folder,
  });
  if (existsSync(path.join(root, 'dist')))
    cpSync(path.join(root, 'dist'), path.join(folder, 'dist'), { recursive: true });
  return folder;
}

/** Returns the exit code: 1 where something does not add up. */
export async function run({ back, ...numbers }: Numbers<typeof flags>): Promise<number> {
  const before = git('rev-parse', '--short', `HEAD~${back}`);
  const version = sourcesOf(before);
  // However it ends.
  process.once('exit', () => {
    git('worktree', 'remove', '--force', version);
    rmSync(version, { recursive: true, force: true });
  });
  say(`From ${before} to ${git('rev-parse', '--short', 'HEAD')}, ${back} commits later.`);
  const report = await runCrashTest(
    { ...numbers, kills: 0, databaseKills: 0, counterpartyKills: 4 },
    say,
    openEmbedded,
    version,
  );
  console.log(formatReport(report));
  return report.checks.every(({ faults }) => faults.length === 0) ? 0 : 1;
}
