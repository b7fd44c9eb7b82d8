// The security question before what guards money changes: each such call, where the station demands an answer and where it does not.
import { describe, expect } from 'vitest';
import {
  bankAddSave,
  changeContact,
  contactCode,
  getCardList,
  modifyUserPwd,
  removeCard,
  repwd,
} from '#contract/account.generated.ts';
import { checkAnswer, getQuestionByMember, login, setQuestionAndAnswer } from '#contract/auth.generated.ts';
import type { StationFile } from '#contract/station.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { smsCodeOf } from '#support/proofs.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha, beta, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

/** The first demands an answer, the second does not. */
const stations: StationFile[] = testStations.slice(0, 2).map((file) => ({
  ...file,
  frontConfig: { personalInfoflag: true },
  onOff: {
    ...file.onOff,
    loginCheck: 'none',
    questionOnNewDevice: false,
    questionOnChange: file.code === alpha,
  },
}));
const test = world({
  stations,
  counterparties: true,
  settings: { smsPerAddressADay: 1_000, smsPerNumberADay: 100, smsWaitSeconds: 0 },
});

const right = '王老师';
const draw = '123456';
const password = 'demo8888';

const cardsOf = async (client: Client) => (await client.call(getCardList, {})).answer.cards!;

interface Change {
  /** The call, made rightly but for the answer. */
  make: (
    server: RunningServer,
    station: string,
    client: Client,
  ) => Promise<{ success: boolean; code?: string }>;
  /** Takes back what it did, so that the next case finds what the first found. */
  undo?: (client: Client) => Promise<unknown>;
}

let number = 0;
let email = '';
const changes: Record<string, Change> = {
  bankAddSave: {
    make: async (_, __, client) => {
      number += 1;
      const cardNo = `62148301234${String(number).padStart(5, '0')}`;
      return (await client.call(bankAddSave, { type: 'bank', bankName: '招商银行', cardNo, password: draw }))
        .answer;
    },
  },
  removeCard: {
    make: async (_, __, client) => {
      const { cardId } = (await cardsOf(client)).at(-1)!;
      return (await client.call(removeCard, { cardId, password: draw })).answer;
    },
  },
  repwd: {
    make: async (_, __, client) => {
      const request = { oldPassword: draw, newPassword: '654321', rePassword: '654321' };
      return (await client.call(repwd, request)).answer;
    },
    undo: (client) => client.call(repwd, { oldPassword: '654321', newPassword: draw, rePassword: draw }),
  },
  modifyUserPwd: {
    make: async (_, __, client) => {
      const request = { oldPassword: password, newPassword: 'demo9999', rePassword: 'demo9999' };
      return (await client.call(modifyUserPwd, request)).answer;
    },
    undo: (client) =>
      client.call(modifyUserPwd, { oldPassword: 'demo9999', newPassword: password, rePassword: password }),
  },
  contactCode: {
    make: async (_, __, client) => {
      number += 1;
      email = `new${number}@example.com`;
      return (await client.call(contactCode, { email })).answer;
    },
  },
  changeContact: {
    // To where the last code went, if one did.
    make: async (server, station, client) => {
      const verifyCode = await smsCodeOf(server, station, email).catch(() => '000000');
      return (await client.call(changeContact, { email, verifyCode, password })).answer;
    },
  },
};
const names = Object.keys(changes);

const logIn = async (server: RunningServer, station: string, account = 'member02'): Promise<Client> => {
  const client = server.client(station);
  const { answer } = await client.call(login, { account, password });
  expect(answer).toMatchObject({ login: true });
  return client;
};
const answerWith = async (client: Client, answer: string) =>
  (await client.call(checkAnswer, { answer })).answer;
const attempt = (server: RunningServer, client: Client, name: string, station = alpha) =>
  changes[name]!.make(server, station, client);
const undo = (client: Client, name: string) => changes[name]!.undo?.(client);
const refusal = { success: false, code: 'questionRequired' };
/** What a call guards, as it stands. */
const factsOf = (server: RunningServer) =>
  server.inStation(alpha, async (db) => ({
    account: await db
      .selectFrom('account')
      .selectAll()
      .where('name', '=', 'member02')
      .executeTakeFirstOrThrow(),
    cards: await db.selectFrom('card').selectAll().orderBy('id').execute(),
    codes: await db.selectFrom('contact_change').selectAll().orderBy('id').execute(),
  }));

describe('a change', () => {
  test('asks nothing where the station does not demand it', async ({ server }) => {
    const client = await logIn(server, beta);
    for (const name of names) {
      const made = await attempt(server, client, name, beta);
      expect([name, made.success, made.code]).toEqual([name, true, undefined]);
      await undo(client, name);
    }
  });

  test('is refused before anything is looked at or written, until the question is answered', async ({
    server,
  }) => {
    const client = await logIn(server, alpha);
    const before = await factsOf(server);
    for (const name of names)
      expect([name, await attempt(server, client, name)]).toEqual([name, expect.objectContaining(refusal)]);
    expect(await factsOf(server)).toEqual(before);
    const asked = await client.call(getQuestionByMember, {});
    expect(asked.answer).toMatchObject({ question: '您小学班主任的姓名是？', triesLeft: 5 });
    expect(await answerWith(client, ' 王 老师')).toMatchObject({ success: true, login: true });
    for (const name of names) {
      expect([name, await attempt(server, client, name)]).toEqual([
        name,
        expect.objectContaining({ success: true }),
      ]);
      await undo(client, name);
    }
  });

  test('is refused in another session, and ten minutes after the answer', async ({ server, clock }) => {
    const first = await logIn(server, alpha);
    expect(await answerWith(first, right)).toMatchObject({ success: true });
    const second = await logIn(server, alpha);
    for (const name of names)
      expect([name, await attempt(server, second, name)]).toEqual([name, expect.objectContaining(refusal)]);
    expect(await answerWith(second, right)).toMatchObject({ success: true });
    await clock.pass(599);
    expect(await attempt(server, second, 'repwd')).toMatchObject({ success: true });
    await undo(second, 'repwd');
    await clock.pass(1);
    for (const name of names)
      expect([name, await attempt(server, second, name)]).toEqual([name, expect.objectContaining(refusal)]);
  });

  test('is not had by an answer of another member', async ({ server }) => {
    const other = await logIn(server, alpha, 'agent01');
    const set = { questionId: 6, answer: '上海', password };
    expect((await other.call(setQuestionAndAnswer, set)).answer).toMatchObject({ success: true });
    const client = await logIn(server, alpha);
    expect(await answerWith(client, '上海')).toMatchObject({ success: false, code: 'wrongAnswer' });
    expect(await attempt(server, client, 'bankAddSave')).toMatchObject(refusal);
    expect(await answerWith(client, right)).toMatchObject({ success: true });
  });
});

describe('wrong answers', () => {
  test('are counted although each is refused, then none is looked at for an hour, here and at log-in', async ({
    server,
    clock,
  }) => {
    await clock.pass(3_601);
    const client = await logIn(server, alpha);
    for (const left of [4, 3, 2, 1])
      expect(await answerWith(client, `猜${left}`)).toMatchObject({
        success: false,
        code: 'wrongAnswer',
        fieldErrors: { answer: `密保答案错误，还可尝试${left}次` },
      });
    expect(await answerWith(client, '猜0')).toMatchObject({ success: false, code: 'throttled' });
    expect(await answerWith(client, right)).toMatchObject({ success: false, code: 'throttled' });
    const asked = await client.call(getQuestionByMember, {});
    expect(asked.answer).toMatchObject({ success: true, triesLeft: 0 });
    for (const name of names)
      expect([name, await attempt(server, client, name)]).toEqual([name, expect.objectContaining(refusal)]);
    const again = await logIn(server, alpha);
    expect(await answerWith(again, right)).toMatchObject({ code: 'throttled' });
    await clock.pass(3_601);
    const later = await logIn(server, alpha);
    expect(await answerWith(later, right)).toMatchObject({ success: true });
  });

  test('at once count each', async ({ server, clock }) => {
    await clock.pass(3_601);
    const client = await logIn(server, alpha);
    const codes = await Promise.all(
      Array.from({ length: 12 }, async (_, count) => (await answerWith(client, `猜${count}`)).code),
    );
    expect(codes.filter((code) => code === 'wrongAnswer')).toHaveLength(4);
    expect(codes.filter((code) => code === 'throttled')).toHaveLength(8);
  });

  test('are forgotten when support lifts locks, and the question when it clears it', async ({ server }) => {
    const client = await logIn(server, alpha);
    expect(await answerWith(client, right)).toMatchObject({ code: 'throttled' });
    const support = (...words: string[]) =>
      runSupport(server.pool, [alpha, ...words], server.now(), { supporter: '小王' });
    await support('unlock', 'member02', '本人来电');
    expect(await answerWith(client, right)).toMatchObject({ success: true });
    await support('question', 'member02', 'clear', '忘记答案');
    for (const name of names)
      expect([name, await attempt(server, client, name)]).toEqual([
        name,
        expect.objectContaining({ success: false, code: 'questionUnset' }),
      ]);
    expect(await answerWith(client, right)).toMatchObject({ success: false, code: 'questionUnset' });
  });
});

test('who has no question sets one by the log-in password, which counts as its answer', async ({
  server,
}) => {
  const client = await logIn(server, alpha, 'member01');
  expect(await attempt(server, client, 'bankAddSave')).toMatchObject({
    success: false,
    code: 'questionUnset',
    msg: '请先在个人资料中设置密保问题',
  });
  const set = (word: string) =>
    client.call(setQuestionAndAnswer, { questionId: 6, answer: '上海', password: word });
  expect((await set('guess123')).answer).toMatchObject({ success: false, code: 'wrongPassword' });
  expect(await attempt(server, client, 'bankAddSave')).toMatchObject({ code: 'questionUnset' });
  expect((await set(password)).answer).toMatchObject({ success: true });
  expect(await attempt(server, client, 'bankAddSave')).toMatchObject({ success: true });
});

test('a guest and a trial player have no question', async ({ guest, trial }) => {
  expect((await guest.call(getQuestionByMember, {})).answer).toMatchObject({ code: 'notLoggedIn' });
  expect(await answerWith(guest, right)).toMatchObject({ code: 'notLoggedIn' });
  expect((await trial.call(getQuestionByMember, {})).answer).toMatchObject({ code: 'questionUnset' });
});
