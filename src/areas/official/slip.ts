// The slip made of the basket's lines: units, cost and prize of each, what keeps it from being placed, and its form on the wire.
import type { OfficialBetItem } from '#contract/entities.generated.ts';
import { stakeOf } from '#lottery/bet/bet.ts';
import { MOST_MULTIPLE } from '#lottery/bet/chase.ts';
import { haoMa } from '#lottery/bet/haoMa.ts';
import { bonusGroupAt, QUOTED_PRICE } from '#lottery/bet/prize.ts';
import type { OfficialPlay, Selection } from '#lottery/play.ts';
import { countUnits, validateSelection } from '#lottery/selection/selection.ts';
import type { BettingLimits } from '#play/useSale.ts';
import { shortAmount } from '#values/amount.ts';
import { formatMoney, type Money, readMoney, YUAN } from '#values/money.ts';
import type { Line, Terms, Unit } from './basket/basket.ts';
import type { BoardFacts, PlayOnSale, Prizes } from './useBoard.ts';

/** The longest text of bets that the call takes. */
const longestBets = 50_000;

const divisors: Readonly<Record<Unit, bigint>> = { '1': 1n, '0.1': 10n, '0.01': 100n, '0.001': 1000n };

/** A multiple a player typed; undefined for anything but a whole number from 1. */
export function readMultiple(typed: string): number | undefined {
  if (!/^\d{1,7}$/.test(typed)) return undefined;
  const multiple = Number(typed);
  return multiple >= 1 && multiple <= MOST_MULTIPLE ? multiple : undefined;
}

/** Cost of so many units. */
export const costOf = (units: number, unit: Unit, multiple: number): Money =>
  stakeOf(units, {
    rebateRate: 0n,
    basePrice: QUOTED_PRICE,
    bonusGroup: 0n,
    moneyMode: divisors[unit],
    multiple: BigInt(multiple),
  });

/** The bonus group at a rebate, as on the wire. */
export const groupAt = (board: BoardFacts, rebate: number): string =>
  formatMoney(bonusGroupAt(board.highestGroup, BigInt(rebate)));

/** What one winning unit pays at these terms. */
export const paidBy = (prize: Money, unit: Unit, multiple: number): Money =>
  (prize * BigInt(multiple)) / divisors[unit];

/** A prize as a reader has it. */
export const prizeFigure = (prize: Money): string => shortAmount(formatMoney(prize));

/** Prizes as text: one alone, of few tiers each with its name, of many the least and the most. */
export function prizeText(prizes: Prizes): string {
  const values = [...new Set(prizes.values())];
  if (values.length <= 1) return prizeFigure(values[0] ?? 0n);
  if (prizes.size <= 5)
    return [...prizes].map(([name, prize]) => `${name} ${prizeFigure(prize)}`).join(' · ');
  return prizeRange(prizes);
}

/** From the lowest to the highest, which has room beside other things. */
export function prizeRange(prizes: Prizes): string {
  const inOrder = [...new Set(prizes.values())].toSorted((a, b) => (a < b ? -1 : 1));
  const [low = 0n, high = low] = [inOrder[0], inOrder.at(-1)];
  return low === high ? prizeFigure(low) : `${prizeFigure(low)}–${prizeFigure(high)}`;
}

export type LineFault = 'closed' | 'least' | 'most' | 'units';

export interface SlipLine {
  line: Line;
  play: OfficialPlay;
  /** The picks as text. */
  picks: string;
  units: number;
  stake: Money;
  /** The least that a win of the line pays. */
  leastPrize: Money;
  /** Bonus group and rebate it is accepted at now, where they are others than the player has seen. */
  now: { bonusGroup: string; rebate: number } | null;
  fault: LineFault | null;
  limits: BettingLimits | undefined;
}

function faultOf(
  sale: PlayOnSale,
  limits: BettingLimits | undefined,
  units: number,
  stake: Money,
): LineFault | null {
  if (!sale.isOpen) return 'closed';
  if (!limits) return null;
  if (stake < (readMoney(limits.unitLeast) ?? 0n)) return 'least';
  if (stake / BigInt(units) > (readMoney(limits.unitMost) ?? stake)) return 'most';
  return units > limits.orderUnitsMost ? 'units' : null;
}

/** The lines as they can be bet now; one that a play of now could not have made is none. */
export function slipOf(lines: readonly Line[], board: BoardFacts): SlipLine[] {
  return lines.flatMap((line): SlipLine[] => {
    const sale = board.onSale.get(line.playCode);
    if (!sale) return [];
    const counted = countUnits(sale.play, line.selection, board.rules);
    if ('error' in counted) return [];
    const { units } = counted;
    const stake = costOf(units, line.unit, line.multiple);
    const rebate = Math.min(line.rebate, board.mostRebate);
    const bonusGroup = groupAt(board, rebate);
    const least = [...sale.prizesAt(rebate).values()].reduce((low, each) => (each < low ? each : low));
    const limits = board.limits.get(line.playCode);
    return [
      {
        line,
        play: sale.play,
        picks: haoMa(sale.play, line.selection),
        units,
        stake,
        leastPrize: paidBy(least, line.unit, line.multiple),
        now: bonusGroup === line.bonusGroup && rebate === line.rebate ? null : { bonusGroup, rebate },
        fault: faultOf(sale, limits, units, stake),
        limits,
      },
    ];
  });
}

/** A line of picks at the terms of now. */
export function lineOf(
  play: OfficialPlay,
  selection: Selection,
  terms: Terms,
  board: BoardFacts,
  isByChance = false,
): Omit<Line, 'id'> {
  const rebate = Math.min(terms.rebate, board.mostRebate);
  return {
    playCode: play.code,
    selection,
    unit: terms.unit,
    multiple: readMultiple(terms.multiple) ?? 1,
    rebate,
    bonusGroup: groupAt(board, rebate),
    isByChance,
  };
}

/** What was picked so far as a selection with its units; null while it makes none. */
export function readDraft(
  play: OfficialPlay,
  fields: object,
  board: BoardFacts,
): { selection: Selection; units: number } | null {
  const counted = countUnits(play, fields, board.rules);
  const checked = validateSelection(play, fields);
  return 'error' in counted || 'error' in checked
    ? null
    : { selection: checked.selection, units: counted.units };
}

/** The slip as the call takes it. */
export const betsText = (slip: readonly SlipLine[]): string =>
  JSON.stringify(
    slip.map(
      ({ line, units, stake }): OfficialBetItem => ({
        playCode: line.playCode,
        // As one text: each ticket in quotes of its own would be half as long again.
        selection: line.selection.tickets
          ? { ...line.selection, tickets: line.selection.tickets.join(',') }
          : line.selection,
        units,
        stake: formatMoney(stake),
        bonusGroup: line.bonusGroup,
        moneyMode: line.unit,
        multiple: line.multiple,
        rebateRate: formatMoney(BigInt(line.rebate)),
      }),
    ),
  );

export const isTooLong = (slip: readonly SlipLine[]): boolean => betsText(slip).length > longestBets;

/** 650 is 6.5 %. */
export const percent = (rebate: number): string => `${Number(((rebate * 100) / Number(YUAN)).toFixed(2))}%`;
