// The list of chases with its totals: those that run, or those that have ended; each opens in full.
import { css } from '@linaria/core';
import { useState } from 'react';
import type { ChasePlan } from '#contract/entities.generated.ts';
import { RecordList } from '#kit/list/RecordList.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { type Filter, requestOf } from '../records/recordStyles.ts';
import { ChaseRow } from './ChaseRow.tsx';
import { ChaseSheet } from './ChaseSheet.tsx';
import { chasesAtOnce } from './pageSizes.ts';
import { Totals } from './Totals.tsx';
import { useChases } from './useRecords.ts';

const rowPx = 104;
const states = ['running', 'ended'] as const;
type Running = (typeof states)[number];

const choice = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-2);
  margin: var(--edge) var(--edge) 0;
  > button {
    min-height: var(--target);
    border-radius: var(--radius);
    background: var(--surface-raised);
    color: var(--text-quiet);
  }
  > button[aria-pressed='true'] {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
    color: var(--brand-text);
    font-weight: 600;
  }
`;

export function ChaseList({ filter }: { filter: Filter }) {
  const t = useText();
  const [running, setRunning] = useState<Running>('running');
  const chases = useChases({ status: running, ...requestOf(filter), pageSize: chasesAtOnce });
  const [shown, show] = useState<ChasePlan | null>(null);
  return (
    <>
      <div className={choice}>
        {states.map((each) => (
          <button
            key={each}
            type="button"
            className={pressable}
            aria-pressed={each === running}
            onClick={() => setRunning(each)}
          >
            {t(`center.record.chase.${each}`)}
          </button>
        ))}
      </div>
      {(chases.answer || chases.isLoading) && <Totals totals={chases.answer?.totals} />}
      <RecordList
        pages={chases}
        label={t('center.record.view.chase')}
        emptyText={t('center.record.chase.empty')}
        endText={chases.answer && t('center.record.chase.end', { count: chases.answer.totals.count })}
        rowPx={rowPx}
      >
        {(plan) => <ChaseRow key={plan.chaseId} plan={plan} onShow={show} />}
      </RecordList>
      {shown && <ChaseSheet plan={shown} onClose={() => show(null)} onChanged={chases.renew} />}
    </>
  );
}
