// Owns betting the same again: the bets of a placed slip or of an order fill the board of their lottery, once or doubled; the player still confirms.
import type { FamilyCode } from '#contract/entities.generated.ts';
import { loadFamily } from '#lottery/loadFamily.ts';
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

/** The kept basket with these bets as further lines; one that lies in it already is not added twice. */
export function basketAgain(kept: unknown, bets: readonly ReadItem[], factor: Factor): object {
  const before = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  const lines: Item[] = Array.isArray(before.lines) ? [...before.lines] : [];
  const sameAs = ({ id: _, ...line }: Item): string => JSON.stringify(line);
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
    if (lines.some((other) => sameAs(other) === JSON.stringify(line))) continue;
    const last = lines.reduce((most, { id }) => Math.max(most, Number(id)), 0);
    lines.push({ ...line, id: last + 1 });
  }
  return {
    terms: before.terms ?? { unit: '1', multiple: '1', rebate: 0 },
    drafts: before.drafts ?? {},
    lines,
  };
}

/** Fills the board of the lottery and returns its address; null where none of the bets can be made any more. */
export async function betAgain(
  { mode, lotCode, bets }: PastSlip,
  family: FamilyCode,
  factor: Factor,
): Promise<string | null> {
  const rules = await loadFamily(family);
  const read = itemsOf(bets).flatMap((item) => readItem(item, mode, rules));
  const [first, ...rest] = read;
  if (!first) return null;
  if (mode === 'credit')
    keepCreditBoard(
      lotCode,
      creditBoardWith(creditBoardOf(lotCode), [
        withAmount(first, factor),
        ...rest.map((each) => withAmount(each, factor)),
      ]),
    );
  else keepBasket(lotCode, basketAgain(basketOf(lotCode), read, factor));
  return `/${mode}?lotCode=${lotCode}`;
}
