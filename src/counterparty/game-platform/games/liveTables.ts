// The live tables by the clock: a hand is open for bets, sealed and dealt at once, shown, and followed by the next one; a shoe lasts until it is over.
import { newShoe } from '#rules/games/baccarat.ts';
import { type Card, card, codesOf } from '#rules/games/cards.ts';
import type { SettledBets, TableBet } from '#rules/games/tableBets.ts';
import { amount, list, oneOf, optional, record, text } from '#rules/input.ts';
import { wireMoney } from '#values/money.ts';
import { type CatalogueGame, gameOf, gamesOf, nameOfGame } from '../catalogue.ts';
import { BetRefused } from '../rounds.ts';
import { storeOf } from '../sqlite.ts';
import type { RoundDetail } from '../wire.ts';
import { type Engine, type EngineParts, onceField, readBet } from './engine.ts';
import {
  type HandResult,
  mostPlaces,
  recordedOdds,
  roadsOf,
  type TableGame,
  tableGameOf,
  tableLimits,
  wonBets,
} from './tableGames.ts';

export const liveTables = `
CREATE TABLE IF NOT EXISTS live_table (
  game TEXT PRIMARY KEY, shoe INTEGER NOT NULL, hand INTEGER NOT NULL, cards TEXT NOT NULL,
  opened_at INTEGER NOT NULL, result TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS live_hand (
  game TEXT NOT NULL, shoe INTEGER NOT NULL, hand INTEGER NOT NULL, mark TEXT NOT NULL, result TEXT NOT NULL,
  PRIMARY KEY (game, shoe, hand)
) STRICT;
`;

const openMs = 20_000;
const shownMs = 8_000;
/** A table without a shoe begins a new series after so many hands. */
const seriesHands = 60;
/** A table that stood still for longer begins its next hand now instead of catching up. */
const idleMs = 60_000;

interface Table {
  shoe: number;
  hand: number;
  cards: Card[];
  openedAt: number;
  result: HandResult | null;
}

const betBody = (codes: readonly string[]) =>
  record({
    once: onceField,
    hand: optional(text(/^\d+-\d+$/, 'shoe and hand'), undefined),
    bets: list(
      record({ bet: oneOf(codes), amount: amount(tableLimits.least, tableLimits.most) }),
      1,
      codes.length,
    ),
  });

/** Bets on the same code become one. */
function joined(bets: readonly TableBet[]): TableBet[] {
  const sums = new Map<string, bigint>();
  for (const { bet, amount: size } of bets) sums.set(bet, (sums.get(bet) ?? 0n) + size);
  return [...sums].map(([bet, size]) => ({ bet, amount: size }));
}

const stored = (bets: readonly TableBet[]): [string, string][] =>
  bets.map(({ bet, amount: size }) => [bet, String(size)]);
const restored = (play: string): TableBet[] =>
  (JSON.parse(play) as [string, string][]).map(([bet, size]) => ({ bet, amount: BigInt(size) }));

export function liveEngine({ db, rounds, random, platform }: EngineParts): Engine {
  const { one, all, run, transaction } = storeOf(db);
  const unitOf = (code: string, shoe: number, hand: number): string => `${code}:${shoe}-${hand}`;

  function tableAt(code: string): Table | null {
    const row = one('SELECT * FROM live_table WHERE game = ?', code);
    if (!row) return null;
    return {
      shoe: Number(row.shoe),
      hand: Number(row.hand),
      cards: (JSON.parse(String(row.cards)) as string[]).map((each) => card(each, 'card')),
      openedAt: Number(row.opened_at),
      result: row.result === null ? null : (JSON.parse(String(row.result)) as HandResult),
    };
  }

  function keep(code: string, { shoe, hand, cards, openedAt, result }: Table): Table {
    run(
      `INSERT INTO live_table (game, shoe, hand, cards, opened_at, result) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET shoe = excluded.shoe, hand = excluded.hand, cards = excluded.cards,
       opened_at = excluded.opened_at, result = excluded.result`,
      code,
      shoe,
      hand,
      JSON.stringify(codesOf(cards)),
      openedAt,
      result && JSON.stringify(result),
    );
    return { shoe, hand, cards, openedAt, result };
  }

  function nextHand(code: string, rules: TableGame, before: Table | null, openedAt: number): Table {
    const isNewShoe =
      !before || rules.needsShoe(before.cards) || (before.cards.length === 0 && before.hand >= seriesHands);
    if (!isNewShoe) return keep(code, { ...before, hand: before.hand + 1, openedAt, result: null });
    const shoe = (before?.shoe ?? 0) + 1;
    run('DELETE FROM live_hand WHERE game = ? AND shoe < ?', code, shoe);
    return keep(code, {
      shoe,
      hand: 1,
      cards: rules.needsShoe([]) ? newShoe(random) : [],
      openedAt,
      result: null,
    });
  }

  function detailOf(
    game: CatalogueGame,
    { shoe, hand }: Pick<Table, 'shoe' | 'hand'>,
    bets: readonly TableBet[],
    end?: { result: HandResult; settled: SettledBets },
  ): RoundDetail {
    const rules = tableGameOf(game);
    return {
      table: {
        name: nameOfGame(game.code),
        shoe: rules.needsShoe([]) ? String(shoe) : '',
        hand: rules.needsShoe([]) ? String(hand) : `${shoe}-${hand}`,
      },
      ...(end && { hands: rules.hands(end.result) }),
      bets: bets.map((placed, at) => ({
        name: rules.nameOfBet(placed.bet),
        stake: wireMoney(placed.amount),
        prize: wireMoney(end?.settled.bets[at]?.returned ?? 0n),
        odds: recordedOdds(rules, placed, end?.settled.bets[at]),
      })),
      ...(end && { proof: rules.proof(end.result, bets) }),
    };
  }

  /** Seals and deals the hand, and settles every bet on it. */
  function deal(game: CatalogueGame, table: Table, at: number): Table {
    const rules = tableGameOf(game);
    const cards = [...table.cards];
    const result = rules.draw(cards, random);
    run(
      'INSERT INTO live_hand (game, shoe, hand, mark, result) VALUES (?, ?, ?, ?, ?)',
      game.code,
      table.shoe,
      table.hand,
      rules.mark(result),
      JSON.stringify(result),
    );
    for (const round of rounds.openOf(platform, unitOf(game.code, table.shoe, table.hand))) {
      const bets = restored(round.play);
      const settled = rules.settle(result, bets);
      rounds.settle(
        round.id,
        {
          prize: settled.returned,
          validBet: settled.validBet,
          detail: detailOf(game, table, bets, { result, settled }),
        },
        at,
      );
    }
    return keep(game.code, { ...table, cards, result });
  }

  function advance(game: CatalogueGame, at: number): Table {
    return transaction(() => {
      const rules = tableGameOf(game);
      let table = tableAt(game.code) ?? nextHand(game.code, rules, null, at);
      while (at >= table.openedAt + openMs) {
        if (!table.result) table = deal(game, table, Math.min(at, table.openedAt + openMs));
        const endsAt = table.openedAt + openMs + shownMs;
        if (at < endsAt) break;
        table = nextHand(game.code, rules, table, at - endsAt > idleMs ? at : endsAt);
      }
      return table;
    });
  }

  return {
    bet(holder, game, body, at) {
      const rules = tableGameOf(game);
      const { once, hand, bets } = readBet(betBody([...rules.pays.keys()]), body);
      const table = advance(game, at);
      const name = `${table.shoe}-${table.hand}`;
      const unit = unitOf(game.code, table.shoe, table.hand);
      const isOpen = !table.result && (hand === undefined || hand === name);
      return rounds.place(holder, { once, game: game.code, unit, at }, (before) => {
        // Inside, because a repeat of a bet that was taken is answered after the seal as well.
        if (!isOpen) throw new BetRefused('sealed');
        const whole = joined([...(before ? restored(before.play) : []), ...bets]);
        if (whole.length > mostPlaces || whole.some(({ bet, amount: size }) => size > rules.mostOn(bet)))
          throw new BetRefused('invalid');
        return {
          stake: bets.reduce((sum, { amount: size }) => sum + size, 0n),
          play: stored(whole),
          detail: detailOf(game, table, whole),
        };
      });
    },

    tick(at) {
      for (const game of gamesOf(platform)) advance(game, at);
    },

    state(holder, { code }, at) {
      const game = gameOf(platform, code)!;
      const rules = tableGameOf(game);
      const table = advance(game, at);
      const unit = unitOf(code, table.shoe, table.hand);
      const own = rounds.ofUnit(holder, unit);
      const last = rounds.latest(holder, code, 2).find((round) => round.unit !== unit);
      const shown = all(
        'SELECT mark, result FROM live_hand WHERE game = ? AND shoe = ? ORDER BY hand',
        code,
        table.shoe,
      );
      return {
        engine: game.rule.engine,
        hand: `${table.shoe}-${table.hand}`,
        isOpen: !table.result,
        sealsInMs: Math.max(0, table.openedAt + openMs - at),
        nextInMs: Math.max(0, table.openedAt + openMs + shownMs - at),
        cardsLeft: table.cards.length,
        result: table.result,
        mark: table.result && rules.mark(table.result),
        wins: table.result ? wonBets(rules, table.result) : [],
        beads: shown.map(({ mark }) => String(mark)),
        roads: roadsOf(
          rules,
          shown.map(({ result }) => JSON.parse(String(result)) as HandResult),
        ),
        last: last
          ? restored(last.play).map(({ bet, amount: size }) => ({ bet, stake: wireMoney(size) }))
          : [],
        own: own && {
          bets: restored(own.play).map(({ bet, amount: size }, place) => ({
            bet,
            stake: wireMoney(size),
            prize: own.settledAt === null ? null : own.detail.bets![place]!.prize,
          })),
          stake: wireMoney(own.stake),
          prize: own.settledAt === null ? null : wireMoney(own.prize),
        },
      } satisfies LiveState;
    },
  };
}

export interface LiveState {
  engine: string;
  /** Shoe and hand. */
  hand: string;
  isOpen: boolean;
  sealsInMs: number;
  nextInMs: number;
  cardsLeft: number;
  result: HandResult | null;
  mark: string | null;
  /** Bets that the result wins, whether anybody made them or not. */
  wins: string[];
  /** The marks of the hands of this shoe, the first one first. */
  beads: string[];
  roads: ReturnType<typeof roadsOf>;
  /** What the holder bet on the last hand before this one. */
  last: { bet: string; stake: string }[];
  own: {
    bets: { bet: string; stake: string; prize: string | null }[];
    stake: string;
    prize: string | null;
  } | null;
}
