// Betting the same again: the bets of a placed slip or of an order fill the board of their lottery, once or doubled; the player still confirms.
import type { BetOrder, BetSlip, FamilyCode } from '#contract/entities.generated.ts';
import { getCreditOddsList, getOffcialOddsList, lotteryData } from '#contract/lottery.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { bonusGroupAt } from '#lottery/bet/prize.ts';
import { loadFamily } from '#lottery/loadFamily.ts';
import { send } from '#transport/send.ts';
import { formatMoney, type Money, parseMoney, readMoney } from '#values/money.ts';
import { creditBoardWith, type ReadSlip, readSlip } from '../parts/followSlip.ts';
import { basketOf, keepBasket } from '../placing/keptBasket.ts';
import { creditBoardOf, keepCreditBoard } from '../placing/keptPicks.ts';

export type Factor = 1 | 2;

/** Bets as their call takes them: those of a sent slip, or the one of an order. */
export interface PastSlip {
  mode: 'credit' | 'official';
  lotCode: string;
  /** A JSON text: a list of items, or one item. */
  bets: string;
}

/** What is bet again: an order, a slip of the records, or bets as their call takes them. */
export type Past = BetOrder | BetSlip | PastSlip;

/** As many as the call of bets takes in one slip. */
const most = 200;

/** The bets of an order or of a slip as their call takes them; '' where the backend does not say them. */
export async function pastSlipOf(
  of: Pick<BetSlip, 'slipId' | 'lotCode' | 'lotVersion'> | BetOrder,
): Promise<PastSlip> {
  const { lotCode, lotVersion } = of;
  const { list } = await send(
    lotteryData,
    'orderId' in of ? { orderId: of.orderId } : { slipId: of.slipId, pageSize: most },
    { silent: true },
  );
  const mode = lotVersion === LotVersion.credit ? 'credit' : 'official';
  const bets = list.flatMap(({ slip }) => slip || []).reverse();
  return { mode, lotCode, bets: `[${bets.join(',')}]` };
}

/** What a lottery takes bets on now. */
export interface OnSale {
  /** Codes of its plays. */
  plays: ReadonlySet<string>;
  /** Official mode: bonus group without rebate, and the largest rebate. */
  prizes?: { highestGroup: Money; mostRebate: Money };
}

/** Fails as its call does, which says that a lottery is closed. */
export async function onSaleNow({ mode, lotCode }: PastSlip): Promise<OnSale> {
  const plays = (list: readonly { playCode: string; isOpen: boolean }[]) =>
    new Set(list.flatMap(({ playCode, isOpen }) => (isOpen ? playCode : [])));
  if (mode === 'credit')
    return { plays: plays((await send(getCreditOddsList, { lotCode }, { silent: true })).oddsList) };
  const answer = await send(getOffcialOddsList, { lotCode }, { silent: true });
  const prizes = {
    highestGroup: parseMoney(answer.maxBonusGroup),
    mostRebate: parseMoney(answer.maxRebate),
  };
  return { plays: plays(answer.oddsList), prizes };
}

type Item = Readonly<Record<string, unknown>>;

function itemsOf(bets: string): Item[] {
  try {
    const parsed: unknown = JSON.parse(bets);
    return (Array.isArray(parsed) ? parsed : [parsed]).filter((item) => typeof item === 'object' && item);
  } catch {
    return [];
  }
}

type ReadItem = ReadSlip & { item: Item };

function readItem(item: Item, mode: PastSlip['mode'], family: Parameters<typeof readSlip>[1]): ReadItem[] {
  const read = readSlip(
    { mode, playCode: String(item.playCode), selection: JSON.stringify(item.selection) },
    family,
  );
  return read ? [{ ...read, item }] : [];
}

function withAmount(read: ReadItem, factor: Factor): ReadSlip {
  const amount = readMoney(read.item.unitAmount);
  return amount === undefined ? read : { ...read, amount: formatMoney(amount * BigInt(factor)) };
}

/** Rebate and bonus group of a line: those it was bet at, or where it names none (it was kept by a name) those of now. */
function groupOf(
  { rebateRate, bonusGroup }: Item,
  prizes: OnSale['prizes'],
): { rebate: number; bonusGroup: string } {
  const rate = readMoney(rebateRate ?? '0') ?? 0n;
  if (bonusGroup !== undefined || !prizes) return { rebate: Number(rate), bonusGroup: String(bonusGroup) };
  const rebate = rate < prizes.mostRebate ? rate : prizes.mostRebate;
  return { rebate: Number(rebate), bonusGroup: formatMoney(bonusGroupAt(prizes.highestGroup, rebate)) };
}

/** The kept basket with these bets as further lines; one that lay in it before is not added again. */
export function basketAgain(
  kept: unknown,
  bets: readonly ReadItem[],
  factor: Factor,
  prizes?: OnSale['prizes'],
): object {
  const before = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  const lines: Item[] = Array.isArray(before.lines) ? [...before.lines] : [];
  const textOf = ({ id: _, ...line }: Item): string => JSON.stringify(line);
  // A slip may hold a bet twice: only what lay there before counts.
  const there = new Set(lines.map(textOf));
  for (const { play, selection, item } of bets) {
    const line = {
      playCode: play.code,
      selection,
      unit: String(item.moneyMode ?? '1'),
      multiple: Number(item.multiple ?? 1) * factor,
      ...groupOf(item, prizes),
      isByChance: false,
    };
    if (there.has(JSON.stringify(line))) continue;
    const last = lines.reduce((most, { id }) => Math.max(most, Number(id)), 0);
    lines.push({ ...line, id: last + 1 });
  }
  return {
    terms: before.terms ?? { unit: '1', multiple: '1', rebate: 0 },
    drafts: before.drafts ?? {},
    lines,
  };
}

export interface FilledBoard {
  address: string;
  /** Names of the plays whose bets cannot be made any more. */
  lost: string[];
}

/**
 * Fills the board of the lottery; null where none of the bets can be made any more. `onSale` says what the lottery takes bets on now; without it every
 * play of the family counts as one.
 */
export async function betAgain(
  { mode, lotCode, bets }: PastSlip,
  family: FamilyCode,
  factor: Factor,
  onSale?: OnSale,
): Promise<FilledBoard | null> {
  const rules = await loadFamily(family);
  const items = itemsOf(bets);
  const read = items.flatMap((item) =>
    onSale && !onSale.plays.has(String(item.playCode)) ? [] : readItem(item, mode, rules),
  );
  const [first, ...rest] = read;
  if (!first) return null;
  const made = new Set(read.map(({ item }) => item));
  const lost = new Set(
    items
      .filter((item) => !made.has(item))
      .map(({ playCode }) => rules.plays.find(({ code }) => code === playCode)?.name ?? String(playCode)),
  );
  if (mode === 'credit')
    keepCreditBoard(
      lotCode,
      creditBoardWith(creditBoardOf(lotCode), [
        withAmount(first, factor),
        ...rest.map((each) => withAmount(each, factor)),
      ]),
    );
  else keepBasket(lotCode, basketAgain(basketOf(lotCode), read, factor, onSale?.prizes));
  return { address: `/${mode}?lotCode=${lotCode}`, lost: [...lost] };
}
