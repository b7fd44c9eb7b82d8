// Which headings of the bill a station shows: some hide what concerns deposits or withdrawals.
import type { LedgerLine } from '#contract/entities.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { ownName } from '#station/derive/menus.ts';
import { isReportHidden } from '#station/derive/offered.ts';
import type { Station } from '#station/station.ts';
import type { Locale } from '#texts/text.ts';

export type BillKind = LedgerLine['kind'];

const kinds: readonly BillKind[] = [
  'deposit',
  'withdraw',
  'bet',
  'win',
  'rebate',
  'commission',
  'gift',
  'interest',
  'transfer',
  'donate',
  'adjust',
];

export const kindsOf = (station: Pick<StationFacts, 'frontConfig'>): BillKind[] =>
  kinds.filter((kind) => !isReportHidden(station, kind));

/** Whether the bill leaves something out: then its rows do not lead from one balance to the other. */
export const isPartial = (station: Pick<StationFacts, 'frontConfig'>): boolean =>
  kindsOf(station).length < kinds.length;

/** The station's own name of a heading, where it has one: that of its savings. */
export const ownKindName = (
  kind: BillKind,
  { station, locale }: { station: Pick<Station, 'menus' | 'activityNames'>; locale: Locale },
): string | undefined => (kind === 'interest' ? ownName(station, '/balanceBao', locale) : undefined);
