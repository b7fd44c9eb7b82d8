// `npm test -- --changed`: what git says has changed, the steps for it, and the words on what they leave out.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../build/site.ts';
import { readScreens } from '../gen/screens.ts';
import { isTest, type Project, projectOf, type Reach, reachOf } from './reach.ts';
import { build, chromium, journeys, lint, type Step, server, types, unitAlone } from './steps.ts';

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout : undefined;
}

/** Where the branch began; on the main branch itself, the last commit. */
function beginning(): string {
  const bases = ['main', 'origin/main'].map((main) => git('merge-base', main, 'HEAD')?.trim());
  return bases.find((base) => base) ?? 'HEAD';
}

const isHere = (ref: string): boolean =>
  git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`) !== undefined;

/** Files that differ from a commit, those of no commit and deleted ones included. */
const changedSince = (ref: string): string[] =>
  [
    git('diff', '--name-only', '--no-renames', '-z', ref),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
    .flatMap((list) => list?.split('\0') ?? [])
    .filter(Boolean);

/** Words that the texts of players no longer have: whole values, long enough to stand for themselves. */
const removedWordsSince = (ref: string): string[] =>
  (git('diff', '-U0', ref, '--', 'src/texts') ?? '')
    .split('\n')
    .flatMap((line) => /^-\s+"[^"]+": "([^"{}]+)"/.exec(line)?.[1] ?? [])
    .filter((words) => words.length > (/^[ -~]*$/.test(words) ? 7 : 2));

async function readProject(): Promise<Project> {
  const folders = ['src', 'scripts', 'tests', 'schemas/call', 'schemas/entity'];
  const lists = folders.map(async (folder) =>
    (await readdir(path.join(root, folder), { recursive: true })).map(
      (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
    ),
  );
  const isRead = /\.(?:m?tsx?|sql)$|^schemas\/.+\.json$/;
  const files = (await Promise.all(lists)).flat().filter((file) => isRead.test(file));
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const),
  );
  const facts = JSON.parse(await readFile(path.join(root, 'schemas/call-facts.json'), 'utf8')) as Record<
    string,
    { screens: string[] }
  >;
  return {
    texts: new Map(texts),
    screens: await readScreens(root),
    callScreens: Object.fromEntries(Object.entries(facts).map(([id, { screens }]) => [id, screens])),
  };
}

/** About how long a file takes, in seconds on one processor; only to say whether a change fits. */
const secondsEach = { unit: 1, server: 4, journeys: 40 };
const wantedSeconds = 120;

const estimateOf = (reach: Reach): number => {
  const { unit: units, server: servers, journeys: browsers } = reach;
  const work = units.length * secondsEach.unit + servers.length * secondsEach.server;
  return 45 + (work + browsers.length * secondsEach.journeys) / 2;
};

const listed = (files: readonly string[], most = 12): string =>
  files.length <= most
    ? files.join(', ')
    : `${files.slice(0, most).join(', ')} and ${files.length - most} more`;

/** What runs and what does not, in words. */
export function wordsOf(changed: readonly string[], reach: Reach, all: readonly string[]): string[] {
  const line = (project: 'unit' | 'server' | 'journeys', title: string): string => {
    const own = all.filter((file) => projectOf(file) === project);
    const runs = reach[project];
    const files = runs.length === 0 ? 'none' : runs.length === own.length ? 'all' : listed(runs);
    return `  runs ${runs.length} of ${own.length} ${title}: ${files}`;
  };
  const lines = [
    `${changed.length} changed files: ${listed(changed)}`,
    '  runs types, lint of what changed, all tests of the architecture',
    line('unit', 'unit tests'),
    line('server', 'server tests'),
    line('journeys', 'journeys'),
  ];
  if (reach.everything) lines.push(`  ${reach.everything} is what every test stands on: everything runs`);
  if (reach.onlyThroughServer.length > 0)
    lines.push(
      `  leaves out ${reach.onlyThroughServer.length} test files that reach the change only by the server or browser they start`,
    );
  const lost = all.filter((file) => projectOf(file) === 'journeys' && !reach.journeys.includes(file));
  if (lost.length > 0) lines.push(`  leaves out ${lost.length} journeys: ${listed(lost.map(nameOf), 40)}`);
  for (const file of reach.untested)
    lines.push(`  no test is known to reach ${file}: only the whole run shows`);
  const seconds = estimateOf(reach);
  if (seconds > wantedSeconds)
    lines.push(`  that is more than fits into two minutes: about ${Math.ceil(seconds / 60)} minutes`);
  return lines;
}

const nameOf = (file: string): string => path.posix.basename(file).replace(/\.test\.tsx?$/, '');

/** The steps for what has changed since a commit; says what they run. Ends the process where there is no such commit. */
export async function stepsOfChange(ref: string | undefined, say: (line: string) => void): Promise<Step[]> {
  const since = ref ?? beginning();
  if (!isHere(since)) {
    console.error(
      `There is no commit "${since}" here. Name a branch, a tag or a commit: npm test -- --changed main`,
    );
    process.exit(2);
  }
  const changed = changedSince(since);
  const project = await readProject();
  const reach = reachOf(changed, project, removedWordsSince(since));
  const all = [...project.texts.keys()].filter(
    (file) => isTest(file) && !file.startsWith('tests/architecture/'),
  );
  for (const line of wordsOf(changed, reach, all)) say(line);
  say('');
  const there = changed.filter((file) => existsSync(path.join(root, file)));
  return [
    ...(reach.server.length > 0 ? [server(reach.server)] : []),
    types,
    ...(there.length > 0 ? [lint(there)] : []),
    ...(reach.journeys.length > 0 ? [chromium, build] : []),
    // Few tests of the server: these follow them, on both processors.
    unitAlone(['tests/architecture', ...reach.unit]),
    ...(reach.journeys.length > 0 ? [journeys(reach.journeys)] : []),
  ];
}
