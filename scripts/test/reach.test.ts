// What a change reaches is tried on a small project with one of each kind of file.
import { expect, test } from 'vitest';
import { type Project, reachOf } from './reach.ts';

const sources: Record<string, string> = {
  'src/values/money.ts': '',
  'src/values/money.test.ts': "import { money } from './money.ts';",
  'src/server/app.ts': "import { pages } from './web/pages.ts';\nimport { pay } from './money/pay.ts';",
  'src/server/web/pages.ts': '',
  'src/server/settings.ts': 'export interface Settings {}',
  'src/server/money/pay.ts':
    "import type { Settings } from '../settings.ts';\nimport { money } from '#values/money.ts';\nawait sql`SELECT wallet_pay()`;",
  'src/server/call/finance/pay.ts': "import { pay } from '#server/money/pay.ts';",
  'src/server/db/functions/wallet_pay.sql': 'SELECT wallet_of();',
  'src/server/db/functions/wallet_of.sql': '',
  'src/server/db/triggers/wallet.sql': '',
  'src/server/jobs/move.ts': "db.updateTable('wallet')",
  'src/server/jobs/peek.ts': "db.selectFrom('wallet')",
  'src/areas/pay/Recharge.tsx': "import { Sum } from './Sum.tsx';",
  'src/areas/pay/Sum.tsx': '',
  'src/shell/Shell.tsx': '',
  'schemas/call/finance/pay.json': '{ "$ref": "../../entity/amount.json" }',
  'schemas/entity/amount.json': '{}',
  'tests/support/startServer.ts': "import { app } from '#server/app.ts';",
  'tests/architecture/names.test.ts': '',
  'tests/call/finance/pay.test.ts': "import { startServer } from '#support/startServer.ts';",
  'tests/call/auth/login.test.ts': "import { startServer } from '#support/startServer.ts';",
  'tests/server/webStart.test.ts': "import { startServer } from '#support/startServer.ts';",
  'tests/server/jobs.test.ts': "import { move } from '#server/jobs/move.ts';",
  'tests/server/looks.test.ts': "import { peek } from '#server/jobs/peek.ts'; // docs/flows.md",
  'tests/server/content/apply.test.ts': '',
  'tests/stations/rules.test.ts': "read('stations/w147.json')",
  'tests/journeys/deposits.test.ts': "go('/recharge'); expect('充值金额')",
  'tests/journeys/guest.test.ts': "go('/index'); go('/login')",
};
const project: Project = {
  texts: new Map(Object.entries(sources)),
  screens: [
    { path: '/recharge', area: 'pay', screen: 'Recharge' },
    { path: '/index', area: 'index', screen: 'Home' },
    { path: '/login', area: 'entry', screen: 'Login' },
  ],
  callScreens: { 'finance/pay': ['/recharge'] },
};
const reach = (...changed: string[]) => reachOf(changed, project);

test('a source reaches the tests that import it, the call of its handler, and the journeys of the screens that make it', () => {
  const { unit, server, journeys, untested, onlyThroughServer } = reach('src/values/money.ts');
  expect(unit).toEqual(['src/values/money.test.ts']);
  expect(server).toEqual(['tests/call/finance/pay.test.ts']);
  expect(journeys).toEqual(['tests/journeys/deposits.test.ts']);
  expect(untested).toEqual([]);
  expect(onlyThroughServer).toContain('tests/call/auth/login.test.ts');
});

test('a schema, and an entity that it uses, reach the call and its screens', () => {
  for (const file of ['schemas/call/finance/pay.json', 'schemas/entity/amount.json']) {
    expect(reach(file).server).toEqual(['tests/call/finance/pay.test.ts']);
    expect(reach(file).journeys).toEqual(['tests/journeys/deposits.test.ts']);
  }
});

test('a function of the database reaches whoever names it, by way of another function too', () => {
  for (const name of ['wallet_pay', 'wallet_of'])
    expect(reach(`src/server/db/functions/${name}.sql`).server).toEqual(['tests/call/finance/pay.test.ts']);
});

test('a trigger reaches whoever writes to its table', () => {
  expect(reach('src/server/db/triggers/wallet.sql').server).toEqual(['tests/server/jobs.test.ts']);
});

test('a part of a screen reaches the journeys that visit the screen', () => {
  expect(reach('src/areas/pay/Sum.tsx').journeys).toEqual(['tests/journeys/deposits.test.ts']);
});

test('the shell is around every screen', () => {
  expect(reach('src/shell/Shell.tsx').journeys).toHaveLength(2);
});

test('a file that only the server reaches is tested by what is named after it', () => {
  expect(reach('src/server/web/pages.ts').server).toEqual(['tests/server/webStart.test.ts']);
});

test('a test reaches itself; a file of types reaches none, and that is said', () => {
  expect(reach('tests/call/auth/login.test.ts')).toMatchObject({
    server: ['tests/call/auth/login.test.ts'],
    untested: [],
  });
  expect(reach('src/server/settings.ts')).toMatchObject({
    server: [],
    untested: ['src/server/settings.ts'],
  });
});

test('files that no source imports reach the tests of their kind and those that name them', () => {
  for (const code of ['w147', 'h012'])
    expect(reach(`stations/${code}.json`).unit).toEqual(['tests/stations/rules.test.ts']);
  expect(reach('stations/content/demo/banners.json').server).toEqual(['tests/server/content/apply.test.ts']);
});

test('words that are no more reach the tests that expect them', () => {
  expect(reachOf(['src/texts/zh-CN/pay.json'], project, ['充值金额']).journeys).toEqual([
    'tests/journeys/deposits.test.ts',
  ]);
});

test('what every test stands on reaches everything', () => {
  for (const file of [
    'package-lock.json',
    'tests/support/startServer.ts',
    'src/server/db/migrations/0001_a.sql',
  ]) {
    const { server, journeys, everything } = reach(file);
    expect(everything).toBe(file);
    expect(server).toHaveLength(6);
    expect(journeys).toHaveLength(2);
  }
});

test('a document reaches nothing but the tests of the architecture, which always run', () => {
  expect(reach('docs/flows.md')).toEqual({
    unit: [],
    server: [],
    journeys: [],
    untested: [],
    onlyThroughServer: [],
  });
});
