// The sheet of one day's commission from one lottery: each line with its period, what was bet and what it earned.
import {
  type AgentCommissionAnswer,
  type AgentCommissionRequest,
  agentCommission,
} from '#contract/agent.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { RecordList, RecordRow } from '#kit/list/RecordList.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { useText } from '#texts/useText.ts';
import { useCallPages } from '#transport/paged/useCallPages.ts';
import { amountText } from '#values/amount.ts';
import { pagesByCursor } from '../pages.ts';

type Line = AgentCommissionAnswer['list'][number];
const pages = pagesByCursor<AgentCommissionRequest, AgentCommissionAnswer, Line>(({ id }) => id);
const pageSize = 50;

type Group = AgentCommissionAnswer['groups'][number];

export interface LinesSheetProps {
  /** Closed where there is none. */
  group: Group | undefined;
  onClose: () => void;
}

export function LinesSheet({ group, onClose }: LinesSheetProps) {
  return (
    <Sheet
      open={group !== undefined}
      onClose={onClose}
      title={group ? `${group.day} · ${group.lotName}` : ''}
    >
      {group && <Lines group={group} />}
    </Sheet>
  );
}

function Lines({ group: { day, lotCode, lotName } }: { group: Group }) {
  const t = useText();
  const lines = useCallPages(agentCommission, { startDate: day, endDate: day, lotCode, pageSize }, pages);
  return (
    <RecordList
      pages={lines}
      label={t('agent.report.view.commission')}
      emptyText={t('agent.commission.none')}
    >
      {(line) => (
        <RecordRow
          key={line.id}
          title={line.qiHao === '' ? lotName : t('agent.commission.period', { qiHao: line.qiHao })}
          value={<Amount value={line.amount} signed exact />}
          note={t('agent.commission.note', {
            time: line.time.slice(11),
            from: t(line.isDirect ? 'agent.commission.direct' : 'agent.commission.further'),
          })}
          aside={t('agent.commission.of', { basis: amountText(line.basis, true), bets: line.bets })}
        />
      )}
    </RecordList>
  );
}
