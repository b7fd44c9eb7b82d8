// The queues beside deposits and withdrawals: what each lists, who may decide what, once, and what the record has of it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rebateRecord } from '#contract/activity.generated.ts';
import type { WaitingQueue } from '#contract/entities.generated.ts';
import { answer, credit, decide, interact, list, summary } from '#contract/office/waiting.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { claim } from '#server/office/waiting/queue/lease.ts';
import { type Filled, fillQueues } from '#support/officeQueues.ts';
import { type StaffMember, staffMember } from '#support/officeStaff.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';

const roles = ['owner', 'finance', 'play', 'content', 'support', 'auditor'] as const;
const names = [
  'prizes',
  'rebates',
  'applications',
  'rateWishes',
  'depositsAside',
  'transfersAside',
  'roundsAside',
  'posts',
  'advice',
  'letters',
  'markers',
] as const;

let server: RunningServer;
let staff: Record<OfficeRole, StaffMember>;
let atBeta: StaffMember;
beforeAll(async () => {
  server = await startServer({ stations: testStations, office: true });
  const found: Partial<Record<OfficeRole, StaffMember>> = {};
  for (const role of roles) found[role] = await staffMember(server, role);
  staff = found as Record<OfficeRole, StaffMember>;
  atBeta = await staffMember(server, 'owner', { name: 'betaOwner', stations: [beta] });
});
afterAll(() => server.stop());

const itemsOf = async (who: StaffMember, queue: WaitingQueue, station = alpha): Promise<string[]> => {
  const { answer: said } = await who.call(list, { queue, limit: 100 }, { station });
  return (said.tickets ?? []).map(({ item }) => item);
};

/** A decision of each queue that has one, as it is sent. */
const decisions = (filled: Filled, suffix = '') =>
  [
    [decide, { queue: 'prizes', item: filled.prizes, decision: 'give', reason: `won${suffix}` }],
    [decide, { queue: 'rebates', item: filled.rebates, decision: 'approve', reason: '' }],
    [decide, { queue: 'applications', item: filled.applications, decision: 'refuse', reason: 'too large' }],
    [decide, { queue: 'rateWishes', item: filled.rateWishes, decision: 'refuse', reason: 'too early' }],
    [decide, { queue: 'transfersAside', item: filled.transfersAside, decision: 'refuse', reason: 'not won' }],
    [answer, { queue: 'posts', item: filled.posts, decision: 'hide', reason: 'advertising' }],
    [answer, { queue: 'advice', item: filled.advice, decision: 'answer', reason: '', answer: '谢谢' }],
    [answer, { queue: 'letters', item: filled.letters, decision: 'answer', reason: '', answer: '已绑' }],
    [
      interact,
      { queue: 'markers', item: filled.markers, decision: 'spoken', way: 'call', reason: 'sets a limit' },
    ],
    [
      credit,
      { queue: 'depositsAside', item: filled.depositsAside, amount: '90', reason: 'seen at the bank' },
    ],
  ] as const;

const send = async (who: StaffMember, [call, request]: ReturnType<typeof decisions>[number]) =>
  (await who.call(call as never, request as never)) as {
    answer: { success: boolean; code?: string; msg: string };
  };

describe('what each role sees', () => {
  const sees: Record<OfficeRole, readonly string[]> = {
    owner: names,
    auditor: names,
    finance: ['prizes', 'rebates', 'applications', 'depositsAside', 'transfersAside', 'roundsAside'],
    play: ['prizes'],
    content: ['posts'],
    support: ['rateWishes', 'posts', 'advice', 'letters', 'markers'],
  };
  const decides: Record<OfficeRole, readonly string[]> = {
    ...sees,
    owner: names.filter((name) => name !== 'roundsAside'),
    finance: sees.finance.filter((name) => name !== 'roundsAside'),
    auditor: [],
  };

  test.each(roles)('%s lists and decides on the queues of the role alone', async (role) => {
    const filled = await fillQueues(server, alpha);
    const lists: Record<string, string> = {};
    const mayDecide: string[] = [];
    for (const queue of names) {
      const { answer: said } = await staff[role].call(list, { queue, limit: 100 });
      lists[queue] = said.success ? 'seen' : said.code!;
      if (said.success) expect(said.tickets!.map(({ item }) => item)).toContain(filled[queue]);
      if ((said.decisions ?? []).length > 0) mayDecide.push(queue);
    }
    expect(lists).toEqual(
      Object.fromEntries(names.map((name) => [name, sees[role].includes(name) ? 'seen' : 'wrongRole'])),
    );
    expect(mayDecide.toSorted()).toEqual([...decides[role]].toSorted());
    const results: Record<string, string> = {};
    for (const one of decisions(filled)) {
      const { answer: said } = await send(staff[role], one);
      results[one[1].queue] = said.success ? 'decided' : (said.code ?? said.msg);
    }
    expect(results).toEqual(
      Object.fromEntries(
        decisions(filled).map(([, { queue }]) => [
          queue,
          decides[role].includes(queue) ? 'decided' : 'wrongRole',
        ]),
      ),
    );
    // What was decided waits no more; what was not still does.
    for (const queue of names)
      expect([queue, (await itemsOf(staff.owner, queue)).includes(filled[queue])]).toEqual([
        queue,
        queue === 'roundsAside' || !decides[role].includes(queue),
      ]);
  });
});

test('each decision is in the record: who, on whom, in which words', async () => {
  const filled = await fillQueues(server, alpha);
  for (const one of decisions(filled))
    expect((await send(staff.owner, one)).answer).toMatchObject({ success: true });
  const lines = await server.inStation(alpha, (db) =>
    db
      .selectFrom('support_action as s')
      .leftJoin('account as a', 'a.id', 's.account_id')
      .select(['s.done_by', 's.command', 's.reason', 'a.name'])
      .orderBy('s.id', 'desc')
      .limit(decisions(filled).length)
      .execute(),
  );
  expect(lines.map(({ done_by, name }) => [done_by, name])).toEqual(
    decisions(filled)
      .toReversed()
      .map(([, { queue }]) => ['ownerOfTest', queue === 'posts' ? null : 'member01']),
  );
  expect(lines.at(-1)).toMatchObject({ reason: 'won' });
  expect(lines.at(-1)!.command).toContain('waiting/decide');
  expect(lines.at(-1)!.command).toContain(filled.prizes);
  expect(lines[0]!.reason).toBe('seen at the bank');
});

test('of many who decide on one thing at once one succeeds', async () => {
  const filled = await fillQueues(server, alpha);
  const paid = async () =>
    server.inStation(alpha, (db) =>
      db
        .selectFrom('ledger_transaction')
        .select((e) => e.fn.countAll<bigint>().as('count'))
        .executeTakeFirstOrThrow(),
    );
  for (const one of decisions(filled)) {
    const before = await paid();
    const replies = await Promise.all(
      [staff.owner, staff.owner, staff.owner, staff.owner].map((who) => send(who, one)),
    );
    expect([one[1].queue, replies.filter(({ answer: said }) => said.success).length]).toEqual([
      one[1].queue,
      1,
    ]);
    const movesOnce = ['prizes', 'rebates', 'depositsAside'].includes(one[1].queue);
    if (movesOnce) expect((await paid()).count - before.count).toBe(1n);
  }
});

test('a rebate is refused with a reason alone, which its member reads', async () => {
  const filled = await fillQueues(server, alpha);
  const refuse = (reason: string) =>
    staff.finance.call(decide, { queue: 'rebates', item: filled.rebates, decision: 'refuse', reason });
  expect((await refuse(' ')).answer).toMatchObject({ success: false, fieldErrors: { reason: 'Say why.' } });
  expect((await refuse('同期对打投注')).answer).toMatchObject({ success: true });
  const member = server.client(alpha);
  await member.logIn('member01');
  const rebates = (await member.call(rebateRecord, { pageSize: 100 })).answer.list!;
  expect(rebates.find(({ day }) => filled.rebates.startsWith(day))).toMatchObject({
    state: 'refused',
    reason: '同期对打投注',
  });
  const { answer: said } = await staff.finance.call(list, { queue: 'rebates' });
  expect(said.decisions).toMatchObject([
    { name: 'approve', isRead: false },
    { name: 'refuse', isRead: true },
  ]);
});

test('what a colleague has claimed is listed with the name, and decided on by nobody else', async () => {
  const filled = await fillQueues(server, alpha);
  const wanted = { queue: 'prizes', item: filled.prizes };
  await server.inStation(alpha, (db) =>
    claim({ db, station: alpha, now: server.now() }, staff.play, wanted.queue, [wanted.item]),
  );
  const heldIn = async (who: StaffMember) => {
    const { answer: page } = await who.call(list, { queue: 'prizes', limit: 100 });
    const { heldBy, isOwn } = page.tickets!.find(({ item }) => item === filled.prizes)!;
    return [heldBy, isOwn];
  };
  expect(await heldIn(staff.finance)).toEqual(['playOfTest', false]);
  expect(await heldIn(staff.play)).toEqual(['playOfTest', true]);
  const [give] = decisions(filled);
  expect((await send(staff.finance, give)).answer).toMatchObject({ success: false, code: 'heldByOther' });
  expect((await send(staff.play, give)).answer).toMatchObject({ success: true });
  const noted = await server.inStation(alpha, (db) =>
    db
      .selectFrom('waiting_decision')
      .select(['staff_name', 'verdict', 'amount', 'since'])
      .where('queue', '=', 'prizes')
      .where('item', '=', filled.prizes)
      .execute(),
  );
  expect(noted).toEqual([
    {
      staff_name: 'playOfTest',
      verdict: 'give',
      amount: 88_0000n,
      since: new Date(server.now().getTime() - 60_000),
    },
  ]);
});

test('the same intent twice decides once and is answered alike', async () => {
  const filled = await fillQueues(server, alpha);
  const request = { queue: 'prizes', item: filled.prizes, decision: 'give', reason: '' } as const;
  const intentId = 'prize-once-1';
  const first = await staff.finance.call(decide, request, { intentId });
  const again = await staff.finance.call(decide, request, { intentId });
  expect(first.answer).toMatchObject({ success: true, item: filled.prizes });
  expect(again.answer).toEqual(first.answer);
});

test('what has to be typed is asked for, and an amount is never taken over', async () => {
  const filled = await fillQueues(server, alpha);
  const refused = await staff.finance.call(decide, {
    queue: 'prizes',
    item: filled.prizes,
    decision: 'refuse',
    reason: ' ',
  });
  expect(refused.answer).toMatchObject({ success: false, fieldErrors: { reason: 'Say why.' } });
  const credited = await staff.finance.call(credit, {
    queue: 'depositsAside',
    item: filled.depositsAside,
    reason: 'seen',
  });
  expect(credited.answer).toMatchObject({
    success: false,
    fieldErrors: { amount: 'Type the amount that came in.' },
  });
  const otherCall = await staff.owner.call(decide, {
    queue: 'depositsAside',
    item: filled.depositsAside,
    decision: 'credit',
    reason: 'x',
  });
  expect(otherCall.answer).toMatchObject({ success: false, code: 'invalid' });
  expect(await itemsOf(staff.finance, 'prizes')).toContain(filled.prizes);
  expect(await itemsOf(staff.finance, 'depositsAside')).toContain(filled.depositsAside);
});

test('another station is neither listed nor counted nor decided on', async () => {
  const filled = await fillQueues(server, beta);
  for (const queue of names) {
    expect([queue, await itemsOf(staff.owner, queue)]).toEqual([
      queue,
      expect.not.arrayContaining([filled[queue]]),
    ]);
    expect([queue, await itemsOf(atBeta, queue, beta)]).toEqual([
      queue,
      expect.arrayContaining([filled[queue]]),
    ]);
  }
  const [, prize] = decisions(filled)[0]!;
  expect((await staff.owner.call(decide, prize, { station: alpha })).answer).toMatchObject({ code: 'gone' });
  expect((await atBeta.call(list, { queue: 'prizes' }, { station: alpha })).answer).toMatchObject({
    code: 'notYourStation',
  });
  const { answer: said } = await atBeta.call(summary, {});
  expect(said.stations!.map(({ code }) => code)).toEqual([beta]);
});

test('the summary counts what the lists have, with the age of the oldest, for the queues of the role', async () => {
  await fillQueues(server, beta, { ageSeconds: 7_200 });
  const { answer: said } = await staff.owner.call(summary, {});
  const queues = said.stations!.find(({ code }) => code === beta)!.queues;
  for (const queue of names) {
    const { answer: page } = await staff.owner.call(list, { queue, limit: 100 }, { station: beta });
    const oldest = page.tickets!.map(({ at }) => at).toSorted()[0];
    expect(queues.find((each) => each.queue === queue)).toEqual({
      queue,
      count: page.tickets!.length,
      oldestAt: oldest,
    });
  }
  const { answer: small } = await staff.support.call(summary, {});
  expect(small.stations![0]!.queues.map(({ queue }) => queue)).toEqual([
    'conversations',
    'rateWishes',
    'posts',
    'advice',
    'letters',
    'markers',
  ]);
});

test('a queue is read page by page, the oldest first, each thing once', async () => {
  for (const ageSeconds of [500, 300, 300, 400]) await fillQueues(server, beta, { ageSeconds });
  for (const queue of names) {
    const whole = await itemsOf(staff.owner, queue, beta);
    const pages: string[] = [];
    let after: string | undefined;
    do {
      const { answer: page } = await staff.owner.call(
        list,
        { queue, limit: 2, ...(after !== undefined && { after }) },
        { station: beta },
      );
      pages.push(...page.tickets!.map(({ item }) => item));
      after = page.next;
    } while (after !== undefined);
    expect([queue, pages]).toEqual([queue, whole]);
    expect(new Set(pages).size).toBe(pages.length);
  }
  const { answer: bad } = await staff.owner.call(
    list,
    { queue: 'posts', after: "1'; DROP" },
    { station: beta },
  );
  expect(bad).toMatchObject({ success: false, code: 'invalid' });
});
