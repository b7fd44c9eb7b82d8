// Members in the office: one box finds them by whatever somebody has at hand, and one card and one line of time answer what support is asked.
import { expect } from 'vitest';
import { updateUserContract, withdrawSave } from '#contract/finance.generated.ts';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import {
  activities,
  addNote,
  card,
  explain,
  find,
  tag,
  team,
  timeline,
  turnover,
  unmask,
} from '#contract/office/members.generated.ts';
import { reportProblem } from '#server/db/operatorProblem.ts';
import { changePersonal } from '#server/db/personal/members.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { requireTurnover } from '#server/money/turnover.ts';
import { openBank } from '#support/deposits.ts';
import { drawJobOf } from '#support/drawJob.ts';
import { oneOfEach, storeRoundsOf } from '#support/gameRounds.ts';
import { type StaffMember, staffMember } from '#support/officeStaff.ts';
import { changeMember } from '#support/personal.ts';
import { betCredit, creditItem, sums } from '#support/playTable.ts';
import { alpha, beta } from '#support/testStations.ts';
import { cardOf, setRule } from '#support/withdrawals.ts';
import { world } from '#support/world.ts';
import { idOf } from '../money/wallets.ts';

/** Member01 with a deposit and a withdrawal under way, a lost or won bet, rounds of platforms, and an act of support. */
const test = world({ office: true })
  .extend('support', { scope: 'file' }, ({ server }): Promise<StaffMember> => staffMember(server, 'support'))
  .extend('life', { scope: 'file' }, async ({ server, clock, member }) => {
    const failures: string[] = [];
    const job = drawJobOf(server, {
      lotteries: ['FFC'],
      onFailure: (what, error) => failures.push(`${what}: ${error}`),
    });
    await job.tick();
    const { qiHao } = (await server.call(getNewPeriod, { lotCode: 'FFC' })).answer.period!;
    const items = [await creditItem(member, 'FFC', sums, ['总和大', '总和小'])];
    const placed = await betCredit(member, 'FFC', qiHao, items);
    if (!placed.answer.success) throw new Error(JSON.stringify(placed.answer));
    const id = await server.inStation(alpha, (db) => idOf(db, 'member01'));
    clock.pass(120);
    await job.tick();
    // It leads by a connection that the server waits for when it stops.
    await job.stop();
    const bet = await server.inStation(alpha, (db) =>
      db
        .selectFrom('bet_order')
        .select(['id', 'status', 'payout'])
        .where('account_id', '=', id)
        .executeTakeFirstOrThrow(),
    );
    await member.call(updateUserContract, { version: 1 });
    clock.pass(60);
    const deposit = (await openBank(member)).orderNo;
    clock.pass(60);
    const asked = await member.call(withdrawSave, {
      cardId: await cardOf(member),
      money: '500',
      fee: '0',
      password: '123456',
    });
    clock.pass(60);
    await storeRoundsOf(server, alpha, 'member01', oneOfEach(server.now()));
    return {
      placed,
      bet: String(bet.id),
      payout: bet.payout,
      deposit,
      withdrawal: asked.answer.order!.orderNo,
      id,
      failures,
    };
  });

const accountsOf = (answer: { members?: { account: string }[] }) =>
  answer.members?.map(({ account }) => account);

test('one box finds a member by whatever somebody has at hand, and says what matched', async ({
  support,
  life,
  server,
}) => {
  const device = await server.inStation(alpha, (db) =>
    db
      .selectFrom('device')
      .select(['visitor_hash', 'address'])
      .where('account_id', '=', life.id)
      .executeTakeFirstOrThrow(),
  );
  const round = await server.inStation(alpha, (db) =>
    db
      .selectFrom('game_round')
      .select('round_no')
      .where('account_id', '=', life.id)
      .executeTakeFirstOrThrow(),
  );
  const asked: Record<string, [string, string]> = {
    name: ['MEMBER01', 'member01'],
    realName: ['张伟', '张*'],
    phone: ['8000', '138****8000'],
    card: ['0123', '6222 **** **** 0123'],
    address: [device.address, device.address],
    device: [
      device.visitor_hash.toString('hex').slice(0, 12),
      device.visitor_hash.toString('hex').slice(0, 12),
    ],
    deposit: [life.deposit, life.deposit],
    withdrawal: [life.withdrawal, life.withdrawal],
    bet: [life.bet, life.bet],
    round: [round.round_no, ''],
  };
  for (const [kind, [text, matched]] of Object.entries(asked)) {
    const { answer } = await support.call(find, { text });
    expect(accountsOf(answer), kind).toContain('member01');
    const matches = answer.members!.find(({ account }) => account === 'member01')!.matches;
    expect(matches, kind).toContainEqual({ kind, text: matched || expect.stringContaining(text) });
  }
  expect(accountsOf((await support.call(find, { text: '13800138000' })).answer)).toEqual(['member01']);
  expect(accountsOf((await support.call(find, { text: '6222 0210 0111 8880 124' })).answer)).toEqual([]);
  expect(accountsOf((await support.call(find, { text: '小满' })).answer)).toEqual(['member02']);
});

test('a name, phone or card that changes is found by what it is now', async ({ support, server }) => {
  const change = (nick_name: string, phone: string) =>
    server.inStation(alpha, async (db) => {
      await db.updateTable('account').set({ nick_name }).where('name', '=', 'member02').execute();
      await changeMember(db, 'member02', { phone });
    });
  await change('大满', '13700137777');
  expect(accountsOf((await support.call(find, { text: '小满' })).answer)).toEqual([]);
  expect(accountsOf((await support.call(find, { text: '大满' })).answer)).toEqual(['member02']);
  expect(accountsOf((await support.call(find, { text: '7777' })).answer)).toEqual(['member02']);
  await change('小满', '13900139000');
});

test('accounts of before the office are found once the sweep has written their keys', async ({
  support,
  server,
}) => {
  const keys = async () =>
    (
      await server.pool.query<{ kind: string; key: string }>(
        `SELECT station, kind, key, account_id FROM member_key ORDER BY 1, 2, 3, 4`,
      )
    ).rows;
  const before = await keys();
  expect(before.length).toBeGreaterThan(10);
  await server.pool.query('DELETE FROM member_key');
  expect(accountsOf((await support.call(find, { text: 'member01' })).answer)).toEqual([]);
  for (const { code } of server.context.stations.all())
    await server.inStation(code, async (db) => {
      const fill = async () =>
        (
          await db
            .selectNoFrom((select) => select.fn<number>('member_key_fill', [select.val(2)]).as('looked'))
            .executeTakeFirstOrThrow()
        ).looked;
      while ((await fill()) > 0);
    });
  expect(await keys()).toEqual(before);
});

test('a member of another station is not found, and a trial account neither', async ({ support, server }) => {
  await server.inStation(beta, (db) =>
    db.updateTable('account').set({ nick_name: '只在二站' }).where('name', '=', 'member02').execute(),
  );
  expect(accountsOf((await support.call(find, { text: '只在二站' })).answer)).toEqual([]);
  expect(accountsOf((await support.call(find, { text: '只在二站' }, { station: beta })).answer)).toEqual([
    'member02',
  ]);
  expect(accountsOf((await support.call(find, { text: 'trial01' })).answer)).toEqual([]);
  expect((await support.call(card, { account: 'trial01' })).answer.code).toBe('noMember');
  const own = await staffMember(server, 'support', { name: 'ofBeta', stations: [beta] });
  expect((await own.call(card, { account: 'member01' })).answer.code).toBe('notYourStation');
});

test('the card says who it is with contacts and cards masked, and money as the ledger has it', async ({
  support,
  life,
}) => {
  const { answer } = await support.call(card, { account: 'member01' });
  expect(answer.success, JSON.stringify(answer)).toBe(true);
  expect(answer.identity).toMatchObject({ realName: '张*', phone: '138****8000', upline: 'agent01' });
  expect(JSON.stringify(answer)).not.toContain('13800138000');
  expect(JSON.stringify(answer)).not.toContain('张伟');
  expect(answer.payments!.balances.frozen).toBe('500.0000');
  expect(answer.payments!.withdrawals).toMatchObject([
    { orderNo: life.withdrawal, amount: '500.0000', stage: 'waiting', card: '6222 **** **** 0123' },
  ]);
  expect(answer.payments!.deposits).toMatchObject([{ orderNo: life.deposit, payer: '张*' }]);
  expect(answer.sessions![0]).toMatchObject({ device: expect.stringMatching(/^[0-9a-f]{12}$/) });
});

test('the card names each reason why nothing can be withdrawn, by the code that refuses the withdrawal', async ({
  support,
  server,
  life,
}) => {
  await setRule(server, alpha, { from_minute: 0, to_minute: 1, times_a_day: 1 });
  await server.inStation(alpha, async (db) => {
    const at = server.now();
    await db
      .updateTable('account')
      .set({ withdrawals_from: new Date(at.getTime() + 3_600_000) })
      .where('id', '=', life.id)
      .execute();
    await db
      .updateTable('account')
      .set({ state: 'frozen', withdraw_blocked_until: Number.POSITIVE_INFINITY })
      .where('id', '=', life.id)
      .execute();
    await requireTurnover(db, {
      station: alpha,
      accountId: life.id,
      source: 'deposit',
      refType: 'test',
      refId: 'x1',
      base: 1_000_000n,
      factor: 100,
      at,
    });
    await db
      .updateTable('card')
      .set({ created_at: at, usable_from: new Date(at.getTime() + 3_600_000) })
      .where('account_id', '=', life.id)
      .execute();
  });
  await setRule(server, alpha, { card_cooling_seconds: 3600 });
  const { payments, standing } = (await support.call(card, { account: 'member01' })).answer;
  expect(standing).toMatchObject({ state: 'frozen', blocks: [{ of: 'withdraw' }] });
  expect(payments!.withdrawal.reasons.map(({ text }) => text)).toHaveLength(
    new Set(payments!.withdrawal.reasons.map(({ text }) => text)).size,
  );
  expect(payments!.withdrawal.reasons.map(({ code }) => code)).toEqual([
    'accountFrozen',
    'accountFrozen',
    'outsideHours',
    'cooling',
    'noTimesLeft',
    'turnoverMissing',
    'cardCooling',
  ]);
  expect(payments!.cards.map(({ blocked }) => blocked?.code)).toEqual(['cardCooling', 'cardCooling']);
  await setRule(server, alpha, { from_minute: 0, to_minute: 0, times_a_day: 10 });
  await server.inStation(alpha, (db) =>
    db
      .updateTable('account')
      .set({ state: 'enabled', withdraw_blocked_until: null })
      .where('id', '=', life.id)
      .execute(),
  );
});

test('turnover is item by item, with the bets that counted and what they filled', async ({
  support,
  life,
}) => {
  const { answer } = await support.call(turnover, { account: 'member01' });
  const [item] = answer.items!;
  expect(item).toMatchObject({ source: 'Deposit', ref: 'x1', required: '100.0000' });
  const bet = answer.bets!.find(({ ref }) => ref === life.bet);
  expect(bet).toMatchObject({ kind: 'bet', stake: '20.0000' });
  // Both sides of the same draw are covered: by the rule of the station nothing of it counts, and the line says so.
  expect(bet!.counted === '0.0000' ? bet!.note : bet!.filled).not.toEqual('');
  const filled = answer.bets!.filter(({ filled }) => filled.includes(item!.id));
  expect(filled.length > 0).toBe(item!.done !== '0.0000');
  const small = await support.call(turnover, { account: 'member01', pageSize: 1 });
  const second = await support.call(turnover, {
    account: 'member01',
    pageSize: 1,
    before: small.answer.next!,
  });
  expect([...small.answer.bets!, ...second.answer.bets!]).toEqual(answer.bets!.slice(0, 2));
});

test('one line of time has everything, page by page without a gap or a repeat', async ({ support, life }) => {
  const { answer } = await support.call(timeline, { account: 'member01', pageSize: 100 });
  const all = answer.entries!;
  expect(answer.next).toBeUndefined();
  expect(new Set(all.map(({ kind }) => kind))).toEqual(
    new Set(['deposit', 'withdrawal', 'bet', 'round', 'login', 'letter', 'money']),
  );
  expect(all.find(({ kind }) => kind === 'deposit')).toMatchObject({ ref: life.deposit, state: 'pending' });
  expect(all.find(({ kind }) => kind === 'bet')).toMatchObject({
    ref: life.bet,
    note: expect.stringContaining('Draw '),
  });
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  const paged: typeof all = [];
  let before: string | undefined;
  do {
    const page = (
      await support.call(timeline, { account: 'member01', pageSize: 3, ...(before && { before }) })
    ).answer;
    paged.push(...page.entries!);
    before = page.next;
  } while (before);
  const key = (entry: (typeof all)[number]) => `${entry.kind} ${entry.at} ${entry.ref} ${entry.title}`;
  expect(paged.map(key).toSorted()).toEqual(all.map(key).toSorted());
  const deposits = await support.call(timeline, { account: 'member01', kinds: ['deposit'] });
  expect(deposits.answer.entries!.map(({ ref }) => ref)).toEqual([life.deposit]);
});

test('a bet is explained with what it counts and the commission it paid, a round with its versions', async ({
  support,
  life,
  server,
}) => {
  const { answer } = await support.call(explain, { account: 'member01', kind: 'bet', ref: life.bet });
  expect(answer.lines!.join('\n')).toMatch(/Draw .* of 2 units won/);
  expect(answer.lines!.join('\n')).toMatch(/Commission of agent01|paid no commission/);
  const { round_no: ref } = await server.inStation(alpha, (db) =>
    db
      .selectFrom('game_round')
      .select('round_no')
      .where('account_id', '=', life.id)
      .executeTakeFirstOrThrow(),
  );
  const round = await support.call(explain, { account: 'member01', kind: 'round', ref });
  expect(round.answer.lines![0]).toContain('Version 1');
  expect((await support.call(explain, { account: 'member02', kind: 'bet', ref: life.bet })).answer.code).toBe(
    'noOrder',
  );
  expect((await support.call(explain, { account: 'member02', kind: 'round', ref })).answer.code).toBe(
    'noOrder',
  );
});

test('who shares a device, an address or a name is on the card', async ({ support, server, life }) => {
  await server.inStation(alpha, async (db) => {
    const other = await idOf(db, 'member02');
    const { visitor_hash, address } = await db
      .selectFrom('device')
      .select(['visitor_hash', 'address'])
      .where('account_id', '=', life.id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('device')
      .values({ station: alpha, account_id: other, visitor_hash, address, seen_at: server.now() })
      .execute();
    await changePersonal(db, { station: alpha, id: other }, { real_name: '张伟' });
  });
  const { shared } = (await support.call(card, { account: 'member01' })).answer;
  expect(shared!.map(({ kind, accounts }) => [kind, accounts.map(({ account }) => account)])).toEqual([
    ['device', ['member02']],
    ['address', ['member02']],
    ['realName', ['member02']],
  ]);
});

test('team: who stands above, who directly below', async ({ support }) => {
  expect((await support.call(team, { account: 'member01' })).answer.above).toEqual([
    { account: 'agent01', distance: 1 },
  ]);
  const { answer } = await support.call(team, { account: 'agent01' });
  expect(answer.below!.map(({ account }) => account)).toEqual(['member01']);
  expect(answer.direct).toBe(1);
});

test('activities: what can be taken, and in which words not', async ({ support }) => {
  const { standings } = (await support.call(activities, { account: 'member01' })).answer;
  const wheel = standings!.find(({ kind }) => kind === 'wheel')!;
  expect(wheel).toMatchObject({
    canTake: false,
    code: 'NO_CHANCE_OR_POINTS',
    reason: expect.stringContaining('100 more points'),
  });
});

test('what was set aside of a member is on the card', async ({ support, server, life }) => {
  await server.inStation(alpha, (db) =>
    reportProblem(db, {
      station: alpha,
      kind: 'deposit',
      ref: life.deposit,
      reason: 'another amount came in',
      at: server.now(),
    }),
  );
  const { payments } = (await support.call(card, { account: 'member01' })).answer;
  expect(payments!.setAside).toMatchObject([
    { kind: 'deposit', ref: life.deposit, reason: 'another amount came in' },
  ]);
});

test('contacts are shown whole for a reason, which the trail has with the member; some roles never see them', async ({
  support,
  server,
  life,
}) => {
  const reason = 'asked which phone we have';
  const { answer } = await support.call(unmask, { account: 'member01', reason });
  expect(answer).toMatchObject({ phone: '13800138000', realName: '张伟' });
  expect(answer.cards!.map(({ number }) => number)).toContain('6222021001118880123');
  const { rows } = await server.pool.query(
    `SELECT source, what, station, account_id, reason, detail::text AS detail FROM trail WHERE what = 'members/unmask'`,
  );
  expect(rows).toMatchObject([{ source: 'read', station: alpha, account_id: life.id, reason }]);
  expect(rows[0].detail).not.toContain('13800138000');
  const missing = await support.call(unmask, { account: 'member01' } as never);
  expect(missing.answer.code).toBe('invalid');
  for (const role of ['play', 'auditor', 'content'] as const)
    expect(
      (await (await staffMember(server, role)).call(unmask, { account: 'member01', reason })).answer.code,
    ).toBe('wrongRole');
});

test('who reads more members than a day allows is refused', async ({ server }) => {
  const curious = await staffMember(server, 'support', { name: 'curious' });
  const most = server.context.settings.staffReadsADay;
  await server.pool.query(
    `INSERT INTO trail SELECT (SELECT max(number) FROM trail) + x, $1, 'read', 'members/card', 'alpha', $2, 'curious', NULL, '{}', '', '', ''
      FROM generate_series(1, $3::int) x`,
    [server.now(), curious.staffId, most - 1],
  );
  expect((await curious.call(card, { account: 'member01' })).answer.success).toBe(true);
  expect((await curious.call(card, { account: 'member01' })).answer.code).toBe('readsOver');
  expect((await curious.call(timeline, { account: 'member01' })).answer.code).toBe('readsOver');
});

test('notes and tags are written by name, once for an intent, and stand in the line of time', async ({
  support,
  server,
  life,
}) => {
  const intentId = 'a-note-of-one-intent';
  await support.call(addNote, { account: 'member01', note: ' Calls at night. ' }, { intentId });
  await support.call(addNote, { account: 'member01', note: ' Calls at night. ' }, { intentId });
  await support.call(tag, { account: 'member01', tag: 'careful', isOn: true });
  await support.call(tag, { account: 'member01', tag: 'careful', isOn: true });
  const seen = (await support.call(card, { account: 'member01' })).answer;
  expect(seen.notes).toMatchObject([{ note: 'Calls at night.', by: support.name }]);
  expect(seen.tags).toMatchObject([{ tag: 'careful', by: support.name }]);
  const { entries } = (await support.call(timeline, { account: 'member01', kinds: ['action'] })).answer;
  expect(entries!.map(({ title, by }) => [title, by])).toEqual([
    ['members/tag', support.name],
    ['members/addNote', support.name],
  ]);
  expect((await support.call(tag, { account: 'member01', tag: 'careful', isOn: false })).answer.tags).toEqual(
    [],
  );
  const write = (role: 'office_read' | 'house_app') =>
    inStation(server.pool, alpha, (db) => db.selectFrom('member_note').select('note').execute(), { role });
  expect(await write('office_read')).toHaveLength(1);
  await expect(write('house_app')).rejects.toThrow(/permission denied/);
  expect(life.failures).toEqual([]);
});
