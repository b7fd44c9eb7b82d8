import { expect } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { breakState, takeBreak } from '#contract/protection.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import {
  betCredit,
  betOffcial,
  creditItem,
  sums,
  playTest as test,
  ticket,
  troublesOf,
} from '#support/playTable.ts';

test('what is no possible term is refused at its field, and nothing has changed', async ({ table }) => {
  const member = await table.player('agent01');
  const refused = async (request: object) =>
    (await member.call(takeBreak, { scope: 'station', ...request } as never)).answer;
  expect(await refused({ kind: 'timeout', hours: 23 })).toMatchObject({
    success: false,
    code: 'TERM_INVALID',
    fieldErrors: { hours: '请选择本站提供的期限' },
  });
  for (const hours of [-1, 0, 1009, undefined])
    expect(await refused({ kind: 'timeout', hours })).toMatchObject({ code: 'TERM_INVALID' });
  for (const term of ['1m', '', undefined])
    expect(await refused({ kind: 'exclude', term })).toMatchObject({
      code: 'TERM_INVALID',
      fieldErrors: { term: '请选择本站提供的期限' },
    });
  expect((await refused({ kind: 'pause', hours: 24 })).success).toBe(false);
  expect((await member.call(breakState, {})).answer).toMatchObject({ state: 'open', until: '' });
});

test('a time-out ends every session at once, stops chases with their stakes back, and lets bets stand', async ({
  table,
}) => {
  const member = await table.player('member01');
  const qiHao = await table.period('FFC');
  const { money: before, inBreak } = (await member.call(accInfo, {})).answer;
  expect(inBreak).toBeUndefined();
  const credit = await betCredit(member, 'FFC', qiHao, [await creditItem(member, 'FFC', sums, ['总和大'])]);
  expect(credit.answer.success).toBe(true);
  const periods = Array.from({ length: 30 }, (_, n) => ({
    qiHao: String(BigInt(qiHao) + BigInt(n)),
    multiple: 1,
  }));
  const chase = await betOffcial(member, 'FFC', qiHao, [ticket()], { stopOnWin: false, periods });
  expect(chase.answer.success).toBe(true);

  const { answer } = await member.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' });
  expect(answer).toMatchObject({
    success: true,
    msg: '已生效，至2026-11-21 10:00:10。您的提款与记录照常可用',
    state: 'timeout',
    until: '2026-11-21 10:00:10',
    isOperatorWide: false,
    refunded: '60.0000',
    unsettled: 1,
  });
  expect((await member.call(userInfo, {})).answer).toMatchObject({ success: false, code: 'notLoggedIn' });
  const again = await table.player('member01');
  const { money, inBreak: isClosed } = (await again.call(accInfo, {})).answer;
  // Pages draw what is closed from it.
  expect(isClosed).toBe(true);
  expect(Number(before) - Number(money)).toBe(10);
  expect(await troublesOf(table)).toEqual([]);
  const bet = await betCredit(again, 'FFC', qiHao, [await creditItem(again, 'FFC', sums, ['总和大'])]);
  expect(bet.answer).toMatchObject({ success: false, code: 'inBreak' });
});

test('it can be made longer, never shorter', async ({ table }) => {
  const member = await table.player('member01');
  const shorter = await member.call(takeBreak, { kind: 'timeout', hours: 24, scope: 'station' });
  expect(shorter.answer).toMatchObject({
    success: false,
    code: 'NOT_LONGER',
    msg: '现有期限至2026-11-21 10:00:10，只能延长，不能缩短',
  });
  const longer = await member.call(takeBreak, { kind: 'timeout', hours: 48, scope: 'station' });
  expect(longer.answer).toMatchObject({ success: true, until: '2026-11-22 10:00:10' });
});
