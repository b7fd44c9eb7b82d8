// What an agent was paid as tables: the sums by day and lottery as the screen draws them, and every line as the export writes it.
import type { AgentCommissionAnswer } from '#contract/agent.generated.ts';
import type { t as text } from '#texts/text.ts';
import { plainAmount } from '#values/amount.ts';
import { type ReportTable, summed } from '../report/reportTable.ts';

type Text = typeof text;
type Line = AgentCommissionAnswer['list'][number];

/** Of a sum: its day and its lottery, which a tap asks for. */
export const keyOfGroup = ({ day, lotCode }: { day: string; lotCode: string }): string => `${day} ${lotCode}`;

const sumsOf = ({ amount, basis, bets }: AgentCommissionAnswer['totals']): Record<string, string> => ({
  amount: plainAmount(amount, true),
  basis: plainAmount(basis, true),
  bets: String(bets),
});

const column = (t: Text, name: 'amount' | 'basis' | 'bets' | 'lotName' | 'qiHao' | 'from') => ({
  name,
  label: t(`agent.commission.${name}`),
  isSigned: false,
});

export function groupTable(
  t: Text,
  { groups, totals }: Pick<AgentCommissionAnswer, 'groups' | 'totals'>,
): ReportTable {
  return {
    heading: t('agent.commission.group'),
    columns: [column(t, 'amount'), column(t, 'basis'), column(t, 'bets')],
    totals: sumsOf(totals),
    rows: groups.map((group) => ({
      key: keyOfGroup(group),
      title: group.lotName,
      day: group.day.slice(5),
      figures: sumsOf({ ...group, count: 0 }),
    })),
  };
}

/** The moment stands first, so that the rows of a file sort by it. */
export function lineTable(t: Text, list: readonly Line[]): ReportTable {
  const { amount = '0', basis = '0' } = summed(
    list.map((line) => ({ amount: line.amount, basis: line.basis })),
  );
  const bets = list.reduce((sum, line) => sum + line.bets, 0);
  return {
    heading: t('agent.commission.time'),
    columns: [
      column(t, 'lotName'),
      column(t, 'qiHao'),
      column(t, 'from'),
      column(t, 'amount'),
      column(t, 'basis'),
      column(t, 'bets'),
    ],
    totals: sumsOf({ amount, basis, bets, count: 0 }),
    rows: list.map((line) => ({
      key: line.id,
      title: line.time,
      figures: {
        lotName: line.lotName,
        // Long numbers alone are rounded by spreadsheets.
        qiHao: line.qiHao && t('agent.commission.period', { qiHao: line.qiHao }),
        from: t(line.isDirect ? 'agent.commission.direct' : 'agent.commission.further'),
        ...sumsOf({ ...line, count: 0 }),
      },
    })),
  };
}
