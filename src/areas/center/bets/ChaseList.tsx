// Owns the list of chases with its totals: those that run, or those that have ended; each opens in full.
import { css } from '@linaria/core';
import { useState } from 'react';
import type { ChasePlan } from '#contract/entities.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { Progress } from '../records/Progress.tsx';
import { ends, type Filter, quiet, requestOf, row, state } from '../records/recordStyles.ts';
import { ChaseSheet } from './ChaseSheet.tsx';
import { Totals } from './Totals.tsx';
import { useChases } from './useRecords.ts';

const rowPx = 104;
const pageSize = 30;
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
const picks = css`
  font-weight: 600;
`;

export function ChaseList({ filter }: { filter: Filter }) {
  const t = useText();
  const [running, setRunning] = useState<Running>('running');
  const chases = useChases({ status: running, ...requestOf(filter), pageSize });
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
        {(plan) => <Row key={plan.chaseId} plan={plan} onShow={show} />}
      </RecordList>
      {shown && <ChaseSheet plan={shown} onClose={() => show(null)} onChanged={chases.renew} />}
    </>
  );
}

function Row({ plan, onShow }: { plan: ChasePlan; onShow: (plan: ChasePlan) => void }) {
  const t = useText();
  const named = usePlayName();
  const { lotName, bets, betCount, status, spentMoney, winMoney, createTime, donePeriods, periods } = plan;
  return (
    <li>
      <button
        type="button"
        className={`${row} ${pressable}`}
        aria-haspopup="dialog"
        onClick={() => onShow(plan)}
      >
        <span className={ends}>
          <span className={picks}>
            {bets
              .map(({ playName, haoMa }, at) =>
                // A play is named once, so that more of the numbers are seen.
                playName === bets[at - 1]?.playName ? named(haoMa) : `${named(playName)} ${named(haoMa)}`,
              )
              .join(' / ')}
          </span>
          <b className={state} data-state={status === 'running' ? 'open' : undefined}>
            {t(`center.record.plan.${status}`)}
          </b>
        </span>
        <span className={`${ends} ${quiet}`}>
          <span>
            {lotName}
            {betCount > 1 && ` · ${t('center.record.chase.bets', { count: betCount })}`}
          </span>
          <span>{createTime}</span>
        </span>
        <Progress done={donePeriods} of={periods} />
        <span className={`${ends} ${quiet}`}>
          <span>
            {t('center.record.chase.spent')} <Amount value={spentMoney} exact />
          </span>
          <span>
            {t('play.bets.won')} <Amount value={winMoney} signed exact />
          </span>
        </span>
      </button>
    </li>
  );
}
