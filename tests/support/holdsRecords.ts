// Owns what a call of one's own awards is tested for: newest first, page by page, nobody else's, no others.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInSign } from '#contract/activity.generated.ts';
import type { Call } from '#contract/call.ts';
import { type Client, type RunningServer, startServer } from './startServer.ts';
import { alpha, testStations } from './testStations.ts';

type Records = Call<
  { before?: string; pageSize?: number },
  { list: readonly { awardNo: string }[]; hasMore: boolean }
>;

/** Tests the call with its two awards, which `win` gets for member01, who has one for signing in. Returns that member, for more tests. */
export function holdsRecords(
  call: Records,
  win: (member: Client, server: RunningServer) => Promise<void>,
): () => Client {
  let server: RunningServer;
  let member: Client;
  beforeAll(async () => {
    server = await startServer({ stations: testStations });
    member = server.client(alpha);
    await member.logIn('member01');
    expect((await member.call(signInSign, {})).answer.success).toBe(true);
    await win(member, server);
  });
  afterAll(() => server.stop());

  test('its records, and no others, go out newest first and page by page', async () => {
    const { answer: all } = await member.call(call, {});
    const [newest, older] = all.list!.map(({ awardNo }) => awardNo) as [string, string];
    expect(all).toMatchObject({ list: [{}, {}], hasMore: false });
    expect(BigInt(older) < BigInt(newest)).toBe(true);
    const { answer: first } = await member.call(call, { pageSize: 1 });
    expect(first).toMatchObject({ list: [all.list![0]], hasMore: true });
    const { answer: rest } = await member.call(call, { before: newest });
    expect(rest).toMatchObject({ list: [all.list![1]], hasMore: false });
  });

  test('nobody sees the records of another', async () => {
    expect((await server.call(call, {}, { as: 'agent01' })).answer).toMatchObject({
      success: true,
      list: [],
    });
  });

  test('a page that is none is refused at its field', async () => {
    const { answer } = await member.call(call, { before: 'x' });
    expect(Object.keys(answer.fieldErrors ?? {})).toEqual(['before']);
  });

  return () => member;
}
