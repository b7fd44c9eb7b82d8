// What a call of one's own awards is tested for: newest first, page by page, nobody else's, no others.
import { expect } from 'vitest';
import { signInSign } from '#contract/activity.generated.ts';
import type { Call } from '#contract/call.ts';
import type { Client, RunningServer } from './startServer.ts';
import { test as base } from './world.ts';

type Records = Call<
  { before?: string; pageSize?: number },
  { list: readonly { awardNo: string }[]; hasMore: boolean }
>;

/**
 * Tests the call with its two awards, which `win` gets for member01, who has one for signing in. Returns a `test` that knows this member as
 * `winner`, for more tests.
 */
export function holdsRecords(call: Records, win: (member: Client, server: RunningServer) => Promise<void>) {
  const test = base.extend('winner', { scope: 'file' }, async ({ server, member }) => {
    expect((await member.call(signInSign, {})).answer.success).toBe(true);
    await win(member, server);
    return member;
  });

  test('its records, and no others, go out newest first and page by page', async ({ winner }) => {
    const { answer: all } = await winner.call(call, {});
    const [newest, older] = all.list!.map(({ awardNo }) => awardNo) as [string, string];
    expect(all).toMatchObject({ list: [{}, {}], hasMore: false });
    expect(BigInt(older) < BigInt(newest)).toBe(true);
    const { answer: first } = await winner.call(call, { pageSize: 1 });
    expect(first).toMatchObject({ list: [all.list![0]], hasMore: true });
    const { answer: rest } = await winner.call(call, { before: newest });
    expect(rest).toMatchObject({ list: [all.list![1]], hasMore: false });
  });

  test('nobody sees the records of another', async ({ winner, agent }) => {
    expect((await winner.call(call, {})).answer.list).toHaveLength(2);
    expect((await agent.call(call, {})).answer).toMatchObject({ success: true, list: [] });
  });

  test('a page that is none is refused at its field', async ({ winner }) => {
    const { answer } = await winner.call(call, { before: 'x' });
    expect(Object.keys(answer.fieldErrors ?? {})).toEqual(['before']);
  });

  return test;
}
