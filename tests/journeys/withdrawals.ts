// What journeys of withdrawals share: a station that takes them as often as one likes, the steps of their page, and the desk that decides.
import type { Page } from 'playwright-core';
import type { Fault } from '#counterparty/serve.ts';
import { atDesk } from '#support/deposits.ts';
import { siteWorld } from '#support/site.ts';
import type { RunningServer } from '#support/startServer.ts';
import { setRule } from '#support/withdrawals.ts';

const station = 'w147';

/** The `test` of a file. `fault` decides what is wrong with the counterparties; they work when it is left out. */
export const withdrawalWorld = (fault?: () => Fault | undefined) =>
  siteWorld({
    station,
    counterparties: fault ?? true,
    prepare: (server) => setRule(server, station, { times_a_day: -1, free_times: -1 }),
  });

export const member = { as: 'member01' } as const;

/** Presses the button of this name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Types the password of withdrawals into its sheet. */
export async function pin(page: Page, digits: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name: '请输入提款密码' });
  for (const digit of digits) await sheet.getByRole('button', { name: digit, exact: true }).click();
}

/** Asks for an amount. */
export async function fill(page: Page, amount: string): Promise<void> {
  await page.getByLabel('提款金额').fill(amount);
  await press(page, '提款');
}

/** The order that waits at the desk. */
export const orderAtDesk = (server: RunningServer): string =>
  String(
    server.counterparties['bank-desk']!.store.prepare(
      "SELECT order_no FROM request WHERE state = 'waiting'",
    ).get()!.order_no,
  );

/** People at the desk decide, once the request has come to them. */
export async function decideAtDesk(
  server: RunningServer,
  decision: 'approved' | 'refused',
  reason = '',
): Promise<void> {
  await server.runMoneyJob();
  atDesk(server, orderAtDesk(server), decision, { reason });
  await server.runMoneyJob();
}
