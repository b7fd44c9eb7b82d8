// What tests of the queues of money at the office share: clerks, work in the room of money, and orders of players that wait there.
import { rechargeOfflineSave, withdrawSave } from '#contract/finance.generated.ts';
import type { DatabaseRole } from '#server/db/stationTransaction.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import type { Decider } from '#server/office/waiting/money/decideWithdrawal.ts';
import type { QueueWork } from '#server/office/waiting/queue/queue.ts';
import { methodNamed } from './deposits.ts';
import type { Client, RunningServer } from './startServer.ts';
import { cardOf } from './withdrawals.ts';

/** A clerk of the office whose trail nobody reads here. */
export const clerk = (staffId: number, name = `clerk${staffId}`): Decider => ({
  staffId,
  name,
  note: { about: async () => {} },
});

/** Work at a queue of a station, as a room of the database does it. */
export const atQueue = <T>(
  server: RunningServer,
  station: string,
  work: (queueWork: QueueWork) => Promise<T>,
  role: DatabaseRole = 'office_money',
): Promise<T> => inStation(server.pool, station, (db) => work({ db, station, now: server.now() }), { role });

/** A player asks for a withdrawal; its number. */
export async function askWithdrawal(client: Client, money = '200', fee = '0'): Promise<string> {
  const { answer } = await client.call(withdrawSave, {
    cardId: await cardOf(client),
    money,
    fee,
    password: '123456',
  });
  if (!answer.order) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.order.orderNo;
}

/** A player announces a transfer by bank, or a payment by code; its number. */
export async function announceDeposit(
  client: Client,
  amount = '500',
  kind: 'bank' | 'fast' = 'bank',
): Promise<string> {
  const { id } = await methodNamed(client, kind);
  const { answer } = await client.call(rechargeOfflineSave, {
    methodId: id,
    amount,
    ...(kind === 'bank' && { payerName: '张伟' }),
  });
  if (!answer.order) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.order.orderNo;
}
