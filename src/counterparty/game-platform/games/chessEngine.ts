// The card and tile games against the platform: erbagang with the platform as banker, and the way to niuniu.
import {
  compareTileHands,
  type Door,
  dealErbagang,
  ERBAGANG_RANKS,
  erbagangHeld,
  HIGH_POINTS,
  rankErbagang,
  settleDoor,
} from '#rules/games/erbagang.ts';
import { amount, list, oneOf, record } from '#rules/input.ts';
import { formatMoney, wireMoney, YUAN } from '#values/money.ts';
import { type Label, labelOf } from '../../words.ts';
import type { CatalogueGame, GameRule } from '../catalogue.ts';
import type { Placed } from '../rounds.ts';
import { chessFeeRate as feeRate, chessTableOf as tableOf } from './chessTable.ts';
import { type Engine, type EngineParts, onceField, type Random, readBet } from './engine.ts';
import { niuniuEngine, niuniuRanks } from './niuniuEngine.ts';

const doors = ['shun', 'chu', 'tian'] as const satisfies readonly Door[];

/** What a player stakes on one door. */
const doorLimits = { least: YUAN, most: 10_000n * YUAN } as const;

const erbagangBody = record({
  once: onceField,
  bets: list(record({ door: oneOf(doors), amount: amount(doorLimits.least, doorLimits.most) }), 1, 3),
});

/** What the sheet of rules says of a game beside its words. */
export function chessFacts(rule: Extract<GameRule, { engine: 'niuniu' | 'erbagang' }>): object {
  const fee = formatMoney(feeRate * 100n);
  if (rule.engine === 'niuniu') return { fee, ranks: niuniuRanks() };
  const held = erbagangHeld(rule.mode);
  return {
    fee,
    ranks: ERBAGANG_RANKS,
    highPoints: HIGH_POINTS,
    held: String(held),
    /** The least and the most that a door wins, in times of its bet. */
    pays: [...new Set([1n, held])].map((times) => formatMoney(times * (YUAN - feeRate))),
    least: formatMoney(doorLimits.least),
    most: formatMoney(doorLimits.most),
  };
}

function labelOfTiles(rank: string): Label {
  const [, points] = /^p([\d.]+)$/.exec(rank) ?? [];
  if (points !== undefined) return labelOf('web.game.points', { points });
  const [, tile] = /^pair(\d)$/.exec(rank) ?? [];
  return tile === undefined
    ? labelOf(`web.game.erbagang.${rank}`)
    : labelOf('web.game.erbagang.pair', { tile });
}

function playErbagang(
  game: CatalogueGame,
  mode: 'flat' | 'multiple',
  bets: readonly { door: Door; amount: bigint }[],
  random: Random,
): Placed {
  const hands = dealErbagang(random);
  const settled = bets.map((bet) => settleDoor(mode, feeRate, hands.banker, hands[bet.door], bet));
  const sum = (of: (door: (typeof settled)[number]) => bigint): bigint =>
    settled.reduce((total, door) => total + of(door), 0n);
  const wins = doors.filter((door) => compareTileHands(hands[door], hands.banker) > 0);
  const detail = {
    table: tableOf(game),
    hands: (['banker', ...doors] as const).map((side) => ({
      name: labelOf(`web.game.door.${side}`),
      cards: [...hands[side]],
      result: labelOfTiles(rankErbagang(hands[side]).rank),
      // Every hand that did not win lost to the banker; the banker wins where no door beats it.
      won: side === 'banker' ? wins.length === 0 : wins.includes(side),
    })),
    bets: settled.map(({ door, held, returned, multiple }) => ({
      name: labelOf(`web.game.door.${door}`),
      stake: wireMoney(held),
      prize: wireMoney(returned),
      odds: String(multiple),
    })),
    proof: {
      rule: 'erbagang.settle',
      input: {
        mode,
        feeRate: wireMoney(feeRate),
        hands,
        bets: bets.map(({ door, amount: size }) => ({ door, amount: wireMoney(size) })),
      },
    },
  };
  return {
    stake: sum(({ held }) => held),
    play: {},
    detail,
    outcome: {
      prize: sum(({ returned }) => returned),
      validBet: sum(({ validBet }) => validBet),
      fee: sum(({ fee }) => fee),
      detail,
    },
  };
}

export function chessEngine(parts: EngineParts): Engine {
  const { rounds, random } = parts;
  const niuniu = niuniuEngine(parts);
  return {
    bet(holder, game, given, at) {
      const { rule } = game;
      if (rule.engine === 'niuniu') return niuniu.bet(holder, game, given, at);
      const mode = rule.engine === 'erbagang' ? rule.mode : 'flat';
      const { once, bets } = readBet(erbagangBody, given);
      return rounds.place(holder, { once, game: game.code, unit: once, at }, () =>
        playErbagang(game, mode, bets, random),
      );
    },
    tick: niuniu.tick,
    state(holder, game, at) {
      const { rule } = game;
      if (rule.engine === 'niuniu') return niuniu.state(holder, game, at);
      return { engine: rule.engine, ...(rule.engine === 'erbagang' && { mode: rule.mode }) };
    },
  };
}
