// Asking the registry of exclusions whether something may be offered to members for whom an offer waits: outside of every transaction, by code, and kept
// where what shows offers looks (offer_waits(), break_bars_offers()). Without an answer nothing is shown, and the registry is asked again later.
import { sql } from 'kysely';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import { MINUTE_MS } from '#rules/protection/spans.ts';
import { openedAccount } from '../../db/personal/members.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { type Decided, registryQuestion } from './registry.ts';

/** How many are asked about side by side: a registry that is silent delays a round by its deadline once. */
const batch = 20;
/** When it is asked again where no answer came. */
const againMs = 5 * MINUTE_MS;

export interface OfferRound {
  station: StationFacts;
  counterparties: Counterparties;
  inStation<T>(work: (db: Db) => Promise<T>): Promise<T>;
  now: Date;
}

/**
 * Asks about the members of a station for whom an offer waits longest.
 * @returns How many were asked about, and whether the registry answered for any.
 */
export async function askAboutOffers({
  station,
  counterparties,
  inStation,
  now,
}: OfferRound): Promise<{ asked: number; isAnswered: boolean }> {
  const questions = await inStation(async (db) => {
    const due = await db
      .selectFrom('offer_check')
      .innerJoin('account', 'account.id', 'offer_check.account_id')
      .select(['account.station', 'account.id', 'account.real_name', 'account.phone', 'account.email'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(batch)
      .execute();
    const prepared = [];
    for (const { id, real_name: realName, phone, email } of due.map((row) => openedAccount(db, row)))
      prepared.push({
        id,
        ask: await registryQuestion({ db, station, counterparties, now }, 'marketing', {
          realName,
          phone,
          email,
        }),
      });
    return prepared;
  });
  const decided = await Promise.all(questions.map(async ({ id, ask }) => ({ id, decided: await ask() })));
  if (decided.length > 0)
    await inStation(async (db) => {
      for (const { id, decided: one } of decided) await keepDecided(db, id, one, now);
    });
  return { asked: decided.length, isAnswered: decided.some(({ decided: one }) => one && !one.isOpen) };
}

async function keepDecided(db: Db, accountId: number, decided: Decided | null, now: Date): Promise<void> {
  // Nothing is known of the member that the registry could be asked about.
  if (!decided) {
    await db.deleteFrom('offer_check').where('account_id', '=', accountId).execute();
    return;
  }
  await decided.keep(db);
  // What was noted while the registry answered is asked about by itself.
  const next = decided.isOpen
    ? sql<Date>`${new Date(now.getTime() + againMs)}::timestamptz`
    : sql<Date | null>`CASE WHEN due_at > ${now} THEN due_at END`;
  const isHeld = sql`excluded_after IS NOT NULL AND excluded_until IS NULL`;
  const says = decided.isOpen
    ? {}
    : decided.decision === 'allow'
      ? {
          clear_at: now,
          excluded_until: sql<Date | null>`CASE WHEN ${isHeld} THEN ${now}::timestamptz ELSE excluded_until END`,
        }
      : {
          excluded_after: sql<Date>`CASE WHEN ${isHeld} THEN excluded_after ELSE clear_at END`,
          excluded_until: null,
        };
  await db
    .updateTable('offer_check')
    .set({ ...says, due_at: next })
    .where('account_id', '=', accountId)
    .execute();
}
