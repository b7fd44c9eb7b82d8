// The records of rounds at game platforms: one mechanism for every kind, from the request of a record call to its answer.
import type { GameKind, GameRound, GameRoundDetail } from '#contract/entities.generated.ts';
import type { BetRecordAnswer, BetRecordRequest } from '#contract/game.generated.ts';
import type { Label, RoundDetail } from '#counterparty/game-platform/wire.ts';
import { localText } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { dayOf } from '#values/days.ts';
import { wireMoney } from '#values/money.ts';
import type { Db } from '../db/stationTransaction.ts';
import {
  type RoundFilter,
  type RoundPlace,
  type RoundRow,
  roundPage,
  roundPlace,
} from '../money/games/roundPage.ts';
import { profitOf, type RoundSums, roundTotals } from '../money/games/roundTotals.ts';
import { whyUncounted } from '../money/games/uncounted.ts';
import type { CallContext } from '../pipeline/handle.ts';
import { spanOf } from '../play/dayOfText.ts';
import { Refusal } from '../refusal.ts';

/** Runs a record call of a kind. */
export const recordsOf =
  (kind: GameKind) =>
  async (context: CallContext<BetRecordRequest, BetRecordAnswer>): Promise<BetRecordAnswer> => {
    const { request, db, locale, text } = context;
    const { cursor, pageSize = 20 } = request;
    const filter = filterOf(context, kind);
    // Queries that are sent together cost one way to the database; most pages are a first one without a filter.
    const platforms = platformsOf(db, kind, locale);
    if (filter.platform !== undefined) requireKnown(await platforms, filter.platform);
    const after = cursor === undefined ? undefined : await placeOf(db, filter, BigInt(cursor));
    const [listed, { rows }, summed] = await Promise.all([
      platforms,
      roundPage(filter, after, pageSize + 1).execute(db),
      filter.id === undefined ? totalsOf(db, filter) : undefined,
    ]);
    const shown = rows.slice(0, pageSize);
    const totals = summed ?? sumOf(shown);
    return {
      list: shown.map((row) => ({
        ...presentRound(row, locale),
        validNote: whyUncounted(row, text),
        platformName: listed.find(({ platform }) => platform === row.platform)?.platformName ?? row.platform,
        gameName: row.game_name === null ? row.game : localText(row.game_name, locale),
      })),
      nextCursor: rows.length > pageSize ? String(shown.at(-1)!.id) : '',
      totals: {
        count: totals.count,
        stake: wireMoney(totals.stake),
        validBet: wireMoney(totals.valid),
        win: wireMoney(totals.prize),
        profit: wireMoney(profitOf(totals)),
      },
      platforms: listed,
    };
  };

type Platforms = BetRecordAnswer['platforms'];

/** Platforms of a kind, those that are maintained or closed as well: there may be rounds of them. */
async function platformsOf(db: Db, kind: GameKind, locale: Locale): Promise<Platforms> {
  const rows = await db
    .selectFrom('platform')
    .select(['code', 'name'])
    .where('kind', '=', kind)
    .orderBy('code')
    .execute();
  return rows.map(({ code, name }) => ({ platform: code, platformName: localText(name, locale) }));
}

/** Refuses a platform that is none of these. */
function requireKnown(platforms: Platforms, platform: string): void {
  if (!platforms.some((known) => known.platform === platform))
    throw new Refusal('server.transfer.noPlatform', { field: 'platform', code: 'noPlatform' });
}

async function placeOf(db: Db, filter: RoundFilter, id: bigint): Promise<RoundPlace> {
  const place = await roundPlace(db, filter, id);
  if (!place) throw new Refusal('server.game.noCursor', { code: 'invalid', field: 'cursor' });
  return place;
}

function filterOf(
  { request, player, now }: CallContext<BetRecordRequest, BetRecordAnswer>,
  kind: GameKind,
): RoundFilter {
  const { platform, state = 'all', id } = request;
  return {
    accountId: player.accountId,
    kind,
    platform,
    state: state === 'all' ? undefined : state,
    ...spanOf(request, now),
    id: id === undefined ? undefined : BigInt(id),
  };
}

const nothing: RoundSums = { count: 0, stake: 0n, valid: 0n, prize: 0n, unsettled: 0n };

async function totalsOf(db: Db, { from, until, ...filter }: RoundFilter): Promise<RoundSums> {
  const [totals] = await roundTotals(db, {
    ...filter,
    startDate: from && dayOf(from),
    endDate: until && dayOf(until.getTime() - 1),
  });
  return totals ?? nothing;
}

const sumOf = (rows: readonly RoundRow[]): RoundSums =>
  rows.reduce(
    (sum, { stake, valid, prize, state }) => ({
      count: sum.count + 1,
      stake: sum.stake + stake,
      valid: sum.valid + valid,
      prize: sum.prize + prize,
      unsettled: sum.unsettled + (state === 'unsettled' ? stake - prize : 0n),
    }),
    nothing,
  );

export function presentRound(
  row: RoundRow,
  locale: Locale,
): Omit<GameRound, 'platformName' | 'gameName' | 'validNote'> {
  const isSettled = row.settled_at !== null;
  return {
    id: String(row.id),
    roundNo: row.round_no,
    platform: row.platform,
    gameCode: row.game,
    kind: row.kind,
    state: row.state,
    stake: wireMoney(row.stake),
    validBet: wireMoney(row.valid),
    reportedBet: row.reported === null ? '' : wireMoney(row.reported),
    win: wireMoney(row.prize),
    profit: wireMoney(isSettled ? row.prize - row.stake : 0n),
    fee: wireMoney(row.fee),
    parentNo: row.parent_no,
    resettled: row.is_resettled,
    betTime: formatMoment(row.bet_at),
    settleTime: row.settled_at === null ? '' : formatMoment(row.settled_at),
    detail: presentDetail(row.detail, locale),
  };
}

/** The parts of a detail, in one language. What the rules calculate it from is left to support. */
export function presentDetail(detail: RoundDetail, locale: Locale): GameRoundDetail {
  const { table, hands, bets, reels, symbols, lines, shots, legs, parlay } = detail;
  const noted = (note: Label | undefined) => note && { note: localText(note, locale) };
  const named = <Part extends { name: Label }>(part: Part) => ({
    ...part,
    name: localText(part.name, locale),
  });
  return {
    ...(table && { table: named(table) }),
    ...(hands && {
      hands: hands.map(({ name, cards, result, note }) => ({
        name: localText(name, locale),
        cards,
        result: localText(result, locale),
        ...noted(note),
      })),
    }),
    ...(bets && { bets: bets.map(named) }),
    ...(reels && { reels }),
    ...(symbols && {
      symbols: Object.entries(symbols).map(([symbol, name]) => ({ symbol, name: localText(name, locale) })),
    }),
    ...(lines && { lines: lines.map(named) }),
    ...(shots && { shots: shots.map(named) }),
    ...(legs && {
      legs: legs.map(
        ({ match, league, market, pick, odds, score, scoreAtBet, ht, note, startAt, result }) => ({
          match: localText(match, locale),
          league: localText(league, locale),
          market: localText(market, locale),
          pick: localText(pick, locale),
          odds,
          score,
          ...(scoreAtBet !== undefined && { scoreAtBet }),
          ...(ht !== undefined && { ht }),
          ...noted(note),
          startTime: formatMoment(startAt),
          result,
        }),
      ),
    }),
    ...(parlay && { parlay }),
  };
}
