// Owns the columns of team figures (docs/flows.md §6): their order, which a station hides, and how a figure is written.
import type { StationFacts } from '#contract/station.generated.ts';
import { isReportHidden } from '#station/derive/offered.ts';
import { amountText } from '#values/amount.ts';

export const columns = [
  'betAmount',
  'winAmount',
  'profit',
  'proxyRebateAmount',
  'rebateAmount',
  'activityAmount',
  'depositAmount',
  'withdrawAmount',
  'unsettled',
] as const;
export type Column = (typeof columns)[number];

/** Figures of a member, a day or a lottery; what the station hides, or what does not apply, is not there. */
export type Figures = { [Name in Column]?: string };

const kinds: { [Name in Column]?: 'deposit' | 'withdraw' } = {
  depositAmount: 'deposit',
  withdrawAmount: 'withdraw',
};

/** The columns to show: those that the figures have and the station does not hide. */
export const columnsOf = (station: Pick<StationFacts, 'frontConfig'>, totals: Figures): Column[] =>
  columns.filter((name) => totals[name] !== undefined && !isReportHidden(station, kinds[name] ?? ''));

/** Gains and losses are marked as such. */
export const isSigned = (name: Column): boolean => name === 'profit';

/** Every decimal a figure has, so that rows add up to their sum; the screen and the export write it alike. */
export const figureText = (value: string | undefined): string =>
  value === undefined ? '' : amountText(value, true);
