// Bets are said a few times a second whatever comes, each lottery once.
import { expect, test } from 'vitest';
import { betsPlaced } from '../../measurements.ts';
import { defaultSettings } from '../../settings.ts';
import { startSalePulse } from './salePulse.ts';

function pulse() {
  const settings = { ...defaultSettings };
  const said: string[][] = [];
  const due: (() => void)[] = [];
  const failures: unknown[] = [];
  const pool = {
    query: async (_: string, [payloads]: [string[]]) => {
      said.push(payloads.map((payload) => JSON.parse(payload).item));
      if (payloads.some((payload) => payload.includes('BAD'))) throw new Error('lost');
    },
  };
  const own = startSalePulse(
    { pool: pool as never, settings },
    (error) => failures.push(error),
    (work) => {
      due.push(work);
      return { clear: () => void due.splice(0) };
    },
  );
  const bet = (lottery: string) => betsPlaced.report(settings, { station: 'alpha', lottery, orders: 1 });
  return { said, due, failures, own, bet };
}

test('the first bet is said at once, and what comes until the next notice with it, each lottery once', () => {
  const { said, due, bet } = pulse();
  bet('FFC');
  for (let count = 0; count < 1_000; count += 1) bet(count % 2 ? 'FFC' : 'FFK3');
  expect(said).toEqual([['FFC']]);
  due.shift()!();
  expect(said).toEqual([['FFC'], ['FFK3', 'FFC']]);
  due.shift()!();
  expect(said).toHaveLength(2);
  bet('FF28');
  expect(said).toHaveLength(3);
});

test('a notice that is lost is reported, and the next one goes out', async () => {
  const { said, due, failures, own, bet } = pulse();
  bet('BAD');
  due.shift()!();
  bet('FFC');
  await own.stop();
  expect([said.length, failures.length]).toEqual([2, 1]);
  bet('FFK3');
  expect(said).toHaveLength(2);
});
