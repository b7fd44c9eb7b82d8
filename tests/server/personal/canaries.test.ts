// What identifies a person leaves only where docs/personal-data.md says: values nobody else has go through the real calls, and are then looked for in every row of
// the database, in the log, in every answer to others, and at the office in every answer to whoever may not read them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import {
  bankAddSave,
  changeContact,
  contactCode,
  repwd,
  updateRealName,
  userInfo,
} from '#contract/account.generated.ts';
import { login, recoverCode, register, setQuestionAndAnswer } from '#contract/auth.generated.ts';
import { calls } from '#contract/calls.generated.ts';
import { rechargeOfflineSave, updateUserContract, withdrawSave } from '#contract/finance.generated.ts';
import { contact, removeCard } from '#contract/office/acts.generated.ts';
import { officeCalls } from '#contract/office/calls.generated.ts';
import { find, unmask } from '#contract/office/members.generated.ts';
import type { OfficeRole } from '#contract/officeCall.ts';
import { readOfficeCalls } from '#scripts/gen/office.ts';
import { runSupport } from '#scripts/support.ts';
import { readContract } from '#server/web/openapi/contract.ts';
import { methodNamed } from '#support/deposits.ts';
import { staffMember } from '#support/officeStaff.ts';
import { smsCodeOf } from '#support/proofs.ts';
import { messagesTo } from '#support/recovery.ts';
import type { Client, RunningServer } from '#support/startServer.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const [first, ...others] = testStations;
const stations = [
  { ...first!, frontConfig: { personalInfoflag: true }, onOff: { ...first!.onOff, smsLogin: true } },
  ...others,
];
const test = world({ stations, counterparties: true, office: true, settings: { smsWaitSeconds: 0 } });

/** What the member gives away, of which nobody else has a bit. */
const given = {
  realName: '欧阳慕雪',
  phone: '13877712345',
  email: 'canary.mail@example.com',
  qq: '7766554433',
  weChat: 'canary_wechat',
  card: '6222029988776655443',
  branch: '金丝雀巷七号支行',
  payer: '尉迟鸣凤',
  laterPhone: '13866698765',
  thirdPhone: '13855543210',
  laterEmail: 'second.canary@example.com',
  password: 'Canary8pass',
  withdrawal: '739154',
  answer: '金丝雀的答案',
};
const name = 'canary01';

/** The canaries that a text has in it. */
const canariesIn = (text: string): string[] =>
  Object.entries(given).flatMap(([key, value]) => (text.includes(value) ? [key] : []));

const done = ({ answer }: { answer: { success: boolean; msg: string } }): void =>
  expect(answer, JSON.stringify(answer)).toMatchObject({ success: true });

/** Everything that a station learns of a member. */
async function liveAs(server: RunningServer): Promise<Client> {
  const client = server.client(alpha);
  const { realName, phone, email, qq, weChat, password, withdrawal, answer } = given;
  done(
    await client.call(register, {
      account: name,
      password,
      rePassword: password,
      realName,
      phone,
      email,
      qq,
      weChat,
    }),
  );
  done(await client.call(repwd, { oldPassword: password, newPassword: withdrawal, rePassword: withdrawal }));
  done(await client.call(setQuestionAndAnswer, { questionId: 1, answer, password }));
  done(
    await client.call(bankAddSave, {
      type: 'bank',
      cardNo: given.card,
      bankName: '中国工商银行',
      branch: given.branch,
      password: withdrawal,
    }),
  );
  done(await client.call(contactCode, { phone: given.laterPhone }));
  const verifyCode = await smsCodeOf(server, alpha, given.laterPhone);
  done(await client.call(changeContact, { phone: given.laterPhone, verifyCode, password }));
  done(await client.call(contactCode, { email: given.laterEmail }));
  done(await client.call(updateUserContract, { version: 1 }));
  const { id } = await methodNamed(client, 'bank');
  done(await client.call(rechargeOfflineSave, { methodId: id, amount: '500', payerName: given.payer }));
  // Refused, each after the server read it; and a failure of the server quotes no value.
  await client.call(updateRealName, { realName });
  await client.call(withdrawSave, { cardId: 1, money: '100', fee: '0', password: withdrawal });
  await client.call(login, { account: name, password: `${password}x` });
  await client.call(register, { account: 'x', password, rePassword: password, realName, phone, email });
  await server.client(alpha).call(recoverCode, { account: name, phone: given.laterPhone });
  await server.pool.query('ALTER TABLE account ADD CONSTRAINT cut CHECK (false) NOT VALID');
  const { status } = await server.client(alpha).call(register, {
    account: 'canary02',
    password,
    rePassword: password,
    realName,
    phone: given.thirdPhone,
    email,
  });
  await server.pool.query('ALTER TABLE account DROP CONSTRAINT cut');
  expect(status).toBe(500);
  return client;
}

/** Where the journal of the database stands. */
async function journalAt({ pool }: RunningServer): Promise<string> {
  const { rows } = await pool.query<{ file: string }>(
    'SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS file',
  );
  return rows[0]!.file;
}

/** Canaries in the bytes of the database's files and of its journal since then, rows that are gone included: what a backup, a replica and a lost disk have. `open` is a value that is not sealed. */
async function canariesOnDisk(server: RunningServer, since: string, open: string): Promise<string[]> {
  await server.pool.query('CHECKPOINT');
  const { rows } = await server.pool.query<{ folder: string; own: string }>(
    "SELECT current_setting('data_directory') AS folder, (SELECT oid::text FROM pg_database WHERE datname = current_database()) AS own",
  );
  const { folder, own } = rows[0]!;
  const until = await journalAt(server);
  const files = [
    ...readdirSync(path.join(folder, 'base', own)).map((file) => path.join('base', own, file)),
    ...readdirSync(path.join(folder, 'pg_wal'))
      .filter((file) => /^[0-9A-F]{24}$/.test(file) && file >= since && file <= until)
      .map((file) => path.join('pg_wal', file)),
  ];
  // A shorter one may stand there by chance.
  const needles = Object.entries({ ...given, open }).filter(([, value]) => Buffer.byteLength(value) >= 9);
  return files.flatMap((file) => {
    const content = readFileSync(path.join(folder, file));
    return needles.filter(([, value]) => content.includes(value)).map(([key]) => `${file}: ${key}`);
  });
}

test('canaries are in no row of the database, no byte of its disk, no line of the log, and no answer to who may not read them', async ({
  server,
}) => {
  const begun = await journalAt(server);
  const client = await liveAs(server);
  expect(await messagesTo(server, alpha, given.laterPhone)).toBeGreaterThan(0);
  const support = await staffMember(server, 'support', { name: 'canary-support' });
  const about = { account: name, reason: 'She called' };
  for (const text of [given.realName, given.laterPhone, given.card, given.email, given.card.slice(-6)])
    expect(
      (await support.call(find, { text })).answer.members!.map(({ account }) => account),
      text,
    ).toEqual([name]);
  expect((await support.call(unmask, about)).answer).toMatchObject({
    realName: given.realName,
    phone: given.laterPhone,
    cards: [{ number: given.card }],
  });
  done(await support.call(contact, { ...about, detail: 'phone', value: given.thirdPhone }));
  await runSupport(server.pool, [alpha, 'set', name, 'email', given.laterEmail, '换邮箱'], server.now(), {
    supporter: '小王',
  });
  done(await support.call(removeCard, { ...about, card: given.card }));
  await server.runMoneyJob();

  // What the member itself is shown is masked.
  expect(canariesIn(JSON.stringify((await client.call(userInfo, {})).answer))).toEqual([]);

  const { rows: tables } = await server.pool.query<{ name: string }>(
    "SELECT format('%I', table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  expect(tables.length).toBeGreaterThan(150);
  const found: string[] = [];
  let rowsRead = 0;
  for (const { name: table } of tables) {
    const { rows } = await server.pool.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t`);
    rowsRead += rows.length;
    for (const { row } of rows)
      for (const canary of canariesIn(row)) found.push(`${table}: ${canary}: ${row.slice(0, 200)}`);
  }
  expect(found).toEqual([]);
  expect(rowsRead).toBeGreaterThan(1000);

  const onDisk = await canariesOnDisk(server, begun, 'canary-support');
  // Who works at the office is open: it shows that these are the files.
  expect(new Set(onDisk.map((each) => each.replace(/.*: /, '')))).toEqual(new Set(['open']));

  expect(server.log().length).toBeGreaterThan(100);
  expect(canariesIn(server.log())).toEqual([]);
});

test('no answer to another player, and none at the office to a role that does not read persons, has a canary', async ({
  server,
}) => {
  const contract = readContract('schemas');
  const answers: string[] = [];
  for (const account of [undefined, 'member01', 'agent01', 'trial01']) {
    const other = server.client(alpha);
    if (account) await other.logIn(account);
    for (const [id, { path, verb, query, repeat, example }] of contract.calls) {
      if (!Object.hasOwn(calls, id) || id === 'auth/logout' || /takeBreak|login/i.test(id)) continue;
      const call = {
        id,
        path,
        ...(verb === 'GET' && { verb }),
        ...(query && { query }),
        ...(repeat === 'intent' && { intent: true }),
        answer: {},
      };
      const { answer } = await other.call(call as never, example.request);
      for (const canary of canariesIn(JSON.stringify(answer))) answers.push(`${account} ${id}: ${canary}`);
    }
  }
  expect(answers).toEqual([]);

  const files = await readOfficeCalls(process.cwd());
  const asked: string[] = [];
  for (const role of ['play', 'content', 'auditor', 'finance', 'support'] satisfies OfficeRole[]) {
    const desk = await staffMember(server, role, { name: `canary-${role}-2` });
    for (const [id, { scope, repeat, roles, reads }] of Object.entries(
      officeCalls as Record<string, never>,
    ).map(
      ([id, row]) =>
        [id, row] as [string, { scope: 'station'; repeat: string; roles: string | string[]; reads?: string }],
    )) {
      // What changes something is left alone, and whoever may read persons says why.
      if (files.get(id)!.changes || (reads === 'personal' && roles.includes(role))) continue;
      // Who decides on deposits compares the payer with the statement of the bank.
      if (id === 'money/deposits' && role === 'finance') continue;
      const { example } = files.get(id)!;
      for (const request of [example.request, { ...example.request, account: name }]) {
        const { answer } = await desk.call(
          { id, scope, intent: repeat === 'intent' } as never,
          request as never,
        );
        for (const canary of canariesIn(JSON.stringify(answer))) asked.push(`${role} ${id}: ${canary}`);
      }
    }
  }
  expect(asked).toEqual([]);
});
