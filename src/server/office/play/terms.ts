// Limits and odds of a lottery as those who keep play change them: read as they are in force, and changed as content, through its checker and its versions.

import { keyOfCode } from '#lottery/catalogue.ts';
import { familyOf } from '#lottery/families.ts';
import type { Mode } from '#lottery/play.ts';
import { plays } from '#lottery/selection/board.ts';
import { formatMoney, parseMoney } from '#values/money.ts';
import type { KeptPlan, Wish } from '../../content/entries/change.ts';
import { type EntryChange, entriesOf, markOf } from '../../content/entries/entries.ts';
import type { Item } from '../../content/kind.ts';
import { isSame, type Json } from '../../content/rows.ts';
import { snapshotOf } from '../../content/snapshot.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { periodAt } from '../../play/calendar.ts';
import { type BetLimits, rulesAt, termsOf } from '../../play/terms.ts';
import { Refusal } from '../../refusal.ts';
import { changedSince } from '../content/desk.ts';
import { rolesOf } from '../pipeline/execute.ts';
import type { OfficeContext } from '../pipeline/handle.ts';
import { optionNamed, ownLottery, ownPlay, playNamed, versionOfMode } from './names.ts';
import { saleStops } from './sale.ts';

type Desk = Pick<OfficeContext<unknown>, 'db' | 'staff' | 'station' | 'now' | 'locale'>;

const kind = 'lotteries';
type LimitRow = Item & { mode: Mode; play?: string };
type OddsRow = { play: string; outcome: string; odds: string };

async function entryOf(db: Db, code: string): Promise<Item | undefined> {
  return entriesOf(kind, (await snapshotOf(db)).files.get(kind)).get(keyOfCode(code));
}

const limitsIn = (entry: Item | undefined): LimitRow[] => (entry?.limits ?? []) as unknown as LimitRow[];
const oddsIn = (entry: Item | undefined): OddsRow[] => (entry?.odds ?? []) as unknown as OddsRow[];

const shownLimits = ({ unitLeast, unitMost, orderUnitsMost, playPeriodMost, payoutMost }: BetLimits) => ({
  ...{ unitLeast, unitMost, orderUnitsMost, playPeriodMost, payoutMost },
});

/** Limits of a lottery in a mode, and the odds of one of its credit plays where one is named. */
export async function termsShown(
  { db, staff, now, locale }: Desk,
  { lottery: code, mode, play: asked }: { lottery: string; mode: Mode; play?: string | undefined },
) {
  const lottery = await ownLottery(db, code, locale);
  const entry = await entryOf(db, code);
  const terms = await termsOf(db, code, versionOfMode[mode]);
  const stops = (await saleStops(db, locale, code)).filter((stop) => stop.mode === mode);
  const own = limitsIn(entry).filter((row) => row.mode === mode);
  const general = terms.limitsOf('');
  return {
    ...{ lottery: code, name: lottery.name, mode, mark: markOf(entry) },
    mayChange: rolesOf(staff, now).some((role) => role === 'owner' || role === 'play'),
    memberPeriodMost: general.memberPeriodMost,
    isOwn: own.some(({ play }) => play === undefined),
    ...shownLimits(general),
    plays: plays(familyOf(lottery.lottery.family), mode).map((play) => ({
      ...{
        play: play.code,
        name: playNamed(play.code, locale),
        group: optionNamed(play.group, play.family, locale),
      },
      isOpen: own.find((row) => row.play === play.code)?.open !== false,
      isStopped: stops.some((stop) => stop.play === '' || stop.play === play.code),
      isOwn: own.some((row) => row.play === play.code),
      ...shownLimits(terms.limitsOf(play.code)),
    })),
    odds: asked === undefined ? undefined : oddsShown(asked),
  };

  function oddsShown(playCode: string) {
    const play = ownPlay(lottery, playCode);
    if (play.mode !== 'credit') return [];
    const rules = rulesAt(terms, new Date(periodAt(terms.lottery, now.getTime()).opensMs));
    const changed = oddsIn(entry).filter((row) => row.play === playCode);
    return Object.entries(terms.oddsOf(play, rules)).map(([outcome, odds]) => ({
      ...{ outcome, name: optionNamed(outcome, play.family, locale), odds: parseMoney(odds) },
      isOwn: changed.some((row) => row.outcome === outcome),
    }));
  }
}

/** Limits and odds as somebody types them: what a row leaves out stays, an empty text goes back to what holds above. */
export interface TypedTerms {
  lottery: string;
  /** What the entry said when it was shown. */
  mark: string;
  limits?:
    | readonly ({ mode: Mode; play?: string | undefined } & Partial<Record<LimitField, string | undefined>>)[]
    | undefined;
  odds?: readonly OddsRow[] | undefined;
}

const amountFields = ['unitLeast', 'unitMost', 'playPeriodMost', 'memberPeriodMost', 'payoutMost'] as const;
type LimitField = (typeof amountFields)[number] | 'orderUnitsMost';

/** Amounts as content writes them: the same amount is the same text. */
const amountText = (typed: string): string => formatMoney(parseMoney(typed));

function limitRow(
  there: LimitRow | undefined,
  typed: NonNullable<TypedTerms['limits']>[number],
): LimitRow | null {
  const { mode, play } = typed;
  const row: Record<string, Json> = {
    ...(there ?? { mode, ...(play !== undefined && { play }), open: true }),
  };
  for (const field of amountFields) {
    const text = typed[field];
    if (text === '') delete row[field];
    else if (text !== undefined) row[field] = amountText(text);
  }
  if (typed.orderUnitsMost === '') delete row.orderUnitsMost;
  else if (typed.orderUnitsMost !== undefined) row.orderUnitsMost = Number(typed.orderUnitsMost);
  const says = Object.keys(row).some((field) => !['mode', 'play', 'open'].includes(field));
  return says || row.open === false ? (row as LimitRow) : null;
}

function changedLimits(entry: Item, typed: TypedTerms['limits'] = []): LimitRow[] {
  const rows = limitsIn(entry);
  const isOf = (row: LimitRow, { mode, play }: { mode: Mode; play?: string | undefined }) =>
    row.mode === mode && row.play === play;
  const next = rows.flatMap((row) => {
    const own = typed.find((each) => isOf(row, each));
    const changed = own ? limitRow(row, own) : row;
    return changed ? [changed] : [];
  });
  const added = typed.flatMap((own) => {
    const row = rows.some((each) => isOf(each, own)) ? null : limitRow(undefined, own);
    return row ? [row] : [];
  });
  return [...next, ...added];
}

function changedOdds(entry: Item, typed: TypedTerms['odds'] = []): OddsRow[] {
  const rows = oddsIn(entry);
  const isOf = (row: OddsRow, { play, outcome }: OddsRow) => row.play === play && row.outcome === outcome;
  const kept = rows.filter((row) => !typed.some((own) => isOf(row, own)));
  const set = typed.filter(({ odds }) => odds !== '').map((own) => ({ ...own, odds: amountText(own.odds) }));
  return [...kept, ...set];
}

/** The wish that typed terms come to; refuses what somebody has changed since it was shown, and plays that the lottery does not have. */
export async function wishOfTerms(desk: Desk, typed: TypedTerms): Promise<Wish> {
  const { db, locale } = desk;
  const lottery = await ownLottery(db, typed.lottery, locale);
  for (const { play } of [...(typed.limits ?? []), ...(typed.odds ?? [])])
    if (play !== undefined) ownPlay(lottery, play);
  const entry = await entryOf(db, typed.lottery);
  if (markOf(entry) !== typed.mark || !entry) throw await changedSince(desk, kind, keyOfCode(typed.lottery));
  const value = {
    ...entry,
    odds: changedOdds(entry, typed.odds) as unknown as Json,
    limits: changedLimits(entry, typed.limits) as unknown as Json,
  };
  return { kind, key: keyOfCode(typed.lottery), value };
}

const isOfTerms = ({ kind: own, before, after }: EntryChange): boolean => {
  if (own !== kind || !before || !after) return false;
  const { odds: _o, limits: _l, ...old } = before;
  const { odds: _p, limits: _m, ...next } = after;
  return isSame(old, next);
};

/** A plan of the office may be of anything: here it is of limits and odds alone. */
export function onlyTerms(plan: KeptPlan): KeptPlan {
  if (!plan.changes.every(isOfTerms)) throw new Refusal('office-content.notYours', { code: 'notYours' });
  return plan;
}
