import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { callersFile, callersOf, firstSentence, generateCallers } from '#scripts/gen/sqlCallers.ts';
import { root } from './sources.ts';

const written = await readFile(path.join(root, callersFile), 'utf8');

describe('the page of SQL functions', () => {
  it('is what npm run gen writes', async () => {
    expect(written).toBe(await generateCallers(root));
  });

  it('has a caller for each function: one that nobody calls is deleted', () => {
    const rows = written.split('\n').filter((line) => line.startsWith('| [`'));
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter((line) => line.endsWith('|  |'))).toEqual([]);
  });
});

describe('a caller', () => {
  const texts = [
    { file: 'src/server/play/place.ts', code: 'sql`SELECT bet_place(x)`' },
    { file: 'src/server/db/functions/bet_place.sql', code: 'CREATE FUNCTION bet_place(bets jsonb)' },
    { file: 'src/server/db/functions/chase_open.sql', code: 'PERFORM bet_place (x);' },
    { file: 'src/server/db/triggers/bet_order.sql', code: 'EXECUTE FUNCTION bet_place();' },
    { file: 'src/server/db/migrations/0123_bets.sql', code: 'SELECT bet_place(y)' },
    { file: 'scripts/backup/reconcile.ts', code: "const all = [\n  'bet_place',\n];" },
    { file: 'src/server/play/revoke.ts', code: 'sql`SELECT my_bet_place(x), bet_placed()`' },
  ];

  it('is a file, another function, a trigger or a migration, and no name that is only alike', () => {
    expect(callersOf('bet_place', texts)).toEqual([
      '`src/server/play/place.ts`',
      '`scripts/backup/reconcile.ts`',
      'functions `chase_open`',
      'triggers on `bet_order`',
      'migrations `0123`',
    ]);
  });
});

describe('what a function does', () => {
  it('is the first sentence of its comment', () => {
    expect(firstSentence('-- Locks the\n-- accounts 1.5 times. More.\nCREATE FUNCTION')).toBe(
      'Locks the accounts 1.5 times.',
    );
    expect(firstSentence('-- Places bets: each whole.\n--\n-- `bets` is a list')).toBe('Places bets.');
  });
});
