// A member who is blocked for play: no further period of a chase is opened, and what it holds goes back at once; what was placed before is drawn.
import { expect } from 'vitest';
import { chaseData, todayUnOpens } from '#contract/lottery.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { block } from '#server/support/accounts/blocks.ts';
import { runSupportCommand } from '#server/support/command.ts';
import { lettersTo } from '#support/messages.ts';
import { betOffcial, playTest as test, ticket, troublesOf } from '#support/playTable.ts';
import { alpha } from '#support/testStations.ts';

test('a block for play stops chases and gives back what they hold; one for withdrawals does not', async ({
  table,
}) => {
  const client = await table.player();
  const money = async () => Number((await client.call(accInfo, {})).answer.money);
  const blockFor = (of: 'play' | 'withdraw') =>
    table.server.inStation(alpha, (db) =>
      runSupportCommand(
        { db, station: alpha, stationName: 'x', now: new Date(table.nowMs) },
        { by: 'lin', words: ['block'] },
        block,
        { account: 'member01', of, reason: 'He asked for it.' },
      ),
    );
  const { answer: left } = await client.call(todayUnOpens, { lotCode: 'FFC' });
  const periods = left.list!.slice(0, 5).map(({ qiHao }) => ({ qiHao, multiple: 1 }));
  const { answer } = await betOffcial(client, 'FFC', periods[0]!.qiHao, [ticket('2')], {
    stopOnWin: false,
    periods,
  });
  expect(answer.success, answer.msg).toBe(true);
  const plan = async () => (await client.call(chaseData, { chaseId: answer.chaseId! })).answer.list![0]!;
  const before = await money();

  await blockFor('withdraw');
  await table.pass(1);
  expect(await money()).toBe(before);
  expect((await plan()).status).toBe('running');

  await blockFor('play');
  await table.pass(1);
  expect((await plan()).status).toBe('stopped');
  // The running period is not sealed: it goes back as well, as with a break.
  expect(await money()).toBe(before + 10);
  await table.pass(180);
  expect(await money()).toBe(before + 10);
  expect(JSON.stringify(await lettersTo(table.server, 'member01'))).toContain('追号未开始的期数已停止并退款');
  expect(JSON.stringify(await lettersTo(table.server, 'member01'))).not.toContain('您的追号已停止');
  expect(await troublesOf(table)).toEqual([]);
});
