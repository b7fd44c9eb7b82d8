// The measurement of money calls for one client: those that read, and those that move money, counterparties' answers included.
import { randomUUID } from 'node:crypto';
import {
  balanceBao,
  directChargeApply,
  directChargeBase,
  donateAccountMoney,
  donateApply,
} from '#contract/activity.generated.ts';
import { intentHeader } from '#contract/boot.ts';
import type { Call } from '#contract/call.ts';
import {
  cancelPendingOrder,
  depositListWap,
  getBankList,
  getFastList,
  onlinePayPay,
  pendingOrderList,
  rechargeOfflineSave,
  withdrawSave,
  withdrawShowInfo,
} from '#contract/finance.generated.ts';
import { chargeRecordList, moneyChangeData, moneyIncomeList, userbill } from '#contract/report.generated.ts';
import { getBalance, getThirdInfo4Change, thirdRealTransMoney } from '#contract/transfer.generated.ts';
import { createHashing } from '#server/account/hashing.ts';
import { newCard } from '#server/db/personal/members.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { defaultSettings } from '#server/settings.ts';
import { hold, type Table, type Times, timesOf, withLine } from './table.ts';

const boundMs = 20;
const password = '123456';
const platform = 'sandbox-egame';

/** What players of a measurement lack: consent to the deposit agreement, a withdrawal password and a card; and a rule that allows withdrawals. */
async function equip({ pool, station, people, server }: Table): Promise<number[]> {
  const hash = await createHashing(defaultSettings).hash(password);
  const now = new Date(server.nowMs());
  return inStation(pool, station, async (db) => {
    await db.updateTable('withdrawal_rule').set({ from_minute: 0, to_minute: 0, free_times: -1 }).execute();
    const ids: number[] = [];
    for (const [at, { accountId }] of people.entries()) {
      await db.updateTable('account').set({ withdrawal_hash: hash }).where('id', '=', accountId).execute();
      await db
        .insertInto('deposit_consent')
        .values({ station, account_id: accountId, version: 1, at: now })
        .execute();
      const card_no = String(6_222_000_000_000_000 + at);
      const { id } = await db
        .insertInto('card')
        .values({
          station,
          account_id: accountId,
          type: 'bank',
          bank_name: '中国工商银行',
          ...newCard(db, station, accountId, { real_name: '张伟', branch: '', card_no }),
          is_primary: true,
          is_enabled: true,
          position: 1,
          usable_from: now,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.push(id);
    }
    return ids;
  });
}

export function benchCalls(
  table: Table,
): Promise<{ boundMs: number; passwordMs: number; calls: Record<string, Times> }> {
  return withLine(table, async (ask) => {
    const { people, say } = table;
    say('Measuring calls ...');
    const cards = await equip(table);
    const calls: Record<string, Times> = {};
    const by = (round: number) => people[round % people.length]!.headers;
    const measure = async <Request, Answer>(
      call: Call<Request, Answer>,
      form: (round: number) => Record<string, string>,
      after: (answer: Record<string, unknown>, round: number) => Promise<void> = async () => {},
    ): Promise<void> => {
      const answers: Record<string, unknown>[] = [];
      calls[call.id] = await timesOf(people.length, async (round) => {
        answers[round] = await ask(
          call.path,
          form(round),
          `${by(round)}${intentHeader}: ${randomUUID()}\r\n`,
        );
      });
      for (const [round, answer] of answers.entries()) await after(answer, round);
    };
    const empty = () => ({});

    // Calls that read.
    for (const call of [getFastList, getBankList, pendingOrderList, withdrawShowInfo, getThirdInfo4Change])
      await measure(call as Call<object, object>, empty);
    for (const call of [
      moneyIncomeList,
      userbill,
      moneyChangeData,
      balanceBao,
      donateAccountMoney,
      directChargeBase,
    ])
      await measure(call as Call<object, object>, empty);
    await measure(depositListWap, () => ({ payCode: 'online' }));
    await measure(chargeRecordList, () => ({ kind: 'deposit' }));
    await measure(getBalance, () => ({ platform }));

    // Calls that move money. A direct charge requires that no turnover is missing and nothing is under way, so it comes first.
    await measure(directChargeApply, empty);
    await measure(donateApply, () => ({ money: '10' }));
    await measure(withdrawSave, (round) => ({
      cardId: String(cards[round]),
      money: '500',
      fee: '0',
      password,
    }));
    await measure(thirdRealTransMoney, () => ({ changeFrom: 'sys', changeTo: platform, money: '100' }));
    calls['transfer/thirdRealTransMoney, back'] = await timesOf(people.length, (round) =>
      ask(
        thirdRealTransMoney.path,
        { changeFrom: platform, changeTo: 'sys', money: '100' },
        `${by(round)}${intentHeader}: ${randomUUID()}\r\n`,
      ),
    );
    const first = people[0]!.headers;
    const bank = (await ask(getBankList.path, {}, first)).bankList as { way: { id: number } }[];
    const online = (await ask(depositListWap.path, { payCode: 'online' }, first)).payList as { id: number }[];
    // Each offline deposit is then cancelled, which is a call of its own.
    const opened: string[] = [];
    await measure(
      rechargeOfflineSave,
      () => ({ methodId: String(bank[0]!.way.id), amount: '500', payerName: '张伟' }),
      async (answer, round) => {
        opened[round] = (answer.order as { orderNo: string }).orderNo;
      },
    );
    await measure(cancelPendingOrder, (round) => ({ orderNo: opened[round]! }));
    await measure(onlinePayPay, () => ({ methodId: String(online[0]!.id), amount: '500' }));
    // The cost of checking a password is intended: a withdrawal's bound is added to it.
    const hashing = createHashing(defaultSettings);
    const known = await hashing.hash(password);
    const { medianMs: passwordMs } = await timesOf(30, () => hashing.verify(password, known));
    const { [withdrawSave.id]: withdrawal, ...others } = calls;
    hold(table, boundMs, others);
    hold(table, boundMs + passwordMs, { [withdrawSave.id]: withdrawal! });
    return { boundMs, passwordMs, calls };
  });
}
