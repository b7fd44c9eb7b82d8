// Reading a page of a member's rounds, newest bet first, after the last round seen.
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { GameKind, RoundState } from '#contract/entities.generated.ts';
import type { LocalText } from '#contract/station.generated.ts';
import { roundStates } from '#counterparty/game-platform/wire.ts';
import type { Db } from '../../db/stationTransaction.ts';
import type { GameRoundTable } from '../../db/tables.ts';

export type RoundRow = Selectable<GameRoundTable>;

/** A round with the name of its game; null where the station does not list it any more. */
export type ListedRound = RoundRow & { game_name: LocalText | null };

export interface RoundFilter {
  accountId: number;
  kind: GameKind;
  platform?: string | undefined;
  state?: RoundState | undefined;
  /** Midnights in Beijing: bets from the first one on, and before the second. */
  from?: Date;
  until?: Date;
  /** This round alone. */
  id?: bigint | undefined;
}

export interface RoundPlace {
  bet_at: Date;
  id: bigint;
}

/** The place of a round in its member's list of a kind; undefined where the member has no such round. */
export function roundPlace(
  db: Db,
  { accountId, kind }: Pick<RoundFilter, 'accountId' | 'kind'>,
  id: bigint,
): Promise<RoundPlace | undefined> {
  return db
    .selectFrom('game_round')
    .select(['bet_at', 'id'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .executeTakeFirst();
}

/**
 * Queries the rounds on a page. Where platform or state narrow it, the newest few of each platform and state are taken by index and merged, so
 * that a rare state among a million rounds costs as much as a common one.
 */
export function roundPage(
  filter: RoundFilter,
  after: RoundPlace | undefined,
  size: number,
): RawBuilder<ListedRound> {
  return sql<ListedRound>`
    SELECT r.*, g.name AS game_name FROM (${roundsOnPage(filter, after, size)}) r
      LEFT JOIN game g ON g.platform = r.platform AND g.code = r.game ORDER BY r.bet_at DESC, r.id DESC`;
}

function roundsOnPage(
  filter: RoundFilter,
  after: RoundPlace | undefined,
  size: number,
): RawBuilder<RoundRow> {
  const { accountId, kind, platform, state, from, until, id } = filter;
  const within = sql`r.account_id = ${accountId} AND r.kind = ${kind}
    AND r.bet_at >= ${from ?? '-infinity'} AND r.bet_at < ${until ?? 'infinity'}
    AND ${after ? sql`(r.bet_at, r.id) < (${after.bet_at}::timestamptz, ${after.id}::bigint)` : sql`true`}`;
  if (id !== undefined) return sql<RoundRow>`SELECT r.* FROM game_round r WHERE r.id = ${id} AND ${within}`;
  if (platform === undefined && state === undefined)
    return sql<RoundRow>`SELECT r.* FROM game_round r WHERE ${within} ORDER BY r.bet_at DESC, r.id DESC LIMIT ${size}`;
  const platforms =
    platform === undefined
      ? sql`SELECT code FROM platform WHERE kind = ${kind}`
      : sql`SELECT ${platform}::text AS code`;
  const states: RoundState[] = state === undefined ? [...roundStates] : [state];
  return sql<RoundRow>`
    SELECT r.* FROM (${platforms}) p CROSS JOIN unnest(${states}::text[]) AS s(state)
      CROSS JOIN LATERAL (SELECT r.* FROM game_round r WHERE r.platform = p.code AND r.state = s.state AND ${within}
        ORDER BY r.bet_at DESC, r.id DESC LIMIT ${size}) r
      ORDER BY r.bet_at DESC, r.id DESC LIMIT ${size}`;
}
