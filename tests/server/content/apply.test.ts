// Applying content: whole or not at all, one after the other, refused where something open depends on it, and never forgotten.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { register } from '#contract/auth.generated.ts';
import { rechargeCouponsRecordUnusedList } from '#contract/finance.generated.ts';
import { accInfo, activeData } from '#contract/session.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { kindsShown } from '#server/activities/activity.ts';
import { applyContent, ContentRefused, planFor } from '#server/content/apply.ts';
import { exportContent } from '#server/content/exportContent.ts';
import { type HistoryFilter, readHistory } from '#server/content/history.ts';
import type { Files } from '#server/content/plan.ts';
import { snapshotOf } from '#server/content/snapshot.ts';
import { openPool } from '#server/db/pool.ts';
import { createContentLog } from '#server/jobs/contentLogJob.ts';
import { startCommitCutter } from '#support/commitCutter.ts';
import { inbox, loggedIn, toService } from '#support/messages.ts';
import { type RunningServer, startServer } from '#support/startServer.ts';
import { setRates } from '#support/team.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { endOfDay, startOfDay } from '#values/beijingTime.ts';
import { dayOf } from '#values/days.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ stations: testStations });
});
afterAll(() => server.stop());

type Items = Record<string, unknown>[];

/** A kind of what the station has, changed; the other kinds are left alone. */
async function changed(code: string, kind: string, change: (items: Items) => Items): Promise<Files> {
  const { files } = await server.inStation(code, snapshotOf);
  const file = structuredClone(files.get(kind as never)) as unknown as { items: Items };
  return new Map([[kind as never, { ...file, items: change(file.items) } as never]]);
}

const apply = (code: string, files: Files, by = 'tester', plan?: string) =>
  applyContent(server.pool, code, { files, by, plan, now: server.now() });

const withNew = (title: string) => (items: Items) =>
  items.map((item, at) => (at === 0 ? { ...item, title } : item));

const without = (key: unknown) => (items: Items) => items.filter((item) => item.key !== key);

const refused = async (promise: Promise<unknown>): Promise<string> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ContentRefused);
  return (error as Error).message;
};

/** Runs a statement as the owner of the tables, in a station. */
async function asOwner(code: string, statement: string, values: unknown[] = []): Promise<void> {
  const client = await server.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL app.station = '${code}'`);
    await client.query(statement, values);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

/** The content key of the first row of a table, and its number. */
const firstOf = (code: string, table: 'pay_method' | 'deposit_strategy' | 'activity' | 'forum_group') =>
  server.inStation(code, (db) =>
    db.selectFrom(table).select(['id', 'content_key']).orderBy('id').executeTakeFirstOrThrow(),
  );

const memberOf = (code: string) =>
  server.inStation(
    code,
    async (db) =>
      (await db.selectFrom('account').select('id').where('name', '=', 'member01').executeTakeFirstOrThrow())
        .id,
  );

test('a change is said in the words of the product, made once, and remembered with who made it', async () => {
  const files = await changed(alpha, 'pay-methods', (items) =>
    items.map((item, at) => (at === 0 ? { ...item, least: '66', tips: '新的提示' } : item)),
  );
  const plan = await planFor(server.pool, alpha, files, server.now());
  expect(plan.differences.map(({ effect, field }) => [effect, field])).toEqual([
    ['players', 'tips'],
    ['money', 'least'],
  ]);
  expect(plan.differences[1]!.text).toMatch(/^pay methods 存款方式 .+\(.+\): .+ 50 yuan → 66 yuan$/);
  const first = await apply(alpha, files, 'tester', plan.fingerprint);
  expect(first.isChanged).toBe(true);
  expect((await apply(alpha, files)).isChanged).toBe(false);
  const [last, before, ...others] = await server.inStation(alpha, (db) => readHistory(db, 10));
  expect(last).toMatchObject({ by: 'tester', before: plan.before, after: first.fingerprint });
  expect(last!.differences).toEqual(JSON.parse(JSON.stringify(plan.differences)));
  // The station began with the content of the demonstration.
  expect([before!.by, others]).toEqual(['demonstration', []]);
});

test('what opens or closes is a term of money, and changed words are shown whole, in each language', async () => {
  for (const kind of ['deposit-offers', 'pay-methods', 'lotteries', 'coupons']) {
    const files = await changed(alpha, kind, (items) =>
      items.map((item, at) => (at === 0 ? { ...item, open: !(item.open ?? true) } : item)),
    );
    const { differences } = await planFor(server.pool, alpha, files, server.now());
    expect(differences).toMatchObject([{ kind, field: 'open', effect: 'money' }]);
    expect(differences[0]!.text).toMatch(/: .+ (yes → no|no → yes)$/);
  }
  const long = `${'甲'.repeat(50)}十倍流水${'乙'.repeat(50)}`;
  const words = (zh: string, en: string) =>
    changed(alpha, 'notices', (items) =>
      items.map((item, at) => (at === 0 ? { ...item, content: { 'zh-CN': zh, en } } : item)),
    );
  await apply(alpha, await words(long, 'Ten times'));
  const lineOf = async (files: Files) =>
    (await planFor(server.pool, alpha, files, server.now())).differences.map(({ text }) => text);
  expect(await lineOf(await words(long.replace('十', '五'), 'Ten times'))).toEqual([
    expect.stringMatching(/ …甲{12}十倍流水乙{9}… → …甲{12}五倍流水乙{9}…$/),
  ]);
  expect(await lineOf(await words(long, 'Five times'))).toEqual([
    expect.stringMatching(/ \(en\) Ten times → Five times$/),
  ]);
  expect(await lineOf(await words(long.replace('十', '五'), 'Five times'))).toEqual([
    expect.stringMatching(/ …甲.+; \(en\) Ten times → Five times$/),
  ]);
});

test('the history takes days and a kind', async () => {
  const day = dayOf(server.now());
  const asked = (filter: HistoryFilter = {}) => server.inStation(alpha, (db) => readHistory(db, 50, filter));
  const all = await asked();
  const today = await asked({ from: startOfDay(day), before: endOfDay(day) });
  expect(today.length).toBeGreaterThan(0);
  expect([...today, ...(await asked({ before: startOfDay(day) }))]).toEqual(all);
  expect(await asked({ from: endOfDay(day) })).toEqual([]);
  const notices = await asked({ kind: 'notices' });
  expect(notices).toEqual(
    all.filter(({ differences }) => differences.some(({ kind }) => kind === 'notices')),
  );
  expect(notices.length).toBeLessThan(all.length);
  expect(await asked({ kind: 'interest' })).toEqual([]);
});

test('the history can be read and never rewritten', async () => {
  await apply(beta, await changed(beta, 'banners', withNew('写入历史')));
  for (const statement of [
    `UPDATE content_change SET changed_by = 'nobody'`,
    'DELETE FROM content_change',
    'TRUNCATE content_change',
  ])
    await expect(asOwner(beta, statement)).rejects.toThrow(/append only/);
});

test('maxima of teams do not fall below what agents have', async () => {
  await setRates(server, 'agent01', 120_000, 1940, beta);
  const terms = async (change: object): Promise<Files> => {
    const { files } = await server.inStation(beta, snapshotOf);
    return new Map([['team', { ...files.get('team')!, ...change }]]) as Files;
  };
  const { files } = await server.inStation(beta, snapshotOf);
  const agents = await server.inStation(beta, (db) =>
    db
      .selectFrom('team_member')
      .innerJoin('account', 'account.id', 'team_member.account_id')
      .select(['team_member.rates', 'team_member.group_bonus'])
      .where('role', '=', 'agent')
      .execute(),
  );
  const rate = Math.max(...agents.flatMap(({ rates }) => rates));
  const group = Math.max(...agents.map(({ group_bonus }) => group_bonus!));
  const percent = (millionths: number) => String(millionths / 10_000);
  expect(rate).toBeGreaterThan(0);
  const below = percent(rate - 1_000);
  expect(await refused(apply(beta, await terms({ ratePercentMost: below })))).toMatch(
    new RegExp(`^The highest commission cannot be ${below}%: [1-9]\\d* accounts have more\\.`),
  );
  expect(await refused(apply(beta, await terms({ bonusGroupMost: group - 2 })))).toMatch(
    new RegExp(`^The highest bonus group cannot be ${group - 2}: [1-9]\\d* agents have a higher one\\.`),
  );
  const least = await terms({ ratePercentMost: percent(rate), bonusGroupMost: group });
  expect((await apply(beta, least)).isChanged).toBe(true);
  await apply(beta, new Map([['team', files.get('team')!]]) as Files);
});

test('of two at once the later one is refused: its plan is stale, and it says who was before', async () => {
  const [one, two] = await Promise.all([
    changed(beta, 'banners', withNew('甲')),
    changed(beta, 'banners', withNew('乙')),
  ]);
  const plans = await Promise.all([one, two].map((files) => planFor(server.pool, beta, files, server.now())));
  const outcomes = await Promise.allSettled([
    apply(beta, one, 'first', plans[0]!.fingerprint),
    apply(beta, two, 'second', plans[1]!.fingerprint),
  ]);
  const won = outcomes.findIndex(({ status }) => status === 'fulfilled');
  const lost = outcomes[1 - won] as PromiseRejectedResult;
  expect(outcomes[won]!.status).toBe('fulfilled');
  expect(lost.reason).toBeInstanceOf(ContentRefused);
  expect(lost.reason.message).toContain(`changed since the plan ${plans[1 - won]!.fingerprint}`);
  expect(lost.reason.message).toContain(['first', 'second'][won]!);
  const { files } = await server.inStation(beta, snapshotOf);
  expect((files.get('banners')!.items as Items)[0]!.title).toBe(['甲', '乙'][won]);
});

test('a plan is what is applied: other files under its fingerprint are refused, with what differs', async () => {
  const offer = (gift: object) =>
    changed(alpha, 'deposit-offers', (items) =>
      items.map((item, at) =>
        at === 0 ? { ...item, name: { 'zh-CN': '开业', en: 'Opening' }, ...gift } : item,
      ),
    );
  const planned = await offer({});
  const plan = await planFor(server.pool, alpha, planned, server.now());
  expect(plan.differences.map(({ field }) => field)).toEqual(['name']);
  const greedy = await offer({ giftPercent: '100', mostGift: '88888' });
  const before = await server.inStation(alpha, exportContent);
  const reasons = (await refused(apply(alpha, greedy, 'tester', plan.fingerprint))).split('\n');
  expect(reasons[0]).toBe(
    `The files say something else than when the plan ${plan.fingerprint} was made. Make a new plan and look at it: npm run -s content -- plan ${alpha}`,
  );
  expect(reasons.slice(1)).toEqual([
    expect.stringMatching(/^Not in the plan: .+ → 100%$/),
    expect.stringMatching(/^Not in the plan: .+ → 88888 yuan$/),
  ]);
  const less = await refused(
    apply(alpha, await changed(alpha, 'banners', withNew('另外')), 'tester', plan.fingerprint),
  );
  expect(less).toMatch(
    /\nNot in the plan: banners .+\nIn the plan, and no longer in the files: deposit offers /,
  );
  expect(await refused(apply(alpha, planned, 'tester', '0123456789abcdef'))).toMatch(
    /^There is no plan 0123456789abcdef of alpha\./,
  );
  expect(await server.inStation(alpha, exportContent)).toEqual(before);
  expect((await apply(alpha, planned, 'tester', plan.fingerprint)).isChanged).toBe(true);
});

test('a new entry with other words than were planned is refused, and said to be another', async () => {
  const notice = (content: string) =>
    changed(alpha, 'notices', (items) => [
      ...items,
      { ...items[0]!, key: 'planned', title: '计划', content },
    ]);
  const { fingerprint } = await planFor(server.pool, alpha, await notice('甲'), server.now());
  expect(await refused(apply(alpha, await notice('乙'), 'tester', fingerprint))).toMatch(
    /\nOtherwise than in the plan: notices .+ is new$/,
  );
});

test('an apply that loses its connection at the commit has done nothing, or all of it', async () => {
  const cutter = await startCommitCutter(server.pool.options.connectionString!);
  const pool = openPool(cutter.url, 2);
  try {
    const before = await server.inStation(beta, exportContent);
    const files = await changed(beta, 'banners', (items) => items.slice(1));
    const { fingerprint } = await planFor(server.pool, beta, files, server.now());
    const cutApply = () =>
      applyContent(pool, beta, { files, by: 'cut', plan: fingerprint, now: server.now() });
    cutter.cut('before');
    await expect(cutApply()).rejects.toThrow();
    expect(await server.inStation(beta, exportContent)).toEqual(before);
    cutter.cut('after');
    await expect(cutApply()).rejects.toThrow();
    expect(cutter.count).toBe(2);
    const after = await server.inStation(beta, snapshotOf);
    expect((after.files.get('banners')!.items as Items).length).toBe(2);
    const [last] = await server.inStation(beta, (db) => readHistory(db, 1));
    expect(last).toMatchObject({ by: 'cut', after: after.fingerprint });
    // Whoever repeats the apply whose answer was lost reads that there is nothing left to do.
    expect((await apply(beta, files, 'again', fingerprint)).isChanged).toBe(false);
  } finally {
    await pool.end();
    await cutter.close();
  }
});

test('one wrong row among many changes nothing', async () => {
  const before = await server.inStation(beta, exportContent);
  const files = await changed(beta, 'notices', (items) => [
    ...withNew('不会出现')(items),
    { ...items[0]!, key: 'wrong', display: 'nowhere' },
  ]);
  await expect(apply(beta, files)).rejects.toThrow(/check constraint/);
  expect(await server.inStation(beta, exportContent)).toEqual(before);
});

test('what history refers to is retired and comes back under its key; players do not see it meanwhile', async () => {
  const { id, content_key } = await firstOf(alpha, 'pay_method');
  const all = await changed(alpha, 'pay-methods', (items) => items);
  await apply(alpha, await changed(alpha, 'pay-methods', without(content_key)));
  const row = () =>
    server.inStation(alpha, (db) =>
      db.selectFrom('pay_method').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
  expect(await row()).toMatchObject({ is_open: false, retired_at: expect.any(Date) });
  await apply(alpha, all);
  expect(await row()).toMatchObject({ is_open: true, retired_at: null });
});

test('entries change places, even where no two may stand on one', async () => {
  for (const kind of ['help', 'forum-groups', 'banners']) {
    const files = await changed(alpha, kind, (items) => items.toReversed());
    const { plan } = await apply(alpha, files);
    expect(plan.differences.map(({ change }) => change)).toEqual(['moved']);
    const { files: now } = await server.inStation(alpha, snapshotOf);
    expect((now.get(kind as never)!.items as Items).map(({ key }) => key)).toEqual(
      (files.get(kind as never)!.items as Items).map(({ key }) => key),
    );
  }
});

test('interest that changes begins today; the days before keep theirs', async () => {
  const { files } = await server.inStation(beta, snapshotOf);
  expect(files.get('interest')).toBeNull();
  const terms = (annualPercent: string) =>
    new Map([['interest' as const, { fromDay: '2026-01-01', annualPercent, least: '1', most: '1000000' }]]);
  await apply(beta, terms('4'));
  await apply(beta, terms('5'));
  const rows = await server.inStation(beta, (db) =>
    db.selectFrom('interest_rate').select(['annual']).orderBy('from_day').execute(),
  );
  expect(rows.map(({ annual }) => annual)).toEqual([40_000n, 50_000n]);
  expect((await apply(beta, terms('5'))).isChanged).toBe(false);
});

test('a pay method and an offer with an order under way stay, and the refusal says how many', async () => {
  const member = await memberOf(beta);
  const method = await firstOf(beta, 'pay_method');
  const offer = await firstOf(beta, 'deposit_strategy');
  await asOwner(
    beta,
    `INSERT INTO deposit_order (order_no, station, account_id, kind, method_id, amount, strategy_id, deposit_factor, created_at, expires_at, status)
      SELECT 'open' || n, $1, $2, 'bank', $3, 1000000, $4, 100, now(), now() + interval '1 day', 1 FROM generate_series(1, 2) n`,
    [beta, member, method.id, offer.id],
  );
  const one = await refused(apply(beta, await changed(beta, 'pay-methods', without(method.content_key))));
  expect(one).toContain(`(${method.content_key}) cannot go: 2 deposit orders wait`);
  const two = await refused(apply(beta, await changed(beta, 'deposit-offers', without(offer.content_key))));
  expect(two).toContain(`(${offer.content_key}) cannot go: 2 deposit orders`);
});

test('a lottery with open bets stays, in that mode', async () => {
  const member = await memberOf(alpha);
  await asOwner(
    alpha,
    `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units, stake, status, created_at)
      VALUES ($1, $2, 'real', 'FFC', 2, 'open', now(), 'test', '{}', '{}', '', 1, 20000, 1, now())`,
    [alpha, member],
  );
  const reason = await refused(apply(alpha, await changed(alpha, 'lotteries', without('FFC'))));
  expect(reason).toMatch(/\(FFC, credit\) cannot go: 1 bets wait for their draw/);
  const official = await changed(alpha, 'lotteries', (items) =>
    items.map((item) => (item.key === 'FFC' ? { ...item, modes: ['credit'] } : item)),
  );
  expect((await apply(alpha, official)).isChanged).toBe(true);
});

test('a card type with a withdrawal under way stays', async () => {
  const member = await memberOf(alpha);
  await asOwner(
    alpha,
    `INSERT INTO withdrawal (order_no, station, account_id, card_id, type, amount, fee, coin, is_large, created_at, ask_at)
      SELECT 'open', $1, $2, id, 'bank', 1000000, 0, '', false, now(), now() FROM card WHERE account_id = $2 AND type = 'bank'`,
    [alpha, member],
  );
  const reason = await refused(apply(alpha, await changed(alpha, 'card-types', without('bank'))));
  expect(reason).toContain('(bank) cannot go: 1 withdrawals');
});

test('an activity that goes is gone from the dots of the very next poll', async () => {
  const client = server.client(alpha);
  await client.logIn('member01');
  const claimable = async () => (await client.call(accInfo, {})).answer.claimable ?? [];
  expect(await claimable()).toContain('signIn');
  const { files } = await server.inStation(alpha, snapshotOf);
  const { key } = (files.get('activities')!.items as Items).find(({ kind }) => kind === 'signIn')!;
  const all = await changed(alpha, 'activities', (items) => items);
  const shown = (days: number) =>
    server.inStation(alpha, (db) => kindsShown(db, new Date(server.now().getTime() + days * 86_400_000)));
  await apply(alpha, await changed(alpha, 'activities', without(key)));
  expect(await claimable()).not.toContain('signIn');
  // Pages that come from now on do without its screen.
  expect(await shown(0)).not.toContain('signIn');
  await apply(alpha, all);
  expect(await claimable()).toContain('signIn');
  expect(await shown(0)).toContain('signIn');
  // One that ended keeps its screen for some days: members look up what came of it.
  const ended = (items: Items) =>
    items.map((item) =>
      item.kind === 'signIn' ? { ...item, from: '2026-01-01', until: '2026-01-31 23:59' } : item,
    );
  await apply(alpha, await changed(alpha, 'activities', ended));
  expect(await shown(0)).not.toContain('signIn');
  const since = new Date('2026-02-05T00:00:00Z').getTime() - server.now().getTime();
  expect(await shown(since / 86_400_000)).toContain('signIn');
  await apply(alpha, all);
});

test('an activity with a prize that waits stays, one without is gone from every list', async () => {
  const member = await memberOf(alpha);
  const activity = await firstOf(alpha, 'activity');
  await asOwner(
    alpha,
    `INSERT INTO activity_award (station, activity_id, account_id, claim_key, day, prize, amount, required, ledger_type, status, detail, created_at)
      VALUES ($1, $2, $3, 'open', current_date, 'cash', 10000, 0, 1, 1, '{}', now())`,
    [alpha, activity.id, member],
  );
  const reason = await refused(
    apply(alpha, await changed(alpha, 'activities', without(activity.content_key))),
  );
  expect(reason).toContain('1 prizes of it wait for a decision');
  await asOwner(alpha, `UPDATE activity_award SET status = 3, decided_at = now() WHERE claim_key = 'open'`);
  await apply(alpha, await changed(alpha, 'activities', without(activity.content_key)));
  const { answer } = await server.call(activeData, {}, { station: alpha });
  expect(answer.activeList!.length).toBeGreaterThan(0);
  expect(answer.activeList!.map(({ id }) => id)).not.toContain(activity.id);

  // The kind it was listed under may go as well, with whatever else stands there.
  const { files } = await server.inStation(alpha, snapshotOf);
  const kind = (files.get('activity-types')!.items as Items)[0]!.key;
  const both = new Map([
    ...(await changed(alpha, 'activities', (items) => items.filter(({ type }) => type !== kind))),
    ...(await changed(alpha, 'activity-types', without(kind))),
  ]);
  expect((await apply(alpha, both)).isChanged).toBe(true);
  expect((await apply(alpha, both)).isChanged).toBe(false);
});

test('a forum group with articles and a platform with transfers stay', async () => {
  const member = await memberOf(alpha);
  const group = await firstOf(alpha, 'forum_group');
  await asOwner(
    alpha,
    `INSERT INTO forum_article (station, group_id, author_id, title, content, pictures, mentions, created_at, status)
      VALUES ($1, $2, $3, 'a', 'b', '[]', '[]', now(), 'visible')`,
    [alpha, group.id, member],
  );
  const one = await refused(apply(alpha, await changed(alpha, 'forum-groups', without(group.content_key))));
  expect(one).toContain('cannot go: it has 1 articles');
  const { files } = await server.inStation(alpha, snapshotOf);
  const { key } = (files.get('platforms')!.items as Items)[0]!;
  await asOwner(
    alpha,
    `INSERT INTO transfer_order (station, order_no, account_id, platform, direction, amount, created_at, ask_at)
      VALUES ($1, 'open', $2, $3, 'in', 10000, now(), now())`,
    [alpha, member, key],
  );
  const two = await refused(apply(alpha, await changed(alpha, 'platforms', without(key))));
  expect(two).toContain(`(${String(key)}) cannot go: 1 transfers`);
});

test('levels have names that members read, and one that members are of stays', async () => {
  const items: Items = Array.from({ length: 9 }, (_, at) => ({
    level: at + 1,
    name: { 'zh-CN': `江客${at + 1}级`, en: `Boatman ${at + 1}` },
    benefits: at === 8 ? '提款免手续费' : '',
  }));
  const named = (some: Items): Files => new Map([['levels' as never, { items: some } as never]]);
  await apply(alpha, named(items));
  const give = (level: string) => runSupport(server.pool, [alpha, 'level', 'member01', level], server.now());
  expect(await give('9')).toEqual(['member01 is of level 9 (Boatman 9).']);
  await expect(give('10')).rejects.toThrow('no level 10');
  const { answer } = await server.call(userInfo, {}, { as: 'member01' });
  expect(answer).toMatchObject({ levelName: '江客9级', levelBenefits: '提款免手续费' });
  const other = await server.call(userInfo, {}, { as: 'trial01' });
  expect(other.answer).not.toHaveProperty('levelName');
  expect(await refused(apply(alpha, named(items.slice(0, 8))))).toContain(
    'Level 9 cannot go: 1 members are of it',
  );
  await give('1');
  expect((await apply(alpha, named(items.slice(0, 8)))).isChanged).toBe(true);
});

test('a coupon keeps the terms it was given with, and nobody holds two of a kind', async () => {
  const coupon = { key: 'gift', name: '礼券', amount: '8', least: '100', validDays: 3, given: 'register' };
  const kinds = (more: object): Files =>
    new Map([
      [
        'coupons' as never,
        { items: [{ ...coupon, turnover: '1', levels: [], open: true, ...more }] } as never,
      ],
    ]);
  await apply(alpha, kinds({}));
  const newcomer = server.client(alpha);
  const password = 'secret88';
  await newcomer.call(register, { account: 'coupon01', password, rePassword: password });
  const held = async () => {
    const { answer } = await newcomer.call(rechargeCouponsRecordUnusedList, {});
    return answer.couponList!.map(({ name, money }) => [name, money]);
  };
  expect(await held()).toEqual([['礼券', '8.0000']]);
  await apply(alpha, kinds({ amount: '88' }));
  const give = (to: string) => runSupport(server.pool, [alpha, 'coupon', 'gift', to], server.now());
  expect(await give('account:coupon01')).toEqual([expect.stringMatching(/^0 members/)]);
  expect(await held()).toEqual([['礼券', '8.0000']]);
  server.passTime(4 * 86_400);
  await newcomer.logIn('coupon01', password);
  expect(await give('account:coupon01')).toEqual([expect.stringMatching(/^1 members/)]);
  expect(await held()).toEqual([['礼券', '88.0000']]);
  await apply(alpha, kinds({ amount: '88', levels: [9] }));
  expect(await give('all')).toEqual([expect.stringMatching(/^0 members/)]);
  await apply(alpha, kinds({ open: false }));
  await expect(give('all')).rejects.toThrow('no open coupon gift');
});

test('the words of a message are those of the station, and without any those of the product', async () => {
  const words = (items: Items): Files => new Map([['message-templates' as never, { items } as never]]);
  const heading = async (question: string) => {
    const member = await loggedIn(server, 'member01');
    const id = await toService(member, question);
    await runSupport(server.pool, [alpha, 'reply', id, '已经{title}到账'], server.now());
    return (await inbox(member))[0]!.title;
  };
  await apply(
    alpha,
    words([{ key: 'question-answered', title: { 'zh-CN': '掌柜回信：{title}', en: 'On {title}' } }]),
  );
  expect(await heading('请问我的提款什么时候到账')).toBe('掌柜回信：提款问题');
  await apply(alpha, words([]));
  expect(await heading('请问另一笔提款什么时候到账')).toBe('回复：提款问题');
});

test('packets that are split ahead are split again where their terms change, what has opened stays', async () => {
  const packets = () =>
    server.inStation(beta, (db) =>
      db
        .selectFrom('red_packet')
        .select(['id', 'total', 'parts', sql<boolean>`opens_at > ${server.now()}`.as('isAhead')])
        .orderBy('opens_at')
        .execute(),
    );
  await server.runMoneyJob();
  const before = await packets();
  expect(before.filter(({ isAhead }) => isAhead).map(({ parts }) => parts)).toContain(50);
  await apply(
    beta,
    await changed(beta, 'activities', (items) =>
      items.map((item) =>
        item.kind === 'redPacket'
          ? { ...item, terms: { ...(item.terms as object), total: '60', count: 30 } }
          : item,
      ),
    ),
  );
  expect((await packets()).filter(({ isAhead }) => isAhead)).toEqual([]);
  await server.runMoneyJob();
  const after = await packets();
  expect(after.filter(({ isAhead }) => isAhead)).toContainEqual(
    expect.objectContaining({ total: 600_000n, parts: 30 }),
  );
  expect(after.filter(({ isAhead }) => !isAhead)).toEqual(before.filter(({ isAhead }) => !isAhead));
});

test('the log of every process reports changes that come after its start, once, and what a station lacks until it does not', async () => {
  const lines: string[] = [];
  const logOf = (codes: readonly string[]) =>
    createContentLog({
      pool: server.pool,
      stations: () => codes,
      report: ({ level, sentence }) => lines.push(`${level} ${sentence}`),
      onFailure: (what, error) => {
        throw new Error(what, { cause: error });
      },
    });
  const inService = [alpha];
  const log = logOf(inService);
  const round = async (which = log) => {
    lines.length = 0;
    await which.tick();
    return [...lines];
  };
  // Earlier tests changed content: that was before this process began.
  expect(await round()).toEqual([]);
  const before = await changed(alpha, 'banners', (items) => items);
  await apply(alpha, await changed(alpha, 'banners', withNew('灯节')), '王芳');
  await apply(beta, await changed(beta, 'banners', withNew('灯节')), '李明');
  await apply(alpha, before, '赵强');
  const reported = [
    `info ${alpha} has new content by 王芳: banners.`,
    `info ${alpha} has new content by 赵强: banners.`,
  ];
  expect(await round()).toEqual(reported);
  expect(await round()).toEqual([]);
  // A station that comes later reports what came since this process began.
  inService.push(beta);
  expect(await round()).toEqual([`info ${beta} has new content by 李明: banners.`]);
  expect(await round(logOf([alpha, beta]))).toEqual([]);

  await asOwner(beta, 'UPDATE pay_method SET is_open = false WHERE station = $1', [beta]);
  const lacks = `warn ${beta} is not open for players: it has no pay methods 存款方式.`;
  expect(await round()).toEqual([lacks]);
  expect(await round()).toEqual([]);
  expect(await round(logOf([alpha, beta]))).toEqual([lacks]);
  await asOwner(beta, 'UPDATE pay_method SET is_open = true WHERE station = $1', [beta]);
  expect(await round()).toEqual([`info ${beta} lacks nothing that players need any more.`]);
  expect(await round()).toEqual([]);
});
