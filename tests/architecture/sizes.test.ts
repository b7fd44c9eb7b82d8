// A function can be read at once: no more than five parameters, and no more than 120 lines.
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { isGenerated, isTest, type Source, sourcesOf } from './sources.ts';

const mostParameters = 5;
const mostLines = 120;

const engine = 'the engine of a game: its hands and their rules share one state';
const books = 'statements over one store, each a few lines';
/** Splitting adds bytes where a budget has none left. */
const full = 'its chunk is full to the byte';
const desk = 'what stands on the desk, and who of it hears of whom';

/** Functions that may be longer, each with its reason. */
const long: Readonly<Record<string, string>> = {
  'src/counterparty/game-platform/games/sport/footballEngine.ts footballEngine': engine,
  'src/counterparty/game-platform/games/sport/esportEngine.ts esportEngine': engine,
  'src/counterparty/game-platform/games/liveTables.ts liveEngine': engine,
  'src/counterparty/game-platform/games/niuniuEngine.ts niuniuEngine': engine,
  'src/counterparty/game-platform/rounds.ts openRounds': books,
  'src/counterparty/game-platform/store.ts openBooks': books,
  'src/counterparty/game-platform/pages/gamePages.ts registerGamePages':
    'routes of one page, each a few lines',
  'src/areas/official/basket/BasketSheet.tsx BasketSheet': full,
  'src/areas/official/basket/BoardAndBasket.tsx BoardAndBasket': full,
  'src/kit/form/Form.tsx CallForm': full,
  'src/transport/paged/useCallPages.ts useCallPages': full,
  'src/areas/agent/report/DayChart.tsx DayChart': full,
  'src/office/rooms/studio/desk/Desk.tsx Desk': desk,
  'src/office/rooms/studio/desk/StationForm.tsx StationForm': desk,
  'src/office/rooms/studio/create/Many.tsx Changing': desk,
  'scripts/crash-test/run.ts runCrashTest': 'a crash test in the order in which it goes on',
  'scripts/crash-test/counterparties.ts openCounterparties':
    'what a test does to the stand-ins, each a few lines',
  'tests/support/faultProxy.ts startFaultProxy': 'what a test does to the line, each a few lines',
  'tests/support/startServer.ts startServer': 'what a server of tests can be asked, each a few lines',
};

interface Unit {
  name: string;
  file: string;
  parameters: number;
  lines: number;
}

interface Node {
  type: string;
  start: number;
  end: number;
  params?: readonly Node[];
  id?: { name?: string } | null;
  key?: { name?: string };
}

/** Every function of a file; one without a name has that of the variable or property that it is the value of. */
function* unitsOf({ file, text }: Source): Generator<Unit> {
  function* below(value: unknown, name: string): Generator<Unit> {
    if (Array.isArray(value)) {
      for (const each of value) yield* below(each, name);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type ?? '')) {
      const lines = text.slice(node.start, node.end).split('\n').length;
      yield { name: node.id?.name ?? name, file, parameters: node.params!.length, lines };
    }
    const named = node.id?.name ?? node.key?.name ?? name;
    for (const each of Object.values(node)) yield* below(each, named);
  }
  yield* below(parseSync(file, text).program, '');
}

/** The product and its tools, and what tests are written with. */
const folders = ['src', 'scripts', 'tests'];
const sources = (await sourcesOf(folders, ['.ts', '.tsx'])).filter(
  ({ file }) => !isTest(file) && !isGenerated(file),
);
const units = sources.flatMap((source) => [...unitsOf(source)]);
/** Files of several tests are as long as what these go through. */
const mayBeLong = ({ file }: Unit): boolean => /^tests\/(?!support\/)/.test(file);
const placeOf = ({ file, name }: Unit): string => `${file} ${name}`;

test('no function has more than five parameters', () => {
  expect(units.length).toBeGreaterThan(10_000);
  expect(units.some(({ file }) => file.startsWith('tests/'))).toBe(true);
  const wide = units.filter(({ parameters }) => parameters > mostParameters);
  expect(wide.map((unit) => `${placeOf(unit)}: ${unit.parameters}`)).toEqual([]);
});

test('no function has more than 120 lines, but for those with a reason', () => {
  const above = units
    .filter((unit) => unit.lines > mostLines && !mayBeLong(unit))
    .map((unit) => `${placeOf(unit)}: ${unit.lines}`);
  expect(above.filter((each) => !long[each.replace(/: \d+$/, '')])).toEqual([]);
  // Whoever shortens one takes it off the list.
  const places = units.filter(({ lines }) => lines > mostLines).map(placeOf);
  expect(Object.keys(long).filter((place) => !places.includes(place))).toEqual([]);
});
