// A limit on time counts the play that the server sees: polls of a page and rounds at a platform.
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

test('what was played counts at most a minute late, which is how often it is stored', async ({
  server,
  clock,
  agent,
}) => {
  await limitTo(agent, 'time', 'day', '900');
  const begunMs = server.now().getTime();
  const lateness: number[] = [];
  const look = async (): Promise<void> => {
    const { used } = await limitOf(agent, 'time', 'day');
    lateness.push((server.now().getTime() - begunMs) / 1000 - Number(used));
  };
  for (let minute = 1; minute <= 16; minute += 1) {
    for (let poll = 0; poll < 6; poll += 1) {
      await agent.call(accInfo, {});
      await clock.pass(10);
      await look();
    }
    await agent.call(accInfo, {});
    await server.runPlayJob();
    await look();
    expect(lateness.at(-1)).toBe(0);
  }
  expect(Math.max(...lateness)).toBeLessThanOrEqual(60);
  expect((await limitOf(agent, 'time', 'day')).left).toBe('0');
});
