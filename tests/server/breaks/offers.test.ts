// The registry's third question in service: what is offered to a member is shown once the registry was asked about it, and let it pass.
import { sql } from 'kysely';
import { expect } from 'vitest';
import { register } from '#contract/auth.generated.ts';
import { getDepositStrategyList, rechargeCouponsRecordUnusedList } from '#contract/finance.generated.ts';
import { list } from '#contract/message.generated.ts';
import { breakState } from '#contract/protection.generated.ts';
import type { Fault } from '#counterparty/serve.ts';
import { sendNotice } from '#server/messages/support.ts';
import { personCode } from '#server/money/breaks/registry.ts';
import { giveCoupon, openCouponKinds } from '#server/money/deposits/coupons.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const named = (code: string, rule: 'none' | 'open' | 'lastKnown') => ({
  ...testStations[0]!,
  code,
  hosts: [`${code}.example`],
  protection: { profile: 'standard' as const, registry: { rule, deadlineSeconds: 1, maxAgeHours: 24 } },
});

const registry = 'exclusion-registry';
const faults: { now: Fault | undefined } = { now: undefined };
const test = world({
  stations: [named('freely', 'none'), named('openly', 'open'), named('lastly', 'lastKnown')],
  counterparties: (name) => (name === registry ? faults.now : undefined),
});
test.beforeEach(() => {
  faults.now = undefined;
});

/** The phone of member01 in every station. */
const phone = '13800138000';

/** Excludes a person from offers alone: what is asked at a log-in stays clear until `stand` is called again. */
function stand({ counterparties }: RunningServer, says: 'clear' | 'excluded'): void {
  const { store, party } = counterparties[registry]!;
  const code = personCode(party, { phone })!;
  store.prepare('DELETE FROM excluded WHERE person = ?').run(code);
  if (says === 'excluded') store.prepare('INSERT INTO excluded VALUES (?, NULL)').run(code);
}

const askedOf = ({ counterparties }: RunningServer, question: string) =>
  counterparties[registry]!.store.prepare('SELECT person FROM asked WHERE question = ?')
    .all(question)
    .map(({ person }) => String(person));

async function logIn(server: RunningServer, station: string): Promise<Client> {
  const client = server.client(station);
  await client.logIn('member01');
  return client;
}

const write = (server: RunningServer, station: string, title: string) =>
  server.inStation(station, (db) =>
    sendNotice(db, { station, to: { audience: 'all' }, title, content: '<p>...</p>', now: server.now() }),
  );

async function titlesOf(client: Client): Promise<string[]> {
  const { answer } = await client.call(list, { pageSize: 20 });
  return answer.list!.map(({ title }) => title).filter((title) => title.startsWith('offer'));
}

/** Gives everybody a coupon, and returns the accounts that have one. */
async function give(server: RunningServer, station: string): Promise<string[]> {
  return server.inStation(station, async (db) => {
    await sql`UPDATE coupon SET ends_at = ${server.now()} WHERE used_by IS NULL`.execute(db);
    await giveCoupon(db, (await openCouponKinds(db))[0]!, { audience: 'all' }, server.now());
    const { rows } = await sql<{
      name: string;
    }>`SELECT a.name FROM coupon c JOIN account a ON a.id = c.account_id
      WHERE c.used_by IS NULL AND c.ends_at > ${server.now()}`.execute(db);
    return rows.map(({ name }) => name);
  });
}

const couponsOf = async (client: Client) =>
  (await client.call(rechargeCouponsRecordUnusedList, {})).answer.couponList!.length;

test('a station that asks no registry shows a letter and a coupon at once', async ({ server }) => {
  stand(server, 'excluded');
  const client = await logIn(server, 'freely');
  await write(server, 'freely', 'offer 1');
  expect(await give(server, 'freely')).toContain('member01');
  expect(await titlesOf(client)).toEqual(['offer 1']);
  expect(await couponsOf(client)).toBe(1);
  await server.runOfferJob();
  expect(askedOf(server, 'marketing')).toEqual([]);
});

test('a letter to many is shown after the registry was asked since, by code, once', async ({
  server,
  clock,
}) => {
  stand(server, 'clear');
  const client = await logIn(server, 'openly');
  await server.runOfferJob();
  await clock.pass(1);
  await write(server, 'openly', 'offer 1');
  expect(await titlesOf(client)).toEqual([]);
  await clock.pass(1);
  const before = askedOf(server, 'marketing').length;
  await server.runOfferJob();
  expect(await titlesOf(client)).toEqual(['offer 1']);
  await server.runOfferJob();
  const asked = askedOf(server, 'marketing').slice(before);
  const { party } = server.counterparties[registry]!;
  expect(asked.filter((code) => code === personCode(party, { phone }))).toHaveLength(1);
  expect(asked.every((code) => /^[0-9a-f]{64}$/.test(code))).toBe(true);
  const kept = await server.inStation('openly', (db) =>
    db.selectFrom('registry_answer').select('answer').where('question', '=', 'marketing').execute(),
  );
  expect(kept.length).toBeGreaterThan(1);
});

test('whom the registry excludes is offered nothing until it says otherwise, and not what was written meanwhile', async ({
  server,
  clock,
}) => {
  stand(server, 'clear');
  const client = await logIn(server, 'openly');
  await server.runOfferJob();
  const offersBefore = (await client.call(getDepositStrategyList, {})).answer.strategyList!.length;
  expect(offersBefore).toBeGreaterThan(0);
  stand(server, 'excluded');
  await clock.pass(60);
  await write(server, 'openly', 'offer 2');
  await clock.pass(1);
  await server.runOfferJob();
  expect(await titlesOf(client)).toEqual(['offer 1']);
  expect((await client.call(getDepositStrategyList, {})).answer.strategyList).toEqual([]);
  // What was asked at the log-in stands: offers are a question of their own.
  expect((await client.call(breakState, {})).answer.state).toBe('open');
  await clock.pass(60);
  expect(await give(server, 'openly')).not.toContain('member01');
  expect(await couponsOf(client)).toBe(0);

  stand(server, 'clear');
  await clock.pass(1);
  await server.runOfferJob();
  expect((await client.call(getDepositStrategyList, {})).answer.strategyList).toHaveLength(offersBefore);
  await clock.pass(1);
  await write(server, 'openly', 'offer 3');
  await clock.pass(1);
  expect(await give(server, 'openly')).toContain('member01');
  await clock.pass(1);
  await server.runOfferJob();
  expect(await titlesOf(client)).toEqual(['offer 3', 'offer 1']);
  expect(await couponsOf(client)).toBe(1);
});

const silent: Record<string, Fault> = {
  'the answer is lost': { losesAnswer: true },
  'the question is lost': { losesQuestion: true },
  'the answer comes after the deadline': { delayMs: 1_500 },
};
for (const [what, fault] of Object.entries(silent))
  test(`nothing is offered where ${what}, and it is asked again later`, async ({ server, clock }) => {
    stand(server, 'clear');
    const client = await logIn(server, 'lastly');
    await server.runOfferJob();
    await clock.pass(60);
    await write(server, 'lastly', `offer, ${what}`);
    expect(await give(server, 'lastly')).toContain('member01');
    await clock.pass(1);
    faults.now = fault;
    await server.runOfferJob();
    expect(await titlesOf(client)).not.toContain(`offer, ${what}`);
    expect(await couponsOf(client)).toBe(0);
    faults.now = undefined;
    // Not asked again at once: a registry in trouble is left alone for a while.
    await server.runOfferJob();
    expect(await couponsOf(client)).toBe(0);
    await clock.pass(301);
    await server.runOfferJob();
    expect(await titlesOf(client)).toContain(`offer, ${what}`);
    expect(await couponsOf(client)).toBe(1);
  });

test('a new member gets the coupons of a registration once the registry was asked', async ({
  server,
  clock,
}) => {
  await server.inStation('openly', (db) => sql`UPDATE coupon_kind SET given = 'register'`.execute(db));
  const client = server.client('openly');
  await client.call(register, {
    account: 'newcomer1',
    password: 'secret88',
    rePassword: 'secret88',
    phone: '13700000077',
  });
  expect(await couponsOf(client)).toBe(0);
  await clock.pass(1);
  await server.runOfferJob();
  expect(await couponsOf(client)).toBeGreaterThan(0);
});

test('a station that no longer asks keeps nothing back', async ({ server, clock }) => {
  const client = await logIn(server, 'lastly');
  await clock.pass(1);
  await write(server, 'lastly', 'offer to all');
  expect(await titlesOf(client)).not.toContain('offer to all');
  const station = server.context.stations.byCode('lastly')!;
  Object.assign(station.protection!.registry!, { rule: 'none' });
  await server.runOfferJob();
  expect(await titlesOf(client)).toContain('offer to all');
});
