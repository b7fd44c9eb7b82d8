// What tests of deposits share: a member ready to deposit, ways by name, and what people do at desk and provider.
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
import { decide, idOfOrder, type Requests, setDelay, take } from '#counterparty/bank-desk/requests.ts';
import { parseMoney, wireMoney } from '#values/money.ts';
import type { Client, RunningServer } from './startServer.ts';
import { testStations } from './testStations.ts';

/** A station that asks for nothing at log-in, beside those of testStations; files of its code give it no deposit agreement and accounts of its own. */
export const zeta = 'v003';
export const depositStations: readonly StationFile[] = [...testStations, { code: zeta, name: '测试四站' }];

/** Somebody who is logged in and has agreed to the station's agreement. */
export async function depositor(
  server: Pick<RunningServer, 'client'>,
  station: string,
  name = 'member01',
): Promise<Client> {
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

/** The store of the bank desk, and its clock: whoever acts for its people writes there. */
const requestsOf = (server: RunningServer): Requests => ({
  store: server.counterparties['bank-desk']!.store,
  now: server.now,
});

const idAtDesk = (server: RunningServer, orderNo: string): number => {
  const id = idOfOrder(requestsOf(server), orderNo);
  if (id === undefined) throw new Error(`The desk does not know ${orderNo}.`);
  return id;
};

/** Somebody at the desk takes a withdrawal over to pay it; false where it was taken before, or has ended. */
export const takeAtDesk = (server: RunningServer, orderNo: string): boolean =>
  take(requestsOf(server), idAtDesk(server, orderNo));

/**
 * People at the desk decide on a request, and take a withdrawal over before they pay it; the server receives it with the next round. False where it
 * had ended before. `amount` is what came in, in yuan.
 */
export function atDesk(
  server: RunningServer,
  orderNo: string,
  decision: 'approved' | 'refused',
  { amount, reason }: { amount?: string; reason?: string } = {},
): boolean {
  if (decision === 'approved') takeAtDesk(server, orderNo);
  return decide(requestsOf(server), idAtDesk(server, orderNo), decision, {
    ...(amount !== undefined && { amount: wireMoney(parseMoney(amount)) }),
    ...(reason !== undefined && { reason }),
  });
}

/** Nothing is decided by the clock from now on. */
export const byHand = (server: RunningServer): void => setDelay(requestsOf(server), 0);

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
