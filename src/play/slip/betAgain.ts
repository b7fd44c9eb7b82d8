// Owns betting the same again: the bets of a placed slip or of an order fill the board of their lottery, once or doubled; the player still confirms.
import type { BetOrder, BetSlip, FamilyCode } from '#contract/entities.generated.ts';
import { getCreditOddsList, getOffcialOddsList, lotteryData } from '#contract/lottery.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { loadFamily } from '#lottery/loadFamily.ts';
import { send } from '#transport/send.ts';
import { formatMoney, readMoney } from '#values/money.ts';
import { basketOf, keepBasket } from '../placing/keptBasket.ts';
import { creditBoardOf, keepCreditBoard } from '../placing/keptPicks.ts';
import { creditBoardWith, type ReadSlip, readSlip } from './followSlip.ts';

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
export async function pastSlipOf(of: BetOrder | BetSlip): Promise<PastSlip> {
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

/** Codes of the plays that a lottery takes bets on now. Fails as its call does, which says that a lottery is closed. */
export async function onSaleNow({ mode, lotCode }: PastSlip): Promise<ReadonlySet<string>> {
  const { oddsList } =
    mode === 'credit'
      ? await send(getCreditOddsList, { lotCode }, { silent: true })
      : await send(getOffcialOddsList, { lotCode }, { silent: true });
  return new Set(oddsList.flatMap(({ playCode, isOpen }) => (isOpen ? playCode : [])));
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

/** The kept basket with these bets as further lines; one that lay in it before is not added again. */
export function basketAgain(kept: unknown, bets: readonly ReadItem[], factor: Factor): object {
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
      rebate: Number(readMoney(item.rebateRate ?? '0') ?? 0n),
      bonusGroup: String(item.bonusGroup),
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
 * Fills the board of the lottery; null where none of the bets can be made any more. `onSale` holds the codes of the plays that the lottery takes bets on now; without it every
 * play of the family counts as one.
 */
export async function betAgain(
  { mode, lotCode, bets }: PastSlip,
  family: FamilyCode,
  factor: Factor,
  onSale?: ReadonlySet<string>,
): Promise<FilledBoard | null> {
  const rules = await loadFamily(family);
  const items = itemsOf(bets);
  const read = items.flatMap((item) =>
    onSale && !onSale.has(String(item.playCode)) ? [] : readItem(item, mode, rules),
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
  else keepBasket(lotCode, basketAgain(basketOf(lotCode), read, factor));
  return { address: `/${mode}?lotCode=${lotCode}`, lost: [...lost] };
}
