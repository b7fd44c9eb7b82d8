// Owns what tests of deposits share: a member ready to deposit, ways by name, and the clicks of desk and provider.
import type { DepositMethod, DepositOrder } from '#contract/entities.generated.ts';
import {
  checkoutCounter,
  depositListWap,
  getBankList,
  getFastList,
  pendingOrderList,
  type RechargeOfflineSaveRequest,
  rechargeOfflineSave,
  updateUserContract,
} from '#contract/finance.generated.ts';
import { accInfo } from '#contract/session.generated.ts';
import type { StationFile } from '#contract/station.generated.ts';
import type { Client, RunningServer } from './startServer.ts';
import { testStations } from './testStations.ts';

/** A station that asks for nothing at log-in, beside those of testStations; files of its code give it no deposit agreement and accounts of its own. */
export const zeta = 'v003';
export const depositStations: readonly StationFile[] = [...testStations, { code: zeta, name: '测试四站' }];

/** Somebody who is logged in and has agreed to the station's agreement. */
export async function depositor(server: RunningServer, station: string, name = 'member01'): Promise<Client> {
  const client = server.client(station);
  await client.logIn(name);
  await client.call(updateUserContract, { version: 1 });
  return client;
}

/** The first way of a kind, or the one of this name. */
export async function methodNamed(
  client: Client,
  kind: DepositMethod['kind'],
  name?: string,
): Promise<DepositMethod> {
  const lists = {
    bank: async () => (await client.call(getBankList, {})).answer.bankList!.map(({ way }) => way),
    fast: async () => (await client.call(getFastList, {})).answer.fastList!,
    online: async () => (await client.call(depositListWap, { payCode: 'online' })).answer.payList!,
  };
  const methods = await lists[kind]();
  const method = name === undefined ? methods[0] : methods.find((each) => each.name === name);
  if (!method) throw new Error(`no method ${kind} ${name}`);
  return method;
}

/** Opens a deposit by bank transfer; throws when that is refused. */
export async function openBank(
  client: Client,
  wish: Partial<RechargeOfflineSaveRequest> = {},
): Promise<DepositOrder> {
  const { id } = await methodNamed(client, 'bank');
  const { answer } = await client.call(rechargeOfflineSave, {
    methodId: id,
    amount: '500',
    payerName: '张伟',
    ...wish,
  });
  if (!answer.order) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.order;
}

export const orderOf = async (client: Client, orderNo: string): Promise<DepositOrder> =>
  (await client.call(pendingOrderList, { orderNo })).answer.orderList![0]!;

export const moneyOf = async (client: Client): Promise<string> =>
  (await client.call(accInfo, {})).answer.money!;

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

/** Presses a button of the desk's page; returns the answer's status. */
export const pressAtDesk = async (
  server: RunningServer,
  path: string,
  form: Record<string, string>,
): Promise<number> => (await post(`${server.counterparties['bank-desk']!.party.url}${path}`, form)).status;

/**
 * People at the desk decide on a request, and take a withdrawal over before they pay it; the server receives it with the next round. Returns the
 * status of the answer.
 */
export async function atDesk(
  server: RunningServer,
  orderNo: string,
  decision: 'approved' | 'refused',
  facts: { amount?: string; reason?: string } = {},
): Promise<number> {
  const { store } = server.counterparties['bank-desk']!;
  const row = store.prepare('SELECT id, kind, amount FROM request WHERE order_no = ?').get(orderNo)!;
  const id = String(row.id);
  if (row.kind === 'withdrawal' && decision === 'approved') await pressAtDesk(server, '/take', { id });
  return pressAtDesk(server, '/decide', {
    id,
    decision,
    amount: facts.amount ?? String(row.amount),
    reason: facts.reason ?? '',
  });
}

/** Nothing is decided by the clock from now on. */
export async function byHand(server: RunningServer): Promise<void> {
  await pressAtDesk(server, '/delay', { seconds: '0' });
}

/** The player pays on the provider's page, or fails. */
export async function atCheckout(
  client: Client,
  orderNo: string,
  action: 'pay' | 'fail',
  manner = 'onTime',
): Promise<void> {
  const { answer } = await client.call(checkoutCounter, { orderNo });
  await post(answer.url!, { action, manner });
}
