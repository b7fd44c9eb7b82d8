// A queue of withdrawals and the clerks who empty it all at once, for the test and the bench of the office.
import type pg from 'pg';
import { findAccount } from '#server/account/accounts.ts';
import { inStation } from '#server/db/stationTransaction.ts';
import { cardsWithTypes } from '#server/money/withdrawals/cards.ts';
import { gateOf } from '#server/money/withdrawals/gate.ts';
import { holdWithdrawal } from '#server/money/withdrawals/order.ts';
import { payWithdrawal, refuseWithdrawal } from '#server/office/waiting/money/decideWithdrawal.ts';
import { takeWithdrawals } from '#server/office/waiting/money/takeWithdrawals.ts';
import { waitingWithdrawals } from '#server/office/waiting/money/withdrawals.ts';
import type { QueueWork } from '#server/office/waiting/queue/queue.ts';
import { Refusal } from '#server/refusal.ts';

export interface OfficeQueue {
  pool: pg.Pool;
  station: string;
  now: () => Date;
}

/** Lets a member ask for so many withdrawals of one amount, in 0.0001 yuan, as they are after every check. */
export async function holdOrders(
  { pool, station, now }: OfficeQueue,
  name: string,
  count: number,
  amount: bigint,
): Promise<void> {
  await inStation(pool, station, async (db) => {
    const account = (await findAccount(db, name))!;
    const { card, type } = (await cardsWithTypes(db, account.id))[0]!;
    const at = now();
    const gate = await gateOf(db, account, at);
    for (let made = 0; made < count; made += 1)
      await holdWithdrawal(db, { station, account, card, type, amount, fee: 0n, gate, now: at });
  });
}

/** What became of the queue; numbers of orders, and how long each decision took. */
export interface DecidedByMany {
  paid: string[];
  refused: string[];
  left: number;
  milliseconds: number[];
}

const pageSize = 20;

/**
 * Empties the queue by so many clerks at once. Each reads the oldest page as the screen does, takes over what it can of a few orders that differ from
 * the neighbours' by chance of timing alone, and pays four of five; what a colleague was quicker with is left to the colleague.
 */
export async function decideByMany(queue: OfficeQueue, clerks: number): Promise<DecidedByMany> {
  const { pool, station, now } = queue;
  const done: DecidedByMany = { paid: [], refused: [], left: 0, milliseconds: [] };
  const work = <T>(role: 'office_money' | 'office_read', run: (each: QueueWork) => Promise<T>): Promise<T> =>
    inStation(pool, station, (db) => run({ db, station, now: now() }), { role });
  const page = () =>
    work('office_read', (each) =>
      waitingWithdrawals(each, { locale: 'en', decidesOn: 'office' }, { after: undefined, limit: pageSize }),
    );
  const clerk = async (staffId: number): Promise<void> => {
    const who = { staffId, name: `clerk${staffId}`, note: { about: async () => {} } };
    for (;;) {
      const { list } = await page();
      if (list.length === 0) return;
      const free = list.filter(({ lease }) => lease === null || lease.staffId === staffId).slice(0, 3);
      if (free.length === 0) continue;
      const { taken } = await work('office_money', (each) =>
        takeWithdrawals(
          each,
          who,
          free.map(({ orderNo }) => orderNo),
        ),
      );
      for (const { item: orderNo } of taken) {
        const isPaid = Number(orderNo.at(-1)) % 5 !== 0;
        const began = performance.now();
        try {
          await work<unknown>('office_money', (each) =>
            isPaid
              ? payWithdrawal(each, who, { orderNo, how: 'bank' })
              : refuseWithdrawal(each, who, { orderNo, reason: 'x' }),
          );
          done[isPaid ? 'paid' : 'refused'].push(orderNo);
          done.milliseconds.push(performance.now() - began);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
    }
  };
  await Promise.all(Array.from({ length: clerks }, (_, at) => clerk(at + 1)));
  done.left = (await page()).list.length;
  return done;
}
