// `station plan`: what the files on disk change for players against a revision of git.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { firstClaim } from '#server/claimOrder.ts';
import { type StationChange, stationChanges } from '#station/derive/changes.ts';
import type { Reading } from '#station/read/readStation.ts';
import { commandText } from '../../commandTexts.ts';
import { speakingFor } from '../../spoken.ts';
import { formatOf, parseCommandLine, Unreadable, WrongUsage } from '../commandLine.ts';
import { mistakeText } from '../explain/said.ts';
import { allStationFiles, readFile, readText, stationsFolder } from '../files.ts';
import { bold, red } from '../formats/terminal.ts';
import { diffFormats, exitCodes, factsOf, formatDifferences } from './diff.ts';

interface Change extends Omit<StationChange, 'clashes'> {
  /** What is wrong between this file and others, a sentence each. */
  clashes: string[];
}

function git(folder: string, args: string[], input?: string): Buffer {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 1 << 28,
      ...(input === undefined ? {} : { input }),
    });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: Buffer };
    if (/not a git repository/.test(String(stderr)))
      throw new Unreadable(commandText('command.plan.noGit', { folder }));
    const said = (String(stderr ?? '') || message).trim().split('\n')[0]!;
    throw new Unreadable(commandText('command.plan.git', { said }));
  }
}

/** The texts of the station files of a revision, by file name; two processes, whatever their number. */
function textsAt(revision: string, folder: string): Map<string, string> {
  if (revision.startsWith('-')) throw new WrongUsage(commandText('command.plan.noRevision', { revision }));
  const blobs = git(folder, ['ls-tree', '-z', revision, '--', './'])
    .toString()
    .split('\0')
    .flatMap((line) => {
      const [, id, name] = /^\d+ blob ([\da-f]+)\t(.+\.json)$/s.exec(line) ?? [];
      return id && name ? [{ id, name: path.basename(name) }] : [];
    });
  const texts = new Map<string, string>();
  if (blobs.length === 0) return texts;
  const batch = git(folder, ['cat-file', '--batch'], `${blobs.map(({ id }) => id).join('\n')}\n`);
  let at = 0;
  for (const { name } of blobs) {
    // "<id> blob <size>", the bytes, and a line end.
    const start = batch.indexOf('\n', at) + 1;
    const end = start + Number(batch.toString('latin1', at, start - 1).split(' ')[2]);
    texts.set(name, batch.toString('utf8', start, end));
    at = end + 1;
  }
  return texts;
}

/** What becomes of each station, in the language that is spoken. */
const changesOf = (before: ReadonlyMap<string, Reading>, after: ReadonlyMap<string, Reading>): Change[] =>
  stationChanges(before, after, { chooseOwner: firstClaim('.'), factsOf }).map(({ clashes, ...change }) => ({
    ...change,
    clashes: clashes.map((one) => `${one.rule}: ${mistakeText(one.message)} ${mistakeText(one.consequence)}`),
  }));

export function run(args: string[]): number {
  const { values, positionals } = parseCommandLine(args, { format: { type: 'string' } });
  const format = formatOf(values.format, diffFormats);
  if (positionals.length > 1) throw new WrongUsage(commandText('command.plan.oneRevision'));
  const revision = positionals[0] ?? 'HEAD';
  const folder = stationsFolder();
  const texts = textsAt(revision, folder);
  const after = new Map(allStationFiles().map((file) => [path.basename(file), readFile(file)]));
  const before = new Map(
    [...texts].map(([name, text]) => {
      const now = after.get(name);
      return [name, now?.text === text ? now : readText(text, now?.fileName ?? path.join(folder, name))];
    }),
  );
  const changes = speakingFor(format, () => changesOf(before, after));
  if (format === 'json')
    process.stdout.write(`${JSON.stringify({ version: 1, revision, stations: changes }, null, 2)}\n`);
  else process.stdout.write(`${describeChanges(changes, revision, format)}\n`);
  if (changes.length === 0) return exitCodes.same;
  const takesAway = changes.some(
    (one) =>
      one.kind === 'removed' ||
      one.kind === 'broken' ||
      one.clashes.length > 0 ||
      one.differences.some((each) => each.isRemoval),
  );
  return takesAway ? exitCodes.removed : exitCodes.changed;
}

function describeChanges(changes: readonly Change[], revision: string, format: 'text' | 'markdown'): string {
  if (changes.length === 0) return commandText('command.plan.nothing', { revision });
  return changes
    .map(({ code, kind, differences, clashes }) => {
      const takes = kind === 'changed' && differences.some((one) => one.isRemoval);
      const sentence = commandText(`command.plan.${takes ? 'changedRemoved' : kind}`, {
        code,
        count: differences.length,
      });
      const head =
        format === 'markdown'
          ? `### ${sentence}\n`
          : kind === 'removed' || kind === 'broken'
            ? red(sentence)
            : bold(sentence);
      return [
        head,
        ...clashes.map((clash) => (format === 'markdown' ? `- ${clash}` : red(`  ${clash}`))),
        ...(kind === 'changed' ? [formatDifferences(differences, format)] : []),
      ].join('\n');
    })
    .join('\n\n');
}
