// Conversations at the office: who waits is listed by age, one clerk has it and the others see who, an answer reaches its member, and it is closed and opens again.
import { expect } from 'vitest';
import { answer, close, type ListRequest, list, thread } from '#contract/office/conversations.generated.ts';
import { list as trail } from '#contract/office/trail.generated.ts';
import { claim, looking, release, summary } from '#contract/office/waiting.generated.ts';
import { smallPicture, threadOf, waitingDeposit, writes } from '#support/conversations.ts';
import { loggedIn } from '#support/messages.ts';
import { type StaffMember, staffMember } from '#support/officeStaff.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha, beta } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ office: true })
  .extend('clerk', { scope: 'file' }, ({ server }) => staffMember(server, 'support'))
  .extend('colleague', { scope: 'file' }, ({ server }) => staffMember(server, 'owner'));

const rowsOf = async (who: StaffMember, request: ListRequest) => (await who.call(list, request)).answer.rows!;

/** A member writes and waits; the number of the conversation. */
async function waits(
  who: Client,
  clerk: StaffMember,
  account: string,
  text = '请帮我看一下',
): Promise<string> {
  await writes(who, { content: text });
  const [row] = await rowsOf(clerk, { of: 'waiting', account });
  return row!.id;
}

const cookieOf = ({ cookies }: StaffMember): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const second = (server: RunningServer): Promise<Client> => loggedIn(server, 'member02');

test('who waits is listed by age, counted with the other queues, and gone once answered', async ({
  server,
  clock,
  member,
  clerk,
}) => {
  const first = await waits(member, clerk, 'member01', '我的存款还没有到账');
  await clock.pass(60);
  const other = await second(server);
  await waits(other, clerk, 'member02');
  expect(await rowsOf(clerk, { of: 'waiting' })).toMatchObject([
    { id: first, account: 'member01', isTrial: false, preview: '我的存款还没有到账', isAnswer: false },
    { account: 'member02' },
  ]);
  const counted = async () =>
    (await clerk.call(summary, {})).answer
      .stations!.find(({ code }) => code === alpha)!
      .queues.find(({ queue }) => queue === 'conversations');
  expect(await counted()).toMatchObject({ count: 2 });
  await writes(member, { content: '补充一句' });
  expect((await rowsOf(clerk, { of: 'waiting' }))[0]!.id).toBe(first);
  expect((await clerk.call(answer, { id: first, text: ' 您好，已入账 ' })).answer.message).toMatchObject({
    by: clerk.name,
    text: '您好，已入账',
  });
  expect((await rowsOf(clerk, { of: 'waiting' })).map(({ account }) => account)).toEqual(['member02']);
  expect(await counted()).toMatchObject({ count: 1 });
  expect((await threadOf(member)).list.at(-1)).toMatchObject({ from: 'support', text: '您好，已入账' });
  expect(await rowsOf(clerk, { of: 'mine' })).toMatchObject([{ id: first, isOwn: true, isAnswer: true }]);
});

test('one clerk takes it, colleagues see who and are refused, until it is given back', async ({
  member,
  clerk,
  colleague,
}) => {
  const id = await waits(member, clerk, 'member01');
  await clerk.call(release, { queue: 'conversations', items: [id] });
  expect((await colleague.call(claim, { queue: 'conversations', items: [id] })).answer.taken).toEqual([id]);
  expect((await clerk.call(thread, { id })).answer).toMatchObject({ heldBy: colleague.name, isOwn: false });
  expect((await clerk.call(answer, { id, text: '我来' })).answer).toMatchObject({ code: 'heldByOther' });
  expect((await clerk.call(close, { id })).answer).toMatchObject({ code: 'heldByOther' });
  expect((await threadOf(member)).list.at(-1)).toMatchObject({ from: 'member' });
  await colleague.call(looking, { queue: 'conversations', item: id });
  expect((await clerk.call(looking, { queue: 'conversations', item: id })).answer.looking).toEqual([
    colleague.name,
  ]);
  await colleague.call(release, { queue: 'conversations', items: [id] });
  expect((await clerk.call(answer, { id, text: '我来' })).answer.success).toBe(true);
});

test('an answer is sent once however often its intent is, and the trail has who and whom without the words', async ({
  member,
  clerk,
  colleague,
}) => {
  const id = await waits(member, clerk, 'member01');
  const intentId = crypto.randomUUID();
  const request = { id, text: '只说一次的机密回复' };
  const first = (await clerk.call(answer, request, { intentId })).answer;
  expect((await clerk.call(answer, request, { intentId })).answer).toEqual(first);
  const said = (await threadOf(member)).list.filter(({ text }) => text === request.text);
  expect(said).toHaveLength(1);
  const lines = (await colleague.call(trail, {} as never)).answer as object;
  expect(JSON.stringify(lines)).toContain('conversations/answer');
  expect(JSON.stringify(lines)).not.toContain(request.text);
});

test('the clerk sees the order that it is about and answers with a picture, which nobody else is shown', async ({
  server,
  member,
  clerk,
}) => {
  const order = await waitingDeposit(server, alpha);
  await writes(member, { content: '这一笔', about: `deposit:${order}` });
  const id = await waits(member, clerk, 'member01');
  const seen = (await clerk.call(thread, { id })).answer.messages!;
  expect(seen.find(({ about }) => about?.id === order)?.about).toMatchObject({
    kind: 'deposit',
    amount: '500.0000',
  });
  const bytes = (await smallPicture()).toString('base64');
  const { message } = (await clerk.call(answer, { id, bytes })).answer;
  expect(message!.picture).toMatchObject({ width: 60, height: 40 });
  expect((await threadOf(member)).list.at(-1)!.picture).toMatchObject({ width: 60, height: 40 });
  const address = new URL(`/office/conversation/${alpha}/${message!.picture!.key}.webp`, server.officeUrl);
  const asked = async (who: StaffMember | null) => {
    const reply = await fetch(address, { headers: who ? { cookie: cookieOf(who) } : {} });
    await reply.body?.cancel();
    return reply.status;
  };
  const content = await staffMember(server, 'content');
  const atBeta = await staffMember(server, 'support', { name: 'supportAtBeta', stations: [beta] });
  expect(await asked(clerk)).toBe(200);
  expect([await asked(null), await asked(content), await asked(atBeta)]).toEqual([404, 404, 404]);
  expect((await clerk.call(answer, { id, bytes: 'bm90IGEgcGljdHVyZSBhdCBhbGw=' })).answer).toMatchObject({
    code: 'invalid',
    fieldErrors: { bytes: expect.any(String) },
  });
  expect((await clerk.call(answer, { id, text: '  ' })).answer).toMatchObject({ code: 'invalid' });
});

test('it is closed, once, and opens again with what the member writes', async ({ member, clerk }) => {
  const id = await waits(member, clerk, 'member01');
  expect((await clerk.call(close, { id })).answer.success).toBe(true);
  expect((await clerk.call(close, { id })).answer.code).toBe('gone');
  expect((await rowsOf(clerk, { of: 'closed', account: 'member01' })).map((row) => row.id)).toEqual([id]);
  expect(await rowsOf(clerk, { of: 'open', account: 'member01' })).toEqual([]);
  await writes(member, { content: '还有一个问题' });
  expect(await rowsOf(clerk, { of: 'waiting', account: 'member01' })).toMatchObject([{ id }]);
  expect(await rowsOf(clerk, { of: 'closed', account: 'member01' })).toEqual([]);
});

test('roles beside support see none of it, and an auditor only reads', async ({ server, member, clerk }) => {
  const id = await waits(member, clerk, 'member01');
  for (const role of ['finance', 'play'] as const) {
    const other = await staffMember(server, role);
    expect((await other.call(list, { of: 'open' })).answer.code).toBe('wrongRole');
    expect((await other.call(thread, { id })).answer.code).toBe('wrongRole');
  }
  const auditor = await staffMember(server, 'auditor');
  expect((await auditor.call(thread, { id })).answer.messages!.length).toBeGreaterThan(0);
  expect((await auditor.call(answer, { id, text: '审计' })).answer.code).toBe('wrongRole');
  const atBeta = await staffMember(server, 'support', { name: 'supportOfBeta', stations: [beta] });
  expect((await atBeta.call(thread, { id }, { station: beta })).answer.code).toBe('gone');
  expect((await atBeta.call(answer, { id, text: '别站' }, { station: beta })).answer.code).toBe('gone');
});

test('pages neither repeat nor leave out, in each of the lists', async ({ server, clerk }) => {
  await server.inStation(beta, async (db) => {
    const accounts = await db
      .insertInto('account')
      .values(
        Array.from({ length: 120 }, (_, at) => ({
          station: beta,
          name: `waits${at}`,
          name_key: `waits${at}`,
          role: 'member' as const,
          password_hash: null,
          created_at: server.now(),
        })),
      )
      .returning('id')
      .execute();
    await db
      .insertInto('conversation')
      .values(
        accounts.map(({ id }, at) => ({
          station: beta,
          account_id: id,
          created_at: server.now(),
          last_at: new Date(server.now().getTime() + Math.floor(at / 3)),
          waiting_since: at % 2 === 0 ? new Date(server.now().getTime() + Math.floor(at / 5)) : null,
          closed_at: null,
        })),
      )
      .execute();
  });
  for (const [of, count] of [
    ['waiting', 60],
    ['open', 120],
  ] as const) {
    const seen: string[] = [];
    for (let after: string | undefined; ; ) {
      const { rows, next } = (
        await clerk.call(list, { of, ...(after !== undefined && { after }) }, { station: beta })
      ).answer;
      seen.push(...rows!.map(({ id }) => id));
      if (next === undefined) break;
      after = next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([count, count]);
  }
});
