// protection/ownPicture: over random histories it says what the bill says.
import { expect } from 'vitest';
import { ownPicture } from '#contract/protection.generated.ts';
import { userbill } from '#contract/report.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { randomFrom } from '#scripts/crash-test/random.ts';
import { ledgerTypes } from '#server/db/ledger.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { parseMoney, wireMoney } from '#values/money.ts';
import { reported, store } from '../../server/games/storedRounds.ts';
import { move } from '../../server/money/wallets.ts';
import { accountId } from '../../server/platformMoney.ts';

const incoming = [
  ledgerTypes.onlineDeposit,
  ledgerTypes.bankDeposit,
  ledgerTypes.rechargeCard,
  ledgerTypes.payout,
  ledgerTypes.revoke,
  ledgerTypes.rebate,
  ledgerTypes.coupon,
  ledgerTypes.withdrawalReturned,
  ledgerTypes.transferIn,
  ledgerTypes.addedByHand,
];
const outgoing = [
  ledgerTypes.withdrawal,
  ledgerTypes.bet,
  ledgerTypes.rebateReversed,
  ledgerTypes.transferOut,
  ledgerTypes.deductedByHand,
];

test.for([1, 2, 3])(
  'history %i: each frame is the bill of its days, to 0.0001 yuan',
  async (seed, { server, clock, member }) => {
    const next = randomFrom(seed, 0).below;
    const id = await accountId(server, 'member01');
    const begin = Date.parse('2026-10-25T00:00:00+08:00') + seed * 86_400_000;
    for (let at = 0; at < 60; at++) {
      await clock.to(new Date(begin + at * 10 * 3_600_000 + next(3_600_000)));
      const isIncoming = next(2) === 0;
      const type = isIncoming ? incoming[next(incoming.length)]! : outgoing[next(outgoing.length)]!;
      const amount = BigInt(1 + next(900_000));
      await server.inStation(alpha, (db) =>
        move(db, alpha, 'member01', {
          type,
          amount: isIncoming ? amount : -amount,
          refId: `${seed}-${at}`,
          at: server.now(),
        }),
      );
      if (next(3) === 0)
        await store(server, 'sandbox-live', [
          reported(id, server.now(), {
            stake: amount + 100_000n,
            state: next(2) === 0 ? 'won' : 'lost',
            prize: BigInt(next(300_000)),
          }),
          reported(id, server.now(), { state: 'unsettled', valid: 0n, settledAt: null }),
        ]);
    }
    await member.logIn('member01');
    for (const frame of ['day', 'week', 'month'] as const)
      for (const from of ['2026-10-31', '2026-11-01', '2026-11-05', '2026-11-16']) {
        const { answer: picture } = await member.call(ownPicture, { frame, from });
        const { answer: bill } = await member.call(userbill, {
          startDate: picture.from!,
          endDate: picture.to!,
        });
        const heading = (kind: string): bigint =>
          parseMoney(bill.list!.find((each) => each.kind === kind)?.amount ?? '0');
        expect(picture).toMatchObject({
          deposits: wireMoney(heading('deposit')),
          withdrawals: wireMoney(-heading('withdraw')),
          net: wireMoney(parseMoney(bill.profit!) + parseMoney(bill.gamesProfit!)),
        });
        for (const name of ['deposits', 'withdrawals', 'net'] as const)
          expect(picture.rows!.reduce((sum, row) => sum + parseMoney(row[name]), 0n)).toBe(
            parseMoney(picture[name]!),
          );
      }
  },
);

test('frames are days, weeks from Monday and months of Beijing; time is of the day it was played on', async ({
  server,
  clock,
  agent,
}) => {
  await clock.to('2026-11-22T23:59:00+08:00');
  await agent.logIn('agent01');
  await agent.call(accInfo, {});
  await clock.to('2026-11-23T00:00:30+08:00');
  await agent.call(accInfo, {});
  await server.runPlayJob();
  await clock.to('2026-11-23T00:00:45+08:00');
  const secondsOf = async (frame: 'day' | 'week' | 'month', from: string) => {
    const { answer } = await agent.call(ownPicture, { frame, from });
    return [answer.from, answer.to, answer.seconds, answer.rows!.at(-1)!.day];
  };
  expect(await secondsOf('day', '2026-11-22')).toEqual(['2026-11-22', '2026-11-22', 60, '2026-11-22']);
  // The call itself is seen, and not stored yet.
  expect(await secondsOf('day', '2026-11-23')).toEqual(['2026-11-23', '2026-11-23', 45, '2026-11-23']);
  expect(await secondsOf('week', '2026-11-22')).toEqual(['2026-11-16', '2026-11-22', 60, '2026-11-22']);
  expect(await secondsOf('month', '2026-11-01')).toEqual(['2026-11-01', '2026-11-30', 105, '2026-11-23']);
});

test('a day that is none is refused, and days to come are empty', async ({ member }) => {
  await member.logIn('member01');
  expect((await member.call(ownPicture, { frame: 'day', from: '2026-02-30' })).answer).toMatchObject({
    success: false,
    fieldErrors: { from: expect.any(String) },
  });
  expect((await member.call(ownPicture, { frame: 'month', from: '2027-01-05' })).answer).toMatchObject({
    from: '2027-01-01',
    to: '2027-01-31',
    net: '0.0000',
    seconds: 0,
    rows: [],
  });
});
