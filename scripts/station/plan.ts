// Owns `station plan`: what the files on disk change for players against a revision of git.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type Difference, differencesOf, isRemoval, productOf } from '#station/product.ts';
import type { Reading } from '#station/read.ts';
import { formatOf, parseArguments, Unreadable, WrongUsage } from './arguments.ts';
import { diffFormats, exitCodes, told } from './diff.ts';
import { readFile, readText, stationFiles, stationsFolder } from './files.ts';
import { bold, red } from './paint.ts';
import { words } from './words.ts';

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
  if (revision.startsWith('-')) throw new WrongUsage(`"${revision}" is no revision.`);
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
  const parsed = parseArguments(args, [], ['format']);
  const format = formatOf(parsed, diffFormats);
  if (parsed.words.length > 1) throw new WrongUsage('One revision at a time.');
  const revision = parsed.words[0] ?? 'HEAD';
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
      changes.push({ code, kind: 'added', differences: differencesOf([], productOf(is.station!, words)) });
    else {
      const differences = differencesOf(productOf(was.station, words), productOf(is.station!, words));
      if (differences.length > 0) changes.push({ code, kind: 'changed', differences });
    }
  }
  if (format === 'json')
    process.stdout.write(
      `${JSON.stringify({ version: 1, revision, stations: changes.map((one) => ({ ...one, differences: one.differences.map((each) => ({ ...each, isRemoval: isRemoval(each) })) })) }, null, 2)}\n`,
    );
  else process.stdout.write(`${inWords(changes, revision, format)}\n`);
  if (changes.length === 0) return exitCodes.same;
  const takesAway = changes.some(
    (one) => one.kind === 'removed' || one.kind === 'broken' || one.differences.some(isRemoval),
  );
  return takesAway ? exitCodes.removed : exitCodes.changed;
}

function inWords(changes: readonly Change[], revision: string, format: 'text' | 'markdown'): string {
  if (changes.length === 0) return `Nothing changes for players since ${revision}.`;
  return changes
    .map(({ code, kind, differences }) => {
      const sentence = {
        added: `${code} is a new station.`,
        removed: `${code} is removed: its hosts answer no more.`,
        broken: `${code} has errors and would be kept out; "station check ${code}" tells them.`,
        changed: `${code} changes in ${differences.length} ${differences.length === 1 ? 'thing' : 'things'}${differences.some(isRemoval) ? ', some of it removed' : ''}.`,
      }[kind];
      const head =
        format === 'markdown'
          ? `### ${sentence}\n`
          : kind === 'removed' || kind === 'broken'
            ? red(sentence)
            : bold(sentence);
      return kind === 'changed' ? `${head}\n${told(differences, format)}` : head;
    })
    .join('\n\n');
}
