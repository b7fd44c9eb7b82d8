// The columns of team figures (docs/flows.md §6): their order, what is looked for first before the rest, and which a station hides.
import type { StationFacts } from '#contract/station.generated.ts';
import { isReportHidden } from '#station/derive/offered.ts';

export const columns = [
  'betAmount',
  'profit',
  'proxyRebateAmount',
  'winAmount',
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

/** What the commission of a team is called: it is that of all agents in it, and the agent's own is another sum. */
export const labelOf = (name: Column, isTeam: boolean) =>
  isTeam && name === 'proxyRebateAmount'
    ? 'agent.column.teamRebateAmount'
    : (`agent.column.${name}` as const);

/** Gains and losses are marked as such. */
export const isSigned = (name: Column): boolean => name === 'profit';
