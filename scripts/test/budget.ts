// How long a test file may take, which may take longer and why, and the report of those above it. It reports; it fails nothing.
import type { FileRecord, Spent } from './records.ts';

/** Of a file with its imports and hooks, on two processors. */
export const fileBudgetSeconds = 20;
export const longestBudgetSeconds = 60;

const looks = 'looks at every screen in both skins';
const rooms = 'looks at every room of the office in both languages';
const visits = 'visits every station';
const presses = 'looks under the ads of many pages, on four phones';

/** Files that may take longer, each with its seconds, `longestBudgetSeconds` at most, and its reason. */
export const exceptions: Readonly<Record<string, { seconds: number; reason: string }>> = {
  'tests/journeys/screensOfPlay.test.ts': { seconds: 60, reason: looks },
  'tests/journeys/screensOfGames.test.ts': { seconds: 60, reason: looks },
  'tests/journeys/screensOfActivities.test.ts': { seconds: 60, reason: looks },
  'tests/journeys/screensOfCentre.test.ts': { seconds: 60, reason: looks },
  'tests/journeys/screensOfMoney.test.ts': { seconds: 60, reason: looks },
  'tests/journeys/screensOfTeam.test.ts': { seconds: 60, reason: looks },
  'tests/journeys/office/looksAtDesk.test.ts': { seconds: 60, reason: rooms },
  'tests/journeys/office/looksOnPhone.test.ts': { seconds: 60, reason: rooms },
  'tests/journeys/flatForms.test.ts': {
    seconds: 60,
    reason: 'walks through the form of every call twice, with every kind of input',
  },
  'tests/journeys/stations.test.ts': { seconds: 60, reason: visits },
  'tests/journeys/stationNames.test.ts': { seconds: 60, reason: visits },
  'tests/journeys/firstGame.test.ts': { seconds: 60, reason: visits },
  'tests/journeys/underAds.test.ts': { seconds: 60, reason: presses },
  'tests/journeys/underAdsInEnglish.test.ts': { seconds: 60, reason: presses },
  'tests/journeys/longResults.test.ts': {
    seconds: 60,
    reason: 'draws ten thousand results and reads them to their end',
  },
  'tests/stations/command.test.ts': {
    seconds: 60,
    reason: 'starts its commands as processes, one after another',
  },
  'tests/architecture/generated.test.ts': {
    seconds: 60,
    reason: 'generates a copy of everything several times, by commands',
  },
  'tests/server/webStart.test.ts': { seconds: 60, reason: 'starts servers as processes, one after another' },
  'tests/server/openingDay.test.ts': { seconds: 60, reason: 'starts a server and waits for a real draw' },
  'tests/server/crashTest.test.ts': { seconds: 60, reason: 'kills servers and waits for the next' },
  'tests/server/cluster.test.ts': { seconds: 60, reason: 'kills databases and starts them again' },
  'tests/server/backup.test.ts': { seconds: 60, reason: 'copies a database under bets and restores it' },
};

const budgetOf = (file: string): number => exceptions[file]?.seconds ?? fileBudgetSeconds;

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** The parts of a file's time that are known. What is not the worker's processor time was spent waiting for others: a database, a browser, a process of its own. Those that the worker has started compute side by side, and so may need more than the whole. */
function partsOf({ importingMs, runningMs }: FileRecord, spent: Spent = {}): string {
  const { seeding = 0, starting = 0, browser = 0, processor, programs = 0 } = spent;
  const parts = [
    ['importing', importingMs],
    ['seeding', seeding],
    ['starting', starting],
    ['opening the browser', browser],
    ['own processor', processor ?? 0],
    // Beginning a server or a browser works in this process too: never less than nothing.
    ['waiting for others', processor === undefined ? 0 : Math.max(0, importingMs + runningMs - processor)],
    ['processor of browser and programs', programs],
  ] as const;
  return parts
    .filter(([, ms]) => ms >= 100)
    .map(([name, ms]) => `${name} ${inSeconds(ms)}`)
    .join(', ');
}

const sumOf = (spent: Iterable<Spent>, what: string): number =>
  [...spent].reduce((sum, each) => sum + (each[what] ?? 0), 0);

/** What lies above its budget, the longest first, and what the whole run spent on its parts. */
export function budgetReport(files: readonly FileRecord[], spent: ReadonlyMap<string, Spent>): string {
  const tookMs = ({ importingMs, runningMs }: FileRecord): number => importingMs + runningMs;
  const above = files
    .filter((record) => tookMs(record) > budgetOf(record.file) * 1000)
    .sort((a, b) => tookMs(b) - tookMs(a));
  const total = files.reduce((sum, record) => sum + tookMs(record), 0);
  const kinds = Object.entries({
    seeding: 'seeding',
    starting: 'starting',
    browser: 'opening browsers',
    processor: 'processor of workers',
    programs: 'of browsers and programs',
  }).map(([what, name]) => `${name} ${inSeconds(sumOf(spent.values(), what))}`);
  return [
    `Time of ${files.length} test files: ${inSeconds(total)}; in it ${kinds.join(', ')}`,
    above.length === 0
      ? `  no test file above its budget of ${fileBudgetSeconds} s`
      : `  ${above.length} test files above their budget (${fileBudgetSeconds} s, or what scripts/test/budget.ts gives them)`,
    ...above.map((record) => {
      const exception = exceptions[record.file];
      const why = exception ? ` (may take ${exception.seconds} s: ${exception.reason})` : '';
      return `  ${inSeconds(tookMs(record)).padStart(8)} ${record.file}${why}: ${partsOf(record, spent.get(record.file))}`;
    }),
  ].join('\n');
}
