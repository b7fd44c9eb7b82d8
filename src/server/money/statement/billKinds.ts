// Owns the headings of a member's bill: which ledger types each heading counts, and what the types are called.
import type { LedgerLine } from '#contract/entities.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { isReportHidden } from '#station/derive/offered.ts';
import type { ServerTextId, Text } from '../../serverText.ts';

export type BillKind = LedgerLine['kind'];

/** In the order of the bill. A type that no heading names is an adjustment, so that a bill always adds up. */
const typesOfKinds: Readonly<Record<Exclude<BillKind, 'adjust'>, readonly number[]>> = {
  deposit: [5, 6, 7, 77],
  withdraw: [3, 4, 304],
  bet: [130, 132, 140, 142, 201, 203],
  win: [131, 133, 141, 143, 202, 204],
  rebate: [9, 10, 11, 12, 13, 14],
  gift: [18, 24, 79, 80, 81, 110, 111, 777, 1000],
  interest: [145],
  transfer: [15, 16, 17, 303],
  donate: [301, 302],
};
const adjustments = [1, 2, 19, 20, 2000];

const kindOfType = new Map(
  Object.entries(typesOfKinds).flatMap(([kind, types]) => types.map((type) => [type, kind as BillKind])),
);

export const billKinds: readonly BillKind[] = [...(Object.keys(typesOfKinds) as BillKind[]), 'adjust'];

/** The headings that the station's reports leave out. */
export const hiddenKinds = (station: StationFacts): BillKind[] =>
  billKinds.filter((kind) => isReportHidden(station, kind));

/** What makes a profit or a loss; the rest only moves money in and out. */
export const profitKinds: ReadonlySet<BillKind> = new Set(['bet', 'win', 'rebate', 'gift', 'interest']);

export const kindOf = (type: number): BillKind => kindOfType.get(type) ?? 'adjust';

const named = new Set([...kindOfType.keys(), ...adjustments]);

/** The name of a type; an unknown one is called other business. */
export const nameOfType = (type: number, text: Text): string =>
  text(`server.ledgerType.${named.has(type) ? type : 'other'}` as ServerTextId);
