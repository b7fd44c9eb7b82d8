// The money job's step for the central file of deposits: it is notified of what became of each, and gets back what it reserved for one that never was.
import { sql } from 'kysely';
import { ask, CounterpartyError } from '#counterparty/signed.ts';
import { restAfter } from '#values/backoff.ts';
import { wireMoney } from '#values/money.ts';
import { stationsWith } from '../due/due.ts';
import type { MoneyDeps, MoneyStep } from './step.ts';

const atOnce = 20;
const waitsMs = { first: 5_000, longest: 600_000 };
/** One lost answer says nothing of the next question; so many in a row say that the file is silent. */
const silentAfter = 2;

interface Counted {
  ref: string;
  person: string;
  version: number;
}

const isCounted =
  (ref: string, person: string, version: number) =>
  (answer: unknown): answer is Counted => {
    const given = (answer ?? {}) as Partial<Counted>;
    return (
      given.ref === ref &&
      given.person === person &&
      Number.isInteger(given.version) &&
      given.version! >= version
    );
  };

async function run({ inStation, counterparties, now, onFailure }: MoneyDeps): Promise<void> {
  const party = counterparties?.registry;
  if (!party) return;
  const due = await inStation(async (db) => {
    // No order came of it: the call was refused, or its server died. Whoever would still bind one finds it given back.
    await db
      .updateTable('central_deposit')
      .set({ amount: 0n, version: 2 })
      .where('due_at', '<=', now)
      .where('order_no', 'is', null)
      .where('version', '=', 1)
      .execute();
    return db
      .selectFrom('central_deposit')
      .select(['ref', 'person', 'version', 'amount', 'asked'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(atOnce)
      .execute();
  });
  let lost = 0;
  for (const { ref, person, version, amount, asked } of due) {
    const isConfirmed = await ask(
      party,
      '/count',
      { ref, person, version, amount: wireMoney(amount) },
      { isAnswer: isCounted(ref, person, version), nowMs: now.getTime() },
    ).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof CounterpartyError)) throw error;
        if (error.kind === 'refused') onFailure(`central ${ref}`, error);
        return false;
      },
    );
    const waitMs = restAfter(asked, waitsMs);
    await inStation((db) =>
      db
        .updateTable('central_deposit')
        .set(
          isConfirmed
            ? { confirmed: version, due_at: null, asked: 0 }
            : { due_at: new Date(now.getTime() + waitMs), asked: asked + 1 },
        )
        .where('ref', '=', ref)
        // What has changed since is due by itself.
        .where('version', '=', version)
        .execute(),
    );
    lost = isConfirmed ? 0 : lost + 1;
    if (lost < silentAfter) continue;
    // It is one file for everybody: while it is silent, it holds up a round of money once in a while and not each one.
    await inStation((db) =>
      db
        .updateTable('central_deposit')
        .set({ due_at: new Date(now.getTime() + waitsMs.first) })
        .where('due_at', '<=', now)
        .execute(),
    );
    return;
  }
}

export const centralDeposits: MoneyStep = {
  due: ({ now }) =>
    stationsWith('central_deposit', { kept: sql`t.due_at IS NOT NULL`, due: sql`t.due_at <= ${now}` }),
  run,
};
