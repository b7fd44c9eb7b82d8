// activity/donateApply, and the decision that follows.
import { expect } from 'vitest';
import { donateAccountMoney, donateApply, donateList } from '#contract/activity.generated.ts';
import { moneyIncomeList } from '#contract/report.generated.ts';
import { balancesOf, ledgerAccount } from '#server/db/ledger.ts';
import { decideDonation } from '#server/money/applications/donation.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { idOf, troublesOf } from '../../server/money/wallets.ts';

const balance = (server: RunningServer, name = 'member01') =>
  server.inStation(alpha, async (db) => (await balancesOf(db, await idOf(db, name), 'real')).wallet);
const charity = (server: RunningServer) =>
  server.inStation(alpha, async (db) => {
    const id = await ledgerAccount(db, { station: alpha, id: 0 }, 'donation', 'real');
    return (
      await db.selectFrom('ledger_account').select('balance').where('id', '=', id).executeTakeFirstOrThrow()
    ).balance;
  });

test('whole yuan leave the wallet at once; approved, they stay with charity', async ({ server, member }) => {
  const { answer } = await member.call(donateApply, { money: 88, project: 'free-lunch' });
  expect(answer).toMatchObject({ success: true, donated: '88.0000', money: '8800.8800' });
  expect(await charity(server)).toBe(88_0000n);
  server.passTime(30);
  await server.runMoneyJob();
  expect((await member.call(donateList, {})).answer.list).toMatchObject([{ status: 1 }]);
  server.passTime(31);
  await server.runMoneyJob();
  await server.runMoneyJob();
  expect((await member.call(donateList, {})).answer.list).toMatchObject([
    { status: 2, money: '88.0000', project: '留守儿童午餐', recipient: '暖灯公益会（示例）' },
  ]);
  expect(await balance(server)).toBe(8_800_8800n);
});

test('a share of the balance is cut to whole yuan; rejected, it comes back', async ({ server, member }) => {
  const { answer } = await member.call(donateApply, { percent: 33 });
  // 8,800.88 x 33 % = 2,904.2904.
  expect(answer).toMatchObject({ donated: '2904.0000', money: '5896.8800' });
  const id = BigInt(answer.orderNo!);
  const reject = () =>
    server.inStation(alpha, (db) =>
      decideDonation({ db, station: alpha, now: server.now() }, id, 'operator'),
    );
  expect(await Promise.all([reject(), reject(), reject()])).toContain(true);
  expect(await reject()).toBe(false);
  expect(await balance(server)).toBe(8_800_8800n);
  const { answer: list } = await member.call(donateList, {});
  expect(list.list![0]).toMatchObject({ status: 3, reason: '客服已驳回', percent: 33 });
  expect(list.totals).toEqual({ count: 2, money: '88.0000' });
  const { answer: lines } = await member.call(moneyIncomeList, { kind: 'donate' });
  expect(lines.list!.map(({ type, amount }) => [type, amount])).toEqual([
    [302, '2904.0000'],
    [301, '-2904.0000'],
    [301, '-88.0000'],
  ]);
});

test('all of the balance, nothing, parts of a yuan, both ways at once and neither are refused', async ({
  server,
  member,
}) => {
  const refused = async (request: object) => {
    const { answer } = await member.call(donateApply, request as never);
    expect(answer).toMatchObject({ success: false });
    return Object.keys((answer as { fieldErrors?: object }).fieldErrors ?? {});
  };
  expect(await refused({ money: 8801 })).toEqual(['money']);
  expect(await refused({ money: 0 })).toEqual(['money']);
  expect(await refused({ money: '1.5' })).toEqual(['money']);
  expect(await refused({ percent: 100 })).toEqual(['percent']);
  expect(await refused({ percent: 50, money: 5 })).toEqual(['percent']);
  expect(await refused({})).toEqual(['money']);
  expect(await balance(server)).toBe(8_800_8800n);
  expect((await member.call(donateApply, { money: 8800 })).answer).toMatchObject({ money: '0.8800' });
});

test('the same intent twice gives once', async ({ server }) => {
  const agent = server.client(alpha);
  await agent.logIn('agent01');
  const intentId = crypto.randomUUID();
  const [one, two] = await Promise.all([
    agent.call(donateApply, { money: 100 }, { intentId }),
    agent.call(donateApply, { money: 100 }, { intentId }),
  ]);
  expect(one.answer).toEqual(two.answer);
  expect(await balance(server, 'agent01')).toBe(26_700_5000n);
});

test('a frozen account gives nothing, and what waits when it is frozen comes back', async ({ server }) => {
  const freeze = (state: 'frozen' | 'enabled') =>
    server.inStation(alpha, (db) =>
      db.updateTable('account').set({ state }).where('name', '=', 'agent01').execute(),
    );
  const agent = server.client(alpha);
  await agent.logIn('agent01');
  await freeze('frozen');
  expect((await agent.call(donateApply, { money: 1 })).answer).toMatchObject({ code: 'accountFrozen' });
  server.passTime(61);
  await server.runMoneyJob();
  expect(await balance(server, 'agent01')).toBe(26_800_5000n);
  expect((await agent.call(donateList, {})).answer.list).toMatchObject([
    { status: 3, reason: '账号状态异常' },
  ]);
  await freeze('enabled');
  expect(await troublesOf(server, alpha)).toEqual([]);
});

test('nothing is given to a recipient without a name', async ({ server }) => {
  const agent = server.client(alpha);
  await agent.logIn('agent01');
  const projects = (open: boolean) =>
    server.inStation(alpha, (db) =>
      db
        .updateTable('application_setting')
        .set({ donation_projects: JSON.stringify([{ key: 'a', name: 'A', recipient: 'B', open }]) })
        .execute(),
    );
  const before = await balance(server, 'agent01');
  expect((await agent.call(donateApply, { money: 1, project: 'nobody' })).answer).toMatchObject({
    success: false,
    fieldErrors: { project: '该捐赠项目已关闭，请重新选择' },
  });
  await projects(false);
  expect((await agent.call(donateAccountMoney, {})).answer.projects).toEqual([]);
  expect((await agent.call(donateApply, { money: 1 })).answer).toMatchObject({ code: 'closed' });
  expect(await balance(server, 'agent01')).toBe(before);
  await projects(true);
  // A page of before sends no project: it gives to the first that is open, and the donation keeps its name.
  expect((await agent.call(donateApply, { money: 1 })).answer).toMatchObject({ success: true });
  await projects(false);
  expect((await agent.call(donateList, {})).answer.list![0]).toMatchObject({ project: 'A', recipient: 'B' });
});
