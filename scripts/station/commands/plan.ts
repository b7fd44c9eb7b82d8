// Owns `station plan`: what the files on disk change for players against a revision of git.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type Difference, differencesOf, isRemoval, visibleFactsOf } from '#station/derive/visibleFacts.ts';
import type { Reading } from '#station/read/readStation.ts';
import { formatOf, parseCommandLine, Unreadable, WrongUsage } from '../commandLine.ts';
import { readFile, readText, stationFiles, stationsFolder } from '../files.ts';
import { bold, red } from '../formats/terminal.ts';
import { textOf } from '../textCatalogue.ts';
import { diffFormats, exitCodes, formatDifferences } from './diff.ts';

interface Change {
  code: string;
  kind: 'added' | 'removed' | 'changed' | 'broken';
  differences: Difference[];
}

function git(folder: string, ...args: string[]): string {
  try {
    return execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 1 << 28,
    });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Unreadable(`git says: ${(stderr || message).trim().split('\n')[0]}`);
  }
}

/** The station files of a revision, by file name. */
function filesAt(revision: string, folder: string): Map<string, Reading> {
  if (revision.startsWith('-')) throw new WrongUsage(`"${revision}" is not a revision.`);
  const names = git(folder, 'ls-tree', '--name-only', '-z', revision, '--', './')
    .split('\0')
    .map((name) => path.basename(name))
    .filter((name) => name.endsWith('.json'));
  return new Map(
    names.map((name) => [
      name,
      readText(git(folder, 'show', `${revision}:./${name}`), path.join(folder, name)),
    ]),
  );
}

export function run(args: string[]): number {
  const { values, positionals } = parseCommandLine(args, { format: { type: 'string' } });
  const format = formatOf(values.format, diffFormats);
  if (positionals.length > 1) throw new WrongUsage('One revision at a time.');
  const revision = positionals[0] ?? 'HEAD';
  const folder = stationsFolder();
  const before = filesAt(revision, folder);
  const after = new Map(stationFiles([]).map((file) => [path.basename(file), readFile(file)]));
  const changes: Change[] = [];
  for (const name of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const code = name.replace(/\.json$/, '');
    const [was, is] = [before.get(name), after.get(name)];
    if (is && !is.station) changes.push({ code, kind: 'broken', differences: [] });
    else if (!is) changes.push({ code, kind: 'removed', differences: [] });
    else if (!was?.station)
      changes.push({
        code,
        kind: 'added',
        differences: differencesOf([], visibleFactsOf(is.station!, textOf)),
      });
    else {
      const differences = differencesOf(
        visibleFactsOf(was.station, textOf),
        visibleFactsOf(is.station!, textOf),
      );
      if (differences.length > 0) changes.push({ code, kind: 'changed', differences });
    }
  }
  if (format === 'json')
    process.stdout.write(
      `${JSON.stringify({ version: 1, revision, stations: changes.map((one) => ({ ...one, differences: one.differences.map((each) => ({ ...each, isRemoval: isRemoval(each) })) })) }, null, 2)}\n`,
    );
  else process.stdout.write(`${describeChanges(changes, revision, format)}\n`);
  if (changes.length === 0) return exitCodes.same;
  const takesAway = changes.some(
    (one) => one.kind === 'removed' || one.kind === 'broken' || one.differences.some(isRemoval),
  );
  return takesAway ? exitCodes.removed : exitCodes.changed;
}

function describeChanges(changes: readonly Change[], revision: string, format: 'text' | 'markdown'): string {
  if (changes.length === 0) return `Nothing changes for players since ${revision}.`;
  return changes
    .map(({ code, kind, differences }) => {
      const sentence = {
        added: `${code} is a new station.`,
        removed: `${code} is removed: its hosts no longer answer.`,
        broken: `${code} has errors and would be kept out; "station check ${code}" lists them.`,
        changed: `${code} changes in ${differences.length} ${differences.length === 1 ? 'thing' : 'things'}${differences.some(isRemoval) ? ', some of it removed' : ''}.`,
      }[kind];
      const head =
        format === 'markdown'
          ? `### ${sentence}\n`
          : kind === 'removed' || kind === 'broken'
            ? red(sentence)
            : bold(sentence);
      return kind === 'changed' ? `${head}\n${formatDifferences(differences, format)}` : head;
    })
    .join('\n\n');
}
