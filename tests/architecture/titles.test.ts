import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';

/** From when on titles are held by this test: by date, since a commit that is rebased has another hash. */
const since = '2026-11-30T20:30:00Z';
const longest = 72;

const foldersOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** Rooms: the folders of the code, and what is named by its subject across them. */
const rooms = new Set([
  ...['src', 'src/areas', 'src/server', 'scripts'].flatMap(foldersOf),
  ...['schemas', 'scripts', 'stations', 'tests', 'docs', 'build'],
  ...['activities', 'bench', 'deposits', 'draws', 'games', 'levels', 'push', 'studio', 'team', 'withdrawals'],
]);

/** What is wrong with a title, undefined where nothing is. */
function faultOf(title: string): string | undefined {
  const [, room, first, rest] = /^([a-z-]+): (\S+)(.*)$/.exec(title) ?? [];
  if (room === undefined) return 'is not "<room>: <imperative>"';
  if (!rooms.has(room)) return `names a room that does not exist: ${room}`;
  if (title.length > longest) return `has ${title.length} characters, more than ${longest}`;
  if (!/^[a-z]+$/.test(first!)) return 'does not begin with a verb in small letters';
  if (
    /(?:ing|[^e]ed|[^su]s)$/.test(first!) &&
    !/^(?:bring|ring|spring|need|seed|speed|feed|focus|bias)$/.test(first!)
  )
    return `says what was or is done, not what to do: ${first}`;
  return /\.$/.test(rest!) ? 'ends with a full stop' : undefined;
}

/** Titles of commits since a moment; undefined in a copy of the project without its history. */
function titlesSince(moment: string): string[] | undefined {
  const { status, stdout } = spawnSync(
    'git',
    ['log', '--no-merges', '--format=%s', `--since=${moment}`, 'HEAD'],
    { cwd: root, encoding: 'utf8' },
  );
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

describe('the title of a commit', () => {
  it('is <room>: <imperative> in at most 72 characters', () => {
    const titles = titlesSince(since);
    expect(titles?.length ?? 1).toBeGreaterThan(0);
    const wrong = (titles ?? []).flatMap((title) => {
      const fault = faultOf(title);
      return fault ? [`"${title}" ${fault}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('is refused where it is too long, without a room, or no imperative', () => {
    for (const title of [
      'Savings and the header are one ground',
      'server: Give functions one argument',
      'server: gives functions one argument',
      'server: adding an argument',
      'server: gave functions one argument.',
      'kitchen: give functions one argument',
      `server: give ${'x'.repeat(longest)}`,
    ])
      expect(faultOf(title), title).toBeDefined();
    for (const title of [
      'server: give functions transaction, station and moment as one',
      'play: lay chips on the lines of the roulette carpet',
      'shell: pass focus on',
    ])
      expect(faultOf(title), title).toBeUndefined();
  });
});
