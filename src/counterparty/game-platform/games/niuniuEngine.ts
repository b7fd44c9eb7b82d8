// Niuniu with three seats of the platform, step by step: a hand is dealt, four of its cards are seen, and only then are bids and bets made.
import { NIUNIU_RANKS, niuniuHold } from '#rules/games/niuniu.ts';
import { integer, oneOf, record } from '#rules/input.ts';
import { wireMoney, YUAN } from '#values/money.ts';
import { labelOf } from '../../words.ts';
import { type CatalogueGame, gameOf } from '../catalogue.ts';
import { BetRefused, type Round } from '../rounds.ts';
import { type StoredRow, storeOf } from '../sqlite.ts';
import type { Holder } from '../store.ts';
import { chessTableOf } from './chessTable.ts';
import { type Engine, type EngineParts, onceField, readBet } from './engine.ts';
import {
  bidOn,
  commitmentOf,
  committed,
  deal,
  type Hand,
  handOf,
  nameOfSeat,
  saidOf,
  seatCount,
  seen,
  showdown,
} from './niuniuHand.ts';

export const niuniuTables = `
CREATE TABLE IF NOT EXISTS niuniu_hand (
  operator TEXT NOT NULL, platform TEXT NOT NULL, member TEXT NOT NULL, game TEXT NOT NULL,
  round INTEGER NOT NULL, unit TEXT NOT NULL, asked_at INTEGER NOT NULL,
  PRIMARY KEY (operator, platform, member, game)
) STRICT;
`;

/** So long a player has for the bid, and again for the bet; then the hand goes on without a bid, at one time. */
const askMs = 20_000;

const steps = ['deal', 'bid', 'bet'] as const;
const stepBody = record({ once: onceField, step: oneOf(steps) });
const bidBody = record({ once: onceField, step: oneOf(['bid']), bid: integer(0, 4) });
const betBody = record({ once: onceField, step: oneOf(['bet']), bet: integer(1, 4) });
/** As a page sends it that deals, bids and bets in one, before any card is seen. */
const blindBody = record({ once: onceField, bid: integer(0, 4), bet: integer(1, 4) });

/** What a balance has to cover to sit down, whoever becomes banker. */
export const niuniuCover = (base: bigint, bid: number): bigint =>
  niuniuHold(base) * BigInt(bid > 0 ? seatCount - 1 : 1);

export const niuniuRanks = () => NIUNIU_RANKS.toReversed();

const baseOf = ({ rule }: CatalogueGame): bigint =>
  (rule.engine === 'niuniu' ? BigInt(rule.base) : 0n) * YUAN;

export function niuniuEngine({ db, rounds, random, platform }: EngineParts): Required<Engine> {
  const { one, all, run, transaction } = storeOf(db);
  const key = (holder: Holder, game: string): [string, string, string, string] => [
    holder.operator,
    holder.platform,
    holder.member,
    game,
  ];
  const openHand = (holder: Holder, game: string): StoredRow | undefined =>
    one(
      'SELECT * FROM niuniu_hand WHERE operator = ? AND platform = ? AND member = ? AND game = ?',
      ...key(holder, game),
    );
  const keep = (holder: Holder, game: string, { id, unit }: Round, at: number): number =>
    run(
      `INSERT INTO niuniu_hand (operator, platform, member, game, round, unit, asked_at) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET asked_at = excluded.asked_at`,
      ...key(holder, game),
      id,
      unit,
      at,
    );
  /** Follows what was played: a hand that goes on is kept, one that ended leaves the table. */
  function followed(holder: Holder, game: CatalogueGame, round: Round, at: number): Round {
    if (round.settledAt === null) keep(holder, game.code, round, at);
    else
      run(
        'DELETE FROM niuniu_hand WHERE round = ? AND operator = ? AND platform = ? AND member = ? AND game = ?',
        round.id,
        ...key(holder, game.code),
      );
    return round;
  }

  function dealt(holder: Holder, game: CatalogueGame, once: string, at: number): Round {
    const before = openHand(holder, game.code);
    const held = niuniuCover(baseOf(game), 0);
    const round = rounds.place(holder, { once, game: game.code, unit: once, at }, () => {
      if (before) throw new BetRefused('invalid', 'A hand lies on the table.');
      const bets = [
        { name: labelOf('web.game.chess.holding'), stake: wireMoney(held), prize: wireMoney(0n), odds: '' },
      ];
      return { stake: held, play: deal(random), detail: { table: chessTableOf(game), bets }, isQuiet: true };
    });
    // A repeat leaves the clock of the hand alone.
    return before ? round : followed(holder, game, round, at);
  }

  /** Goes on with the hand that lies there: a bid while nobody has bid, else a bet. */
  function goOn(
    holder: Holder,
    game: CatalogueGame,
    { once, bid, bet }: { once: string; bid?: number; bet?: number },
    at: number,
  ): Round {
    const open = openHand(holder, game.code);
    const unit = open ? String(open.unit) : once;
    const base = baseOf(game);
    const round = rounds.place(holder, { once, game: game.code, unit, at }, (before) => {
      if (!before) throw new BetRefused('sealed', 'No hand lies on the table.');
      const hand = handOf(before);
      if (hand.bids ? bet === undefined : bid === undefined)
        throw new BetRefused('invalid', 'The hand waits for another step.');
      const held = before.stake;
      const bidden = hand.bids ? (hand as Required<Hand>) : bidOn(hand, bid!, random);
      const cover = bid === undefined ? 0n : niuniuCover(base, bid) - held;
      if (bidden.banker.at === 0 || bet !== undefined)
        return { cover, ...showdown(game, base, bidden, bet ?? 1, held) };
      return { stake: 0n, cover, play: bidden, detail: before.detail, isQuiet: true };
    });
    return followed(holder, game, round, at);
  }

  function playBlind(holder: Holder, game: CatalogueGame, given: Record<string, unknown>, at: number): Round {
    const { once, bid, bet } = readBet(blindBody, given);
    const base = baseOf(game);
    return rounds.place(holder, { once, game: game.code, unit: once, at }, () => ({
      ...showdown(game, base, bidOn(deal(random), bid, random), bet, 0n),
      cover: niuniuCover(base, bid),
    }));
  }

  return {
    bet: (holder, game, given, at) =>
      transaction(() => {
        if (given.step === undefined) return playBlind(holder, game, given, at);
        switch (given.step) {
          case 'bid':
            return goOn(holder, game, readBet(bidBody, given), at);
          case 'bet':
            return goOn(holder, game, readBet(betBody, given), at);
          default:
            return dealt(holder, game, readBet(stepBody, given).once, at);
        }
      }),

    tick(at) {
      transaction(() => {
        for (const row of all(
          'SELECT * FROM niuniu_hand WHERE platform = ? AND asked_at <= ?',
          platform,
          at - askMs,
        )) {
          const round = rounds.byId(Number(row.round));
          const game = gameOf(platform, round.game)!;
          const once = `${round.unit.slice(0, 30)}-${handOf(round).bids ? 'late-bet' : 'late-bid'}`;
          goOn(round, game, handOf(round).bids ? { once, bet: 1 } : { once, bid: 0 }, at);
        }
      });
    },

    state(holder, game, at) {
      const base = baseOf(game);
      const open = openHand(holder, game.code);
      const hand = open && handOf(rounds.byId(Number(open.round)));
      return {
        engine: 'niuniu',
        base: String(base / YUAN),
        cover: wireMoney(niuniuCover(base, 0)),
        coverOfBid: wireMoney(niuniuCover(base, 1)),
        hand: hand
          ? {
              step: hand.bids ? 'bet' : 'bid',
              cards: hand.cards[0]!.slice(0, seen),
              names: hand.cards.map((_cards, seat) => nameOfSeat(seat, seat === hand.banker?.at)),
              notes: hand.bids?.map((bid) => saidOf(bid, 0)) ?? [],
              leftMs: Math.max(0, Number(open.asked_at) + askMs - at),
              commitment: commitmentOf(hand),
            }
          : null,
        shown: shownOf(holder, game.code),
      };
    },
  };

  /** What was committed to for the last hand that ended, so that its commitment can be checked. */
  function shownOf(holder: Holder, game: string): { commitment: string; text: string } | null {
    const last = rounds.latest(holder, game, 2).find(({ settledAt }) => settledAt !== null);
    const hand = last && handOf(last);
    return hand?.salt ? { commitment: commitmentOf(hand), text: committed(hand) } : null;
  }
}
