// Owns the test that a limit on time counts the play that the server sees: polls of a page and rounds at a platform.
import { expect } from 'vitest';
import { limits } from '#contract/protection.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import { limitOf, limitTo } from '#support/limits.ts';
import { world } from '#support/world.ts';
import { reported, store } from '../games/storedRounds.ts';
import { accountId } from '../platformMoney.ts';

const test = world({ at: '2026-11-20T10:00:00+08:00' });

test('time of play runs up against its limit, and a break of it does not', async ({
  server,
  clock,
  member,
}) => {
  await limitTo(member, 'time', 'day', '3600');
  const play = async (minutes: number): Promise<void> => {
    for (let minute = 0; minute < minutes; minute++) {
      await member.call(accInfo, {});
      await clock.pass(60);
    }
    await member.call(accInfo, {});
    await server.runPlayJob();
  };
  await play(30);
  expect(await limitOf(member, 'time', 'day')).toMatchObject({ used: '1800', left: '1800' });
  await clock.pass(20 * 60);
  await play(10);
  expect(await limitOf(member, 'time', 'day')).toMatchObject({ used: '2400', left: '1200' });
  const id = await accountId(server, 'member01');
  const now = server.now().getTime();
  await store(server, 'sandbox-live', [
    reported(id, new Date(now - 15 * 60_000)),
    reported(id, new Date(now - 14 * 60_000)),
    reported(id, new Date(now - 12.5 * 60_000)),
  ]);
  // A minute between two rounds before the page was in view again; the rest lies apart from both.
  const { answer } = await member.call(limits, {});
  expect(answer.list!.find(({ kind, frame }) => kind === 'time' && frame === 'day')).toMatchObject({
    used: '2550',
    left: '1050',
  });
});
