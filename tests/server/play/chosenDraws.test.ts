// Seeds that are chosen: a period draws what its seed says, and is committed to like any other; service chooses none.
import { expect, test } from 'vitest';
import { GetLotteryResultList, getNewPeriod } from '#contract/lottery.generated.ts';
import type { ServerOptions } from '#server/app.ts';
import { openSeed, type StoredSeed, seedSealing } from '#server/jobs/draws/seeds.ts';
import { commitmentOf } from '#server/play/drawing.ts';
import { seedThatDraws } from '#support/chosenSeed.ts';
import { openTable } from '#support/playTable.ts';

test('a period whose seed is chosen draws its numbers, whether it was committed to or missed', async () => {
  const seed = seedThatDraws('FFC', (draw) => draw.every((digit, at) => digit === at + 1));
  const table = await openTable({ lotteries: ['FFC'], seedOf: () => seed });
  try {
    const { commitment, qiHao } = (await table.server.call(getNewPeriod, { lotCode: 'FFC' })).answer.period!;
    expect(commitment).toBe(commitmentOf(seed, 'FFC', qiHao));
    // The draws of two periods that were committed to, and of three that nobody was there for.
    await table.pass(290);
    const { list } = (await table.server.call(GetLotteryResultList, { lotCode: 'FFC', pageSize: 10 })).answer;
    expect(list!.map(({ haoMa }) => haoMa)).toEqual(Array(5).fill('1,2,3,4,5'));
    expect(table.failures).toEqual([]);
  } finally {
    await table.close();
  }
});

test('what nobody chooses is another seed each time', async () => {
  const table = await openTable({ lotteries: ['FFC', 'EFC', 'SFSC'] });
  try {
    const { rows } = await table.server.pool.query<StoredSeed>('SELECT * FROM lottery_seed');
    const sealing = seedSealing(table.server.context.settings.drawKey);
    expect(rows.length).toBeGreaterThan(3);
    expect(new Set(rows.map((row) => openSeed(sealing, row))).size).toBe(rows.length);
  } finally {
    await table.close();
  }
});

test('a server cannot be made to choose', () => {
  // The type checker holds it: with such an option this would have to be true.
  const isOffered: 'seedOf' extends keyof NonNullable<ServerOptions['draws']> ? true : false = false;
  expect(isOffered).toBe(false);
});
