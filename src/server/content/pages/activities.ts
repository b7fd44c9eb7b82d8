// The kinds of content that members take part in: activities, and the kinds they are listed under.
import { sql } from 'kysely';
import { readTerms } from '#content/activityTerms.ts';
import type { ActivityKind } from '#contract/entities.generated.ts';
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { InputFault } from '#rules/input.ts';
import { isPlayed, stockOf } from '../../activities/activity.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { hundredths, kept, moment, orElse, same, yuan } from '../codecs.ts';
import { type Field, listKind } from '../kind.ts';
import { countOf, idOf, nameIn, refusalsFor } from '../refusals.ts';
import type { Json, Row } from '../rows.ts';

export const activityTypes = listKind(
  'activity-types',
  {
    table: 'activity_type',
    position: { within: [] },
    isRemovedLast: true,
    fields: [['name', 'name', same]],
  },
  {
    // Activities that only history knows are listed under some other kind, which nobody sees.
    async after(db, _station, changes) {
      const gone = (changes.get('activity_type')?.remove ?? []).map(({ content_key }) => String(content_key));
      if (gone.length === 0) return;
      await sql`UPDATE activity SET type_id = coalesce(
          (SELECT max(t.id) FROM activity_type t WHERE t.content_key <> ALL (${gone}::text[])), type_id)
        WHERE retired_at IS NOT NULL
          AND type_id IN (SELECT t.id FROM activity_type t WHERE t.content_key = ANY (${gone}::text[]))`.execute(
        db,
      );
    },
    async refusals(db, changes) {
      const { insert = [], remove = [] } = changes.get('activity_type') ?? {};
      const all = await countOf(db, sql`SELECT count(*)::int AS count FROM activity_type`);
      const past = await countOf(
        db,
        sql`SELECT count(*)::int AS count FROM activity WHERE retired_at IS NOT NULL`,
      );
      const isLast = remove.length > 0 && remove.length === all && insert.length === 0;
      return isLast && past > 0
        ? [`One kind of offers has to stay: ${past} activities of the past are listed under it.`]
        : [];
    },
  },
);

/** The end of an activity that has none. */
const never = '2099-12-31T15:59:59.000Z';

/** When a retired activity ran. */
const longAgo = ['2000-01-01T00:00:00.000Z', '2000-01-02T00:00:00.000Z'] as const;

const fields: readonly Field[] = [
  ['kind', 'kind', same],
  ['type', 'type_id', same],
  ['title', 'title', same],
  ['summary', 'summary', same],
  ['picture', 'img_url', same],
  ['content', 'content', same],
  ['from', 'starts_at', kept(moment)],
  ['until', 'ends_at', orElse(moment, never)],
  ['roles', 'roles', same],
  ['levels', 'levels', same],
  ['firstDeposit', 'first_deposit', same],
  ['oncePerDevice', 'once_per_device', same],
  ['oncePerCard', 'once_per_card', same],
  ['limitInAll', 'limit_in_all', same],
  ['turnover', 'bet_factor', hundredths],
  ['payAtOnceUpTo', 'auto_pay_limit', yuan],
  ['terms', 'terms', same],
];

export const activities = listKind(
  'activities',
  {
    table: 'activity',
    position: { within: [] },
    parents: { type_id: 'activity_type' },
    // The deposit offer that a first deposit gift is.
    reference: { column: 'terms', number: 'strategyId', name: 'offer', parent: 'deposit_strategy' },
    // Long over, and without terms nobody is asked to play it.
    retired: () => ({ starts_at: longAgo[0], ends_at: longAgo[1], terms: {} }),
    fields,
    atFirst: (now) => ({ starts_at: now.toISOString() }),
  },
  {
    refusals: async (db, changes) => [
      ...(await refusalsFor(
        db,
        changes.get('activity')?.remove ?? [],
        (row) => sql`SELECT count(*)::int AS count FROM activity_award
          WHERE activity_id = ${idOf('activity', row)} AND status = ${AwardStatus.waiting}`,
        (name, count) =>
          `The activity ${name} cannot go: ${count} prizes of it wait for a decision. Decide on them first (npm run -s support -- <station> awards).`,
      )),
      ...[
        ...(changes.get('activity')?.insert ?? []),
        ...(changes.get('activity')?.update ?? []).map(({ after }) => after),
      ].flatMap(refusalOfTerms),
    ],
    async after(db, station, changes, now) {
      const { insert = [], update = [], remove = [] } = changes.get('activity') ?? {};
      for (const row of insert) await fillStock(db, station, row, undefined);
      for (const { before, after } of update) await fillStock(db, station, after, before);
      // Packets are split ahead: those that have not opened are split again, by what holds now.
      for (const row of [...update.map(({ after }) => after), ...remove])
        if (row.kind === 'redPacket')
          await sql`SELECT red_packets_withdraw(${idOf('activity', row)}, ${now}::timestamptz)`.execute(db);
      // What a member's screen marks is calculated ahead: it is asked again at the next poll.
      if (insert.length + update.length + remove.length > 0)
        await sql`UPDATE activity_flag SET until = 'epoch'`.execute(db);
    },
  },
);

/** Terms as they are read, whatever number the deposit offer has. */
function refusalOfTerms(row: Row): string[] {
  const terms = row.terms as Record<string, Json> | undefined;
  if (!terms || !isPlayed({ terms })) return [];
  const { offer, ...rest } = terms;
  try {
    readTerms(row.kind as ActivityKind, offer === undefined ? rest : { strategyId: 1, ...rest });
    return [];
  } catch (error) {
    if (!(error instanceof InputFault)) throw error;
    return [`The activity ${nameIn(row)} has terms that cannot be played: ${error.message}.`];
  }
}

/** Fills what is limited: all of it at first, and where the terms change what they add to what is left. */
async function fillStock(db: Db, station: string, row: Row, before: Row | undefined): Promise<void> {
  const stock = stockOf(row.kind as ActivityKind, row.terms as object);
  const old = before ? stockOf(before.kind as ActivityKind, before.terms as object) : [];
  if (JSON.stringify(stock) === JSON.stringify(old)) return;
  const id = idOf('activity', row);
  const { rows } = await sql<{ part: number; left_count: number }>`SELECT part, left_count FROM activity_stock
    WHERE activity_id = ${id}`.execute(db);
  await sql`DELETE FROM activity_stock WHERE activity_id = ${id}`.execute(db);
  for (const { part, left } of stock) {
    const had = old.find((each) => each.part === part)?.left ?? 0;
    const taken = had - (rows.find((each) => each.part === part)?.left_count ?? had);
    await sql`INSERT INTO activity_stock (station, activity_id, part, left_count)
      VALUES (${station}, ${id}, ${part}, ${Math.max(0, left - taken)})`.execute(db);
  }
}
