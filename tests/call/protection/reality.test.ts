import { expect } from 'vitest';
import { ackReality, reality, setReality } from '#contract/protection.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';
import { reported, store } from '../../server/games/storedRounds.ts';
import { accountId } from '../../server/platformMoney.ts';

const [first, ...others] = testStations;
const test = world({
  stations: [{ ...first!, protection: { profile: 'uk' } }, ...others],
  at: '2026-11-20T10:00:00+08:00',
});

test('a check is due after an hour of play, on every device, until it is confirmed', async ({
  server,
  clock,
  member,
}) => {
  const again = server.client(alpha);
  for (const [name, value] of member.cookies) again.cookies.set(name, value);
  await member.call(accInfo, {});
  for (let minute = 0; minute < 61; minute++) {
    await clock.pass(60);
    await member.call(accInfo, {});
  }
  const id = await accountId(server, 'member01');
  const at = (time: string): Date => new Date(`2026-11-20T${time}+08:00`);
  await store(server, 'sandbox-live', [
    reported(id, at('10:30:00'), { stake: 500_000n, state: 'won', prize: 200_000n }),
    reported(id, at('10:59:58'), { stake: 100_000n, settledAt: at('11:00:05') }),
  ]);
  const shown = {
    begin: '2026-11-20 10:00:00',
    staked: '60.0000',
    won: '20.0000',
    net: '-40.0000',
    interval: 60,
    mayStop: false,
  };
  // The round that runs at eleven is not interrupted.
  for (const device of [member, again])
    expect((await device.call(reality, {})).answer).toMatchObject({
      ...shown,
      due: '2026-11-20 11:00:05',
      next: '2026-11-20 12:00:00',
      time: 3605,
    });
  await again.call(ackReality, { due: '2026-11-20 11:00:05' });
  expect((await member.call(reality, {})).answer).toMatchObject({ ...shown, due: '', time: 3660 });
});

test('a shorter interval asks for nothing that is past, and a pause ends the play', async ({
  clock,
  member,
}) => {
  await member.call(setReality, { minutes: 15 });
  expect((await member.call(reality, {})).answer).toMatchObject({
    due: '',
    interval: 15,
    next: '2026-11-20 11:15:00',
  });
  await clock.pass(60 * 60);
  expect((await member.call(reality, {})).answer).toMatchObject({ due: '', begin: '', next: '', time: 0 });
});

test('who comes reads when the log-in before was', async ({ server, clock, member }) => {
  const before = server.now();
  await member.logIn('member01');
  await clock.pass(600);
  await member.logIn('member01');
  const { answer } = await member.call(reality, {});
  expect(answer.lastLogin).toBe(
    new Date(before.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
  );
});
