// A report as a table of texts: what the screen draws and what the export writes are the same cells.
import type {
  FinanceReportAnswer,
  GetLotTeamReportAnswer,
  UserListDataAnswer,
} from '#contract/agent.generated.ts';
import type { ReportTeamListAnswer } from '#contract/report.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import type { t as text } from '#texts/text.ts';
import { plainAmount } from '#values/amount.ts';
import { csvOf } from '#values/csv.ts';
import { parseMoney, wireMoney } from '#values/money.ts';
import { columnsOf, type Figures, isSigned, labelOf } from '../columns.ts';

export interface ReportColumn {
  name: string;
  label: string;
  isSigned: boolean;
}

export interface ReportRow {
  key: string;
  title: string;
  /** Above the title, where rows of several days have the same one. */
  day?: string;
  figures: Readonly<Record<string, string>>;
}

export interface ReportTable {
  /** What the first column holds. */
  heading: string;
  columns: readonly ReportColumn[];
  totals: ReportRow['figures'];
  rows: readonly ReportRow[];
}

type Station = Pick<StationFacts, 'frontConfig'>;
type Text = typeof text;

/** Every decimal an amount has, so that rows of the export add up to their sum; the screen cuts them. */
const figuresOf = (columns: readonly ReportColumn[], figures: Figures): Record<string, string> =>
  Object.fromEntries(
    columns.map(({ name }) => [name, plainAmount(figures[name as keyof Figures] ?? '0', true)]),
  );

/** Columns that no lottery has a part in: they are not in its table. */
const unrelated: ReadonlySet<string> = new Set(['depositAmount', 'withdrawAmount', 'unsettled']);
/** Columns that a team has and a lottery has not. */
const ofTeam: ReadonlySet<string> = new Set(['proxyRebateAmount', 'activityAmount']);

const columnsFor = (t: Text, station: Station, totals: Figures, isTeam = true): ReportColumn[] =>
  columnsOf(station, totals).map((name) => ({
    name,
    label: t(labelOf(name, isTeam)),
    isSigned: isSigned(name),
  }));

/** Newest day first: yesterday is what is looked for. */
export function dayTable(t: Text, station: Station, { list, totals }: FinanceReportAnswer): ReportTable {
  const columns = columnsFor(t, station, totals);
  return {
    heading: t('agent.report.day'),
    columns,
    totals: figuresOf(columns, totals),
    rows: list
      .toReversed()
      .map(({ day, figures }) => ({ key: day, title: day, figures: figuresOf(columns, figures) })),
  };
}

/** What a team has beyond its lotteries: rebates by the day, commission and gifts. Each column less what the rows have of it. */
function restOf(
  columns: readonly ReportColumn[],
  { list, team }: Pick<GetLotTeamReportAnswer, 'list' | 'team'>,
): Record<string, string> {
  return Object.fromEntries(
    columns.map(({ name }) => {
      const ofRows = list.map((row) => parseMoney(row[name as 'betAmount'] ?? '0'));
      const rest = ofRows.reduce((left, each) => left - each, parseMoney(team[name as keyof Figures] ?? '0'));
      return [name, wireMoney(rest)];
    }),
  );
}

/** By lottery, at the end a row of what belongs to none: so its sums are those of the other reports. */
export function lotteryTable(
  t: Text,
  station: Station,
  { list, team }: Pick<GetLotTeamReportAnswer, 'list' | 'team'>,
): ReportTable {
  const isSome = (name: string): boolean => /[1-9]/.test(team[name as keyof Figures] ?? '');
  const named = columnsFor(t, station, team).filter(
    ({ name }) => !unrelated.has(name) && (!ofTeam.has(name) || isSome(name)),
  );
  const columns = [...named, { name: 'orders', label: t('agent.column.orders'), isSigned: false }];
  const rest = restOf(named, { list, team });
  const ofLottery = new Set(named.map(({ name }) => name).filter((name) => !ofTeam.has(name)));
  return {
    heading: t('agent.report.lottery'),
    columns,
    totals: {
      ...figuresOf(named, team),
      orders: String(list.reduce((sum, { orders }) => sum + orders, 0)),
    },
    rows: [
      ...list.map(({ lotCode, lotName, orders, ...figures }) => ({
        key: lotCode,
        title: lotName,
        figures: {
          ...figuresOf(
            named.filter(({ name }) => ofLottery.has(name)),
            figures,
          ),
          orders: String(orders),
        },
      })),
      ...(Object.values(rest).some((amount) => /[1-9]/.test(amount))
        ? [{ key: '', title: t('agent.report.noLottery'), figures: figuresOf(named, rest) }]
        : []),
    ],
  };
}

/** Whether there is anything to show. */
export const hasLotteryFigures = ({ list, team }: Pick<GetLotTeamReportAnswer, 'list' | 'team'>): boolean =>
  list.length > 0 || /[1-9]/.test(team.proxyRebateAmount + team.activityAmount + team.rebateAmount);

/** The account itself, then the team of each member directly below. */
export function memberTable(
  t: Text,
  station: Station,
  { list, totals }: { list: ReportTeamListAnswer['list']; totals: Figures },
): ReportTable {
  const columns = columnsFor(t, station, totals);
  const people = { name: 'teamSize', label: t('agent.column.teamSize'), isSigned: false };
  return {
    heading: t('agent.report.member'),
    columns: [...columns, people],
    totals: figuresOf(columns, totals),
    rows: list.map(({ account, isOwn, teamSize, figures }) => ({
      key: `${account}${isOwn ? ' own' : ''}`,
      title: isOwn ? t('agent.report.own', { account }) : account,
      figures: { ...figuresOf(columns, figures), teamSize: String(teamSize) },
    })),
  };
}

/** The sums of rows that were read page by page: those of another moment would not be theirs. */
export function summed<Name extends string>(
  rows: readonly { readonly [Key in Name]?: string }[],
): { [Key in Name]?: string } {
  const sums = new Map<string, bigint>();
  for (const row of rows)
    for (const [name, amount] of Object.entries(row))
      sums.set(name, (sums.get(name) ?? 0n) + parseMoney(amount as string));
  return Object.fromEntries([...sums].map(([name, sum]) => [name, wireMoney(sum)])) as {
    [Key in Name]?: string;
  };
}

/** Members with their own figures, and who they are. */
export function listTable(t: Text, station: Station, list: UserListDataAnswer['list']): ReportTable {
  const totals = summed(list.map(({ figures }) => figures));
  const columns = columnsFor(t, station, totals, false);
  const facts = (['type', 'upline', 'level', 'balance', 'created', 'login'] as const).map((name) => ({
    name,
    label: t(`agent.member.${name}`),
    isSigned: false,
  }));
  return {
    heading: t('agent.report.member'),
    columns: [...facts, ...columns],
    totals: figuresOf(columns, totals),
    rows: list.map(({ member, figures }) => ({
      key: member.account,
      title: member.account,
      figures: {
        type: t(`agent.type.${member.type}`),
        upline: member.upline,
        level: String(member.level),
        balance: plainAmount(member.balance, true),
        created: member.createTime,
        login: member.lastLoginTime || t('agent.member.never'),
        ...figuresOf(columns, figures),
      },
    })),
  };
}

/** Heading, sums, then the rows, as on the screen; at the end up to which moment it counts, where that is not the end of a day. */
export function csvOfTable(t: Text, { heading, columns, totals, rows }: ReportTable, asOf?: string): string {
  const line = (title: string, figures: ReportRow['figures']): string[] => [
    title,
    ...columns.map(({ name }) => figures[name] ?? ''),
  ];
  return csvOf([
    [heading, ...columns.map(({ label }) => label)],
    line(t('agent.report.sum'), totals),
    ...rows.map(({ title, figures }) => line(title, figures)),
    ...(asOf === undefined ? [] : [[t('agent.report.asOf', { time: asOf })]]),
  ]);
}
