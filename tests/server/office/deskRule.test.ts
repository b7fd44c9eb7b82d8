// The rule by which a demonstration decides on deposits and withdrawals: after its time, on what nobody at the office has taken.
import { expect } from 'vitest';
import { updateUserContract } from '#contract/finance.generated.ts';
import { takeWithdrawals, withdrawals } from '#contract/office/money.generated.ts';
import { decideByRule } from '#server/demo/deskRule.ts';
import { officeAs } from '#support/office.ts';
import { alpha } from '#support/testStations.ts';
import { announceDeposit, askWithdrawal } from '#support/waiting.ts';
import { moneyOf, setRule } from '#support/withdrawals.ts';
import { world } from '#support/world.ts';

const test = world({
  counterparties: [],
  office: true,
  settings: { demonstrationDecidesSeconds: 60 },
  prepare: (server) => setRule(server, alpha, { times_a_day: -1, free_times: -1, card_cooling_seconds: 0 }),
});

test('what waits is approved after its time, what somebody has taken is left to them', async ({
  server,
  station,
  member,
  clock,
}) => {
  const decided = () =>
    server.inStation(station, (db) => decideByRule({ db, station, now: server.now() }, 60));
  await member.call(updateUserContract, { version: 1 });
  const before = await moneyOf(server, station, 'member01');
  await announceDeposit(member, '500');
  const taken = await askWithdrawal(member, '100');
  await askWithdrawal(member, '200');
  expect(await decided()).toBe(0);

  const finance = await officeAs(server, 'finance', { station });
  const { answer } = await finance.call(withdrawals, {});
  expect(answer).toMatchObject({ decides: 'office', ruleSeconds: 60 });
  const claimed = await finance.call(takeWithdrawals, { orderNos: [taken] });
  expect(claimed.answer.success).toBe(true);

  await clock.pass(61);
  expect(await decided()).toBe(2);
  const after = await moneyOf(server, station, 'member01');
  expect(after.wallet).toBe(before.wallet + (500n - 100n - 200n) * 10_000n);
  expect(after.frozen).toBe(before.frozen + 100n * 10_000n);
  expect(await decided()).toBe(0);
});
