// The companies an operator works with, as the office shows and tests them: only addresses of the configuration are asked, and a verdict is plain.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from 'vitest';
import { depositListWap, onlinePayPay } from '#contract/finance.generated.ts';
import { list, suspend, test as testParty } from '#contract/office/counterparties.generated.ts';
import { getThirdInfo4Change, openGame, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import type { Fault } from '#counterparty/serve.ts';
import { atCheckout, depositor, methodNamed, moneyOf } from '#support/deposits.ts';
import { officeAs } from '#support/office.ts';
import { staffMember } from '#support/officeStaff.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

let fault: Fault | undefined;
const test = world({ office: true, counterparties: () => fault });

/** A port at which nobody listens any more. */
async function closedPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

test('each is shown with its address and no more of its key than the end', async ({ server }) => {
  const owner = await officeAs(server, 'owner');
  const { parties = [], missing } = (await owner.call(list, {})).answer;
  expect(missing).toEqual([]);
  const { party } = server.counterparties['pay-provider']!;
  const shown = parties.find(({ name }) => name === 'payProvider');
  expect(shown).toEqual({
    name: 'payProvider',
    kind: 'payProvider',
    url: party.url,
    keyTail: party.key.slice(-4),
    hasPreviousKey: false,
    failures: 0,
    canSuspend: true,
  });
  expect(JSON.stringify(parties).includes(party.key)).toBe(false);
  expect(new Set(parties.map(({ kind }) => kind))).toEqual(
    new Set(['payProvider', 'bankDesk', 'sms', 'mail', 'registry', 'platform']),
  );
});

test('each answers a question that changes nothing, and a gateway sends no message', async ({ server }) => {
  const owner = await officeAs(server, 'owner');
  const { parties = [] } = (await owner.call(list, {})).answer;
  const gateway = server.counterparties['message-gateway']!.store;
  const sent = () =>
    gateway
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
      .all()
      .map(({ name }) => gateway.prepare(`SELECT count(*) AS count FROM "${name}"`).get()!.count);
  const before = sent();
  const said = [];
  for (const { name, kind } of parties) {
    const { verdict } = (await owner.call(testParty, { name })).answer;
    said.push([name, verdict === (kind === 'sms' || kind === 'mail' ? 'reached' : 'answers') || verdict]);
  }
  expect(said).toEqual(parties.map(({ name }) => [name, true]));
  expect(sent()).toEqual(before);
});

test('a key that differs, nobody at the address, and no answer are said apart', async ({ server }) => {
  const owner = await officeAs(server, 'owner');
  const verdict = async () => (await owner.call(testParty, { name: 'payProvider' })).answer;
  const own = server.counterparties['pay-provider']!.party;
  const { key, url } = { ...own };
  own.key = 'another'.repeat(8);
  expect(await verdict()).toMatchObject({ verdict: 'notTrusted' });
  own.key = key;
  fault = { losesQuestion: true };
  expect(await verdict()).toMatchObject({ verdict: 'unknown' });
  fault = undefined;
  own.url = `http://127.0.0.1:${await closedPort()}`;
  expect(await verdict()).toMatchObject({ verdict: 'unreachable' });
  own.url = url;
  expect(await verdict()).toMatchObject({ verdict: 'answers', detail: '' });
});

test('no address comes from whoever asks, and only an owner tests', async ({ server }) => {
  const owner = await officeAs(server, 'owner');
  for (const name of ['https://evil.example', 'platforms.nobody', '__proto__'])
    expect((await owner.call(testParty, { name })).answer).toMatchObject({ success: false });
  const withUrl = { name: 'payProvider', url: 'http://169.254.169.254/' };
  expect((await owner.call(testParty, withUrl as never)).answer.code).toBe('invalid');
  const auditor = await officeAs(server, 'auditor');
  expect((await auditor.call(list, {})).answer.success).toBe(true);
  expect((await auditor.call(testParty, { name: 'payProvider' })).answer.code).toBe('wrongRole');
  const { rows } = await server.pool.query(
    "SELECT count(*)::int AS count FROM trail WHERE what = 'counterparties/test'",
  );
  expect(rows[0].count).toBeGreaterThan(0);
});

test('what is new does not go to a suspended platform; money there comes back, and so does the platform', async ({
  server,
  member,
}) => {
  const owner = await officeAs(server, 'owner');
  const move = (changeFrom: string, changeTo: string, money: string) =>
    member.call(thirdRealTransMoney, { changeFrom, changeTo, money });
  const isOpen = async () => {
    const { thirdInfo = [] } = (await member.call(getThirdInfo4Change, {})).answer;
    return thirdInfo.find(({ platform }) => platform === 'sandbox-egame')!.open;
  };
  const name = 'platforms.sandbox-egame';
  expect((await move('sys', 'sandbox-egame', '20')).answer.success).toBe(true);
  const since = server.now().toISOString();
  const { answer } = await owner.call(suspend, { name, isSuspended: true, reason: 'Wrong rounds' });
  expect(answer).toMatchObject({ success: true });
  const shown = async () =>
    (await owner.call(list, {})).answer.parties!.find((party) => party.name === name)!.suspended;
  expect(await shown()).toEqual({ by: expect.any(String), at: since, reason: 'Wrong rounds' });
  expect(await isOpen()).toBe(false);
  expect((await move('sys', 'sandbox-egame', '20')).answer).toMatchObject({ code: 'platformClosed' });
  expect((await member.call(openGame, { platform: 'sandbox-egame', gameCode: 'any' })).answer).toMatchObject({
    code: 'platformClosed',
  });
  const { answer: back } = await move('sandbox-egame', 'sys', '20');
  expect(back.order).toMatchObject({ direction: 'out', status: 'success' });
  const { answer: twice } = await owner.call(suspend, { name, isSuspended: true, reason: 'Again' });
  expect(twice).toMatchObject({ success: false, code: 'changedMeanwhile' });
  await owner.call(suspend, { name, isSuspended: false, reason: 'Put right' });
  expect(await shown()).toBeUndefined();
  expect(await isOpen()).toBe(true);
  expect((await move('sys', 'sandbox-egame', '20')).answer.success).toBe(true);
  const { rows } = await server.pool.query(
    "SELECT reason FROM trail WHERE what = 'counterparties/suspend' ORDER BY number",
  );
  expect(rows.map(({ reason }) => reason)).toEqual(['Wrong rounds', 'Put right']);
});

test('a suspended provider opens no deposit, and one that is open is credited once it is paid', async ({
  server,
}) => {
  const owner = await officeAs(server, 'owner');
  const client = await depositor(server, alpha);
  const { id } = await methodNamed(client, 'online');
  const { answer: open } = await client.call(onlinePayPay, { methodId: id, amount: '200' });
  await owner.call(suspend, { name: 'payProvider', isSuspended: true, reason: 'Its bank is down' });
  const { answer: shown } = await client.call(depositListWap, { payCode: 'online' });
  expect(shown.payList).toEqual([]);
  const { answer: refused } = await client.call(onlinePayPay, { methodId: id, amount: '200' });
  expect(refused).toMatchObject({ success: false, code: 'wayClosed' });
  const before = Number(await moneyOf(client));
  await atCheckout(client, open.order!.orderNo, 'pay');
  await server.runMoneyJob();
  expect(await moneyOf(client)).toBe((before + 200).toFixed(4));
  await owner.call(suspend, { name: 'payProvider', isSuspended: false, reason: 'It is up again' });
  expect((await client.call(onlinePayPay, { methodId: id, amount: '200' })).answer.success).toBe(true);
});

test('what carries messages and decisions stays in use, and only who works for all stations suspends', async ({
  server,
}) => {
  const owner = await officeAs(server, 'owner');
  const { parties = [] } = (await owner.call(list, {})).answer;
  for (const { name } of parties.filter((party) => !party.canSuspend))
    expect((await owner.call(suspend, { name, isSuspended: true, reason: 'x' })).answer.success, name).toBe(
      false,
    );
  const some = await staffMember(server, 'owner', { name: 'of-one', stations: [alpha] });
  const { answer } = await some.call(suspend, { name: 'payProvider', isSuspended: true, reason: 'x' });
  expect(answer).toMatchObject({ success: false, code: 'allStations' });
});
