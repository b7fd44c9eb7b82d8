// The slip made of what was picked: its items with units, odds and cost, what keeps it from being placed, and its form on the wire.
import type { CreditBetItem } from '#contract/entities.generated.ts';
import { haoMa } from '#lottery/bet/haoMa.ts';
import type { CreditPlay, Selection } from '#lottery/play.ts';
import type { Rules } from '#lottery/rule/settings.ts';
import { countUnits, validateSelection } from '#lottery/selection/selection.ts';
import { tierName } from '#lottery/selection/tierName.ts';
import type { BettingLimits } from '#play/useSale.ts';
import { formatMoney, type Money, readMoney } from '#values/money.ts';
import { cellOf, draftItem, type Picks, readCell } from './picks.ts';

/** A play as the board shows it: its rules, and what a bet on it is accepted at now. */
export interface PlayOnSale {
  play: CreditPlay;
  isOpen: boolean;
  oddsMark: string;
  /** Outcome to odds, stake included. */
  odds: ReadonlyMap<string, string>;
}

export type ItemFault = 'amount' | 'least' | 'most' | 'units' | 'closed';

export interface SlipItem {
  key: string;
  play: CreditPlay;
  selection: Selection;
  /** The picks as text. */
  picks: string;
  /** Odds of the item, several where outcomes differ. */
  odds: string;
  units: number;
  /** As typed. */
  amount: string;
  unitAmount: Money;
  stake: Money;
  oddsMark: string;
  fault: ItemFault | null;
  limits: BettingLimits | undefined;
}

/** Odds as text: of one outcome by its value alone, of several with their names. */
export function oddsText({ play, odds }: Pick<PlayOnSale, 'play' | 'odds'>, rules: Rules): string {
  if (new Set(odds.values()).size === 1) return [...odds.values()][0]!;
  return [...odds]
    .map(([tier, value]) => (tier === 'default' ? value : `${tierName(play, tier, rules)} ${value}`))
    .join(' / ');
}

/** Whether every option of a play is a cell of its own; of the others several picks make one bet. */
export const isCellPlay = (play: CreditPlay): boolean =>
  play.forms.length === 1 && play.forms[0]!.length === 1 && play.forms[0]![0]!.key === 'options';

/** An amount a player typed: yuan with at most two decimals, more than nothing. */
export function readAmount(typed: string): Money | undefined {
  if (!/^\d{1,9}(\.\d{0,2})?$/.test(typed)) return undefined;
  const amount = readMoney(typed.replace(/\.$/, ''));
  return amount === undefined || amount === 0n ? undefined : amount;
}

interface SlipParts {
  picks: Picks;
  onSale: ReadonlyMap<string, PlayOnSale>;
  limits: ReadonlyMap<string, BettingLimits>;
  rules: Rules;
  /** Amount of one unit where an item has none of its own, as typed. */
  amountForAll: string;
}

function faultOf(
  sale: PlayOnSale,
  limits: BettingLimits | undefined,
  units: number,
  amount: Money | undefined,
) {
  if (!sale.isOpen) return 'closed';
  if (amount === undefined) return 'amount';
  if (!limits) return null;
  if (amount < (readMoney(limits.unitLeast) ?? 0n)) return 'least';
  if (amount > (readMoney(limits.unitMost) ?? amount)) return 'most';
  return units > limits.orderUnitsMost ? 'units' : null;
}

/** Items in the order of the board; drafts that do not make a unit yet are none. */
export function itemsOf({ picks, onSale, limits, rules, amountForAll }: SlipParts): SlipItem[] {
  const items: SlipItem[] = [];
  const add = (key: string, sale: PlayOnSale, selection: Selection, units: number, odds: string): void => {
    const amount = picks.amount(key) ?? amountForAll;
    const unitAmount = readAmount(amount);
    const own = limits.get(sale.play.code);
    items.push({
      key,
      play: sale.play,
      selection,
      picks: haoMa(sale.play, selection),
      odds,
      units,
      amount,
      unitAmount: unitAmount ?? 0n,
      stake: BigInt(units) * (unitAmount ?? 0n),
      oddsMark: sale.oddsMark,
      fault: faultOf(sale, own, units, unitAmount),
      limits: own,
    });
  };
  for (const cell of picks.cells()) {
    const { playCode, option } = readCell(cell);
    const sale = onSale.get(playCode);
    if (sale) add(cellOf(playCode, option), sale, { options: [option] }, 1, sale.odds.get(option) ?? '');
  }
  for (const [playCode, { fields }] of picks.drafts()) {
    const sale = onSale.get(playCode);
    if (!sale) continue;
    const counted = countUnits(sale.play, fields, rules);
    const checked = validateSelection(sale.play, fields);
    if ('error' in counted || 'error' in checked) continue;
    const { selection } = checked;
    const legs = selection.legs?.map(([, option]) => option);
    const odds = legs ? legs.map((option) => sale.odds.get(option) ?? '').join(' × ') : oddsText(sale, rules);
    add(draftItem(playCode), sale, selection, counted.units, odds);
  }
  return items;
}

/** The items as the call takes them. */
export const betsText = (items: readonly SlipItem[]): string =>
  JSON.stringify(
    items.map(
      ({ play, selection, units, stake, unitAmount, oddsMark }): CreditBetItem => ({
        playCode: play.code,
        selection,
        units,
        stake: formatMoney(stake),
        unitAmount: formatMoney(unitAmount),
        oddsMark,
      }),
    ),
  );
