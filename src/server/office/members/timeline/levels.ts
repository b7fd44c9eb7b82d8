// The lines about a member's level: each rise and fall with its reason, beside what was done to the account. What it gave is money, and stands there.
import { type Selectable, sql } from 'kysely';
import type { LevelChangeTable } from '../../../db/tables.ts';
import { levelReason } from '../../../money/levels/reason.ts';
import { numberIn, partsOf, placeOf, source } from './source.ts';

export const levels = source<Selectable<LevelChangeTable>>({
  kind: 'action',
  place: 'level',
  async read({ db, account }, after, most) {
    const from = partsOf(after);
    const rows = await db
      .selectFrom('level_change')
      .selectAll()
      .where('account_id', '=', account.id)
      .where(
        from
          ? sql<boolean>`(at, id) < (${from.at}::timestamptz, ${numberIn(from.number) ?? 0n}::bigint)`
          : sql<boolean>`true`,
      )
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({ at: row.at, place: placeOf(row.at, String(row.id)), row }));
  },
  async present({ text }, rows) {
    return rows.map((row) => {
      const { id, values } = levelReason(row);
      return {
        kind: 'action',
        at: row.at,
        ref: '',
        title: text(id, values),
        state: '',
        amount: null,
        result: null,
        note: '',
        by: '',
      };
    });
  },
});
