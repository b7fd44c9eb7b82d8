// The registry of exclusions in service: what its answers, and those that are wrong, late or missing, mean for who registers and logs in.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { userInfo } from '#contract/account.generated.ts';
import { register, smsLogin, smsLoginCode } from '#contract/auth.generated.ts';
import { withdrawShowInfo } from '#contract/finance.generated.ts';
import { breakState } from '#contract/protection.generated.ts';
import { openGame } from '#contract/transfer.generated.ts';
import { type Fault, malformations } from '#counterparty/serve.ts';
import { hasContact } from '#server/db/personal/fields.ts';
import { changePersonal } from '#server/db/personal/members.ts';
import { personCode, registryQuestion } from '#server/money/breaks/registry.ts';
import { robotToken, smsCodeOf } from '#support/proofs.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const named = (code: string, rule: 'none' | 'open' | 'closed' | 'lastKnown') => ({
  ...testStations[0]!,
  code,
  hosts: [`${code}.example`],
  protection: { profile: 'standard' as const, registry: { rule, deadlineSeconds: 1, maxAgeHours: 24 } },
});

const registry = 'exclusion-registry';
const faults: { now: Fault | undefined } = { now: undefined };
const test = world({
  stations: [
    named('freely', 'none'),
    named('openly', 'open'),
    named('closely', 'closed'),
    named('lastly', 'lastKnown'),
    {
      ...named('bysms', 'closed'),
      onOff: {
        ...testStations[0]!.onOff,
        registerCheck: 'robot' as const,
        smsLogin: true,
        questionOnNewDevice: false,
      },
    },
  ],
  counterparties: (name) => (name === registry ? faults.now : undefined),
});
test.beforeEach(() => {
  faults.now = undefined;
});

/** The phone of member01 in every station. */
const phone = '13800138000';

const codeOf = ({ counterparties }: RunningServer, ofPhone = phone): string =>
  personCode(counterparties[registry]!.party, { phone: ofPhone })!;

function exclude(server: RunningServer, isExcluded: boolean, ofPhone = phone): void {
  const { store } = server.counterparties[registry]!;
  store.prepare('DELETE FROM excluded WHERE person = ?').run(codeOf(server, ofPhone));
  if (isExcluded) store.prepare('INSERT INTO excluded VALUES (?, NULL)').run(codeOf(server, ofPhone));
}

async function logIn(server: RunningServer, station: string): Promise<Client> {
  const client = server.client(station);
  await client.logIn('member01');
  return client;
}

/** What is remembered of the registry's answers. */
const answersKept = ({ pool }: RunningServer) =>
  pool.query('SELECT station, person, question, answer FROM registry_answer ORDER BY id');

const stateOf = async (client: Client) => (await client.call(breakState, {})).answer.state;

test('a station without a rule never asks', async ({ server }) => {
  exclude(server, true);
  expect(await stateOf(await logIn(server, 'freely'))).toBe('open');
  expect(server.counterparties[registry]!.store.prepare('SELECT * FROM asked').all()).toEqual([]);
});

test('who is excluded elsewhere is let in to look and to withdraw, and no further, until the registry says otherwise', async ({
  server,
}) => {
  exclude(server, true);
  const client = await logIn(server, 'closely');
  expect((await client.call(breakState, {})).answer).toMatchObject({
    state: 'excluded',
    until: '',
    may: { bet: false, deposit: false, withdraw: true, transferOut: true },
  });
  const game = { platform: 'sandbox-egame', gameCode: 'dragon' };
  expect((await client.call(openGame, game)).answer).toMatchObject({ success: false, code: 'inBreak' });
  expect((await client.call(withdrawShowInfo, {})).answer.success).toBe(true);
  exclude(server, false);
  expect(await stateOf(await logIn(server, 'closely'))).toBe('open');
});

test('a log-in by SMS asks as well: by the number typed, whoever has it, and only once a code was asked for', async ({
  server,
}) => {
  const station = 'bysms';
  await server.inStation(station, async (db) => {
    const owner = db.selectFrom('account').select(['station', 'id']);
    const whose = await owner.where(hasContact(db, 'phone', station, phone)).executeTakeFirstOrThrow();
    await changePersonal(db, whose, { proven_phone: phone });
  });
  exclude(server, true);
  const client = server.client(station);
  const askedOf = (number: string) =>
    server.counterparties[registry]!.store.prepare('SELECT * FROM asked WHERE person = ?').all(
      codeOf(server, number),
    ).length;
  const before = askedOf(phone);
  const unknown = '13700137990';
  const tries = async (number: string, verifyCode: string) =>
    (await client.call(smsLogin, { phone: number, verifyCode })).answer;
  for (const number of [phone, unknown]) expect((await tries(number, '000000')).code).toBe('smsWrong');
  expect([askedOf(phone), askedOf(unknown)]).toEqual([before, 0]);
  for (const number of [phone, unknown])
    await client.call(smsLoginCode, { phone: number, robotToken: await robotToken(client) });
  await server.runDeliveryJob();
  const code = await smsCodeOf(server, station, phone);
  expect((await tries(unknown, code)).code).toBe('smsWrong');
  expect(askedOf(unknown)).toBe(1);
  expect((await tries(phone, code)).login).toBe(true);
  expect(askedOf(phone)).toBe(before + 1);
  expect(await stateOf(client)).toBe('excluded');
});

test('without an answer the rule of the station decides', async ({ server, clock }) => {
  exclude(server, false);
  const broken = { losesAnswer: true };
  faults.now = broken;
  expect(await stateOf(await logIn(server, 'openly'))).toBe('open');
  expect(await stateOf(await logIn(server, 'closely'))).toBe('excluded');
  // Never asked before.
  expect(await stateOf(await logIn(server, 'lastly'))).toBe('excluded');
  faults.now = undefined;
  expect(await stateOf(await logIn(server, 'lastly'))).toBe('open');
  await clock.pass(1);
  faults.now = broken;
  expect(await stateOf(await logIn(server, 'lastly'))).toBe('open');
  // An answer of yesterday is too old; it is kept with the second in which it came.
  await clock.pass(86_401);
  expect(await stateOf(await logIn(server, 'lastly'))).toBe('excluded');
});

test.for(malformations)(
  'an answer that is malformed is none, whatever it says (%s)',
  async (malformed, { server }) => {
    // What is written the other way round would let in whom the registry excludes, and keep out whom it does not.
    for (const isExcluded of [false, true]) {
      exclude(server, isExcluded);
      const { rows: before } = await answersKept(server);
      faults.now = { malformed };
      expect(await stateOf(await logIn(server, 'openly'))).toBe('open');
      expect(await stateOf(await logIn(server, 'closely'))).toBe('excluded');
      expect(
        (
          await server.client('closely').call(register, {
            account: `mal${malformed}`,
            password: 'secret88',
            rePassword: 'secret88',
            phone,
          })
        ).answer,
      ).toMatchObject({ success: false, code: 'UNREACHABLE' });
      faults.now = undefined;
      // Nothing is remembered of it, and the next answer that can be read counts.
      expect((await answersKept(server)).rows).toEqual(before);
      expect(await stateOf(await logIn(server, 'closely'))).toBe(isExcluded ? 'excluded' : 'open');
      exclude(server, false);
      expect(await stateOf(await logIn(server, 'openly'))).toBe('open');
      expect(await stateOf(await logIn(server, 'closely'))).toBe('open');
    }
  },
);

test('an answer that comes too late ends the session that began without it', async ({ server }) => {
  exclude(server, true);
  faults.now = { delayMs: 1_500 };
  const client = await logIn(server, 'openly');
  expect((await client.call(userInfo, {})).answer.success).toBe(true);
  await expect.poll(async () => (await client.call(userInfo, {})).answer.code).toBe('notLoggedIn');
  faults.now = undefined;
  expect(await stateOf(await logIn(server, 'openly'))).toBe('excluded');
});

test('nobody registers whom the registry excludes, nor where it must answer and does not', async ({
  server,
}) => {
  const ask = async (account: string, station: string) =>
    (
      await server.client(station).call(register, {
        account,
        password: 'secret88',
        rePassword: 'secret88',
        phone: '13700000077',
      })
    ).answer;
  exclude(server, true, '13700000077');
  expect(await ask('register1', 'openly')).toMatchObject({
    success: false,
    code: 'EXCLUDED',
    msg: '您的资料在自我排除登记系统中，期间不能开户。如有疑问请联系客服',
  });
  exclude(server, false, '13700000077');
  faults.now = { losesQuestion: true };
  for (const station of ['closely', 'lastly'])
    expect(await ask('register2', station)).toMatchObject({
      success: false,
      code: 'UNREACHABLE',
      msg: '暂时无法向自我排除登记系统核对，请稍后再试',
    });
  faults.now = undefined;
  expect(await ask('register3', 'closely')).toMatchObject({ success: true, login: true });
});

interface Example {
  id: string;
  rule: string;
  input: {
    rule: 'open' | 'closed' | 'lastKnown';
    question: 'registration' | 'login' | 'marketing';
    answer:
      | { kind: 'answer'; says: 'clear' | 'excluded'; seconds: number }
      | { kind: 'silent' | 'malformed' };
    deadlineSeconds: number;
    maxAgeHours: number | null;
    last: { question: 'registration' | 'login' | 'marketing'; answer: 'clear' | 'excluded'; at: string }[];
    at: string;
  };
  expect: { decision: string; reason: string };
}

const file = path.resolve(import.meta.dirname, '../../domain/protection-examples.json');
// Those whose answer comes at once or never: how long one takes is the deadline's business, tested above.
const examples = (JSON.parse(readFileSync(file, 'utf8')) as Example[]).filter(
  ({ rule, input }) =>
    rule === 'registry.decide' &&
    (input.answer.kind !== 'answer' || input.answer.seconds <= input.deadlineSeconds),
);

test('the examples of the rule that no clock delays come to the same', async ({ server, clock }) => {
  expect(examples.length).toBeGreaterThan(20);
  const before = server.now();
  for (const [place, { id, input, expect: wanted }] of examples.entries()) {
    await clock.to(input.at);
    const own = `1360000${String(place).padStart(4, '0')}`;
    exclude(server, input.answer.kind === 'answer' && input.answer.says === 'excluded', own);
    faults.now = input.answer.kind === 'answer' ? undefined : { losesAnswer: true };
    const station = server.context.stations.byCode('freely')!;
    const { rule, deadlineSeconds, maxAgeHours } = input;
    const question = await server.inStation('freely', async (db) => {
      for (const { question, answer, at } of input.last)
        await db
          .insertInto('registry_answer')
          .values({ station: 'freely', person: codeOf(server, own), question, answer, at: new Date(at) })
          .execute();
      return registryQuestion(
        {
          db,
          station: {
            ...station,
            protection: { registry: { rule, deadlineSeconds, maxAgeHours: maxAgeHours ?? 0 } },
          },
          counterparties: { serverUrl: '', platforms: {}, registry: server.counterparties[registry]!.party },
          now: server.now(),
        },
        input.question,
        { phone: own },
      );
    });
    const decided = await question();
    expect({ decision: decided!.decision, reason: decided!.reason }, id).toEqual({
      decision: wanted.decision,
      reason: wanted.reason,
    });
  }
  await clock.to(before);
});
