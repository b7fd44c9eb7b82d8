// The sheet with one chase in full: what it costs and won so far, its periods, and the way to cancel the rest.
import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import type { BetOrder, ChasePlan } from '#contract/entities.generated.ts';
import { chaseData } from '#contract/lottery.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { chasePeriods } from '#play/shown/chasePeriods.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { amountText } from '#values/amount.ts';
import { Progress } from '../records/Progress.tsx';
import { body, ends, facts, state } from '../records/recordStyles.ts';
import { ChaseRows } from './ChaseRows.tsx';
import { BetSheet } from './lateBetSheet.ts';
import { betsOfChase } from './pageSizes.ts';
import { useBets } from './useRecords.ts';
import { useRevoke } from './useRevoke.ts';

/** As many as an answer may hold: a chase that has all its periods in one is read from its first. */

const periods = css`
  overflow: hidden;
  margin: 0 var(--space-4) var(--space-4);
  border-radius: var(--radius-small);
  box-shadow: inset 0 0 0 1px var(--line);
`;
const lines = css`
  display: grid;
  gap: var(--space-1);
  overflow-y: auto;
  /* Half a line, so that more than five are seen to go on. */
  max-height: calc(5.5 * 1.5em + 5 * var(--space-1));
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  > li > b {
    color: var(--brand-text);
    font-weight: 600;
  }
`;

export interface ChaseSheetProps {
  /** As the list has it: shown until it has been loaded again. */
  plan: ChasePlan;
  onClose: () => void;
  onChanged: () => void;
}

export function ChaseSheet({ plan: listed, onClose, onChanged }: ChaseSheetProps) {
  const t = useText();
  const named = usePlayName();
  const { chaseId } = listed;
  const { data, mutate } = useCall(chaseData, { chaseId }, { silent: true });
  const plan = data?.list[0] ?? listed;
  const bets = useBets({ chaseId, pageSize: betsOfChase });
  const { revokeAll, isWorking } = useRevoke();
  const [shown, show] = useState<BetOrder | null>(null);
  useEffect(BetSheet.preload, []);
  const reload = (): void => {
    void mutate();
    bets.renew();
    onChanged();
  };
  const cancel = async (): Promise<void> => {
    const money = amountText(plan.waitingMoney, true);
    const text = t('center.record.chase.ask', { money });
    if (!(await ask({ text, confirm: t('center.record.chase.cancel') }))) return;
    try {
      const { revoked, reasons } = await revokeAll({ chaseId });
      const sealed = reasons.length;
      const done = t('center.record.chase.cancelled', { revoked });
      const left = sealed > 0 ? t('center.record.chase.sealed', { sealed }) : '';
      toast(done + left, { kind: revoked > 0 ? 'done' : 'warn' });
    } catch (failure) {
      toast((failure as Error).message, { kind: 'warn' });
    }
    reload();
  };
  return (
    <Sheet open onClose={onClose} title={`${plan.lotName} · ${t('center.record.chased')}`}>
      <div className={body}>
        <p className={ends}>
          <span>{t('center.record.chase.bets', { count: plan.betCount })}</span>
          <b className={state} data-state={plan.status === 'running' ? 'open' : undefined}>
            {t(`center.record.plan.${plan.status}`)}
          </b>
        </p>
        <ul className={lines}>
          {plan.bets.map(({ playName, haoMa }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picks may stand in a chase twice, and their order never changes
            <li key={at}>
              {named(playName)} <b>{named(haoMa)}</b>
            </li>
          ))}
        </ul>
        <Progress done={plan.donePeriods} of={plan.periods} />
        <Facts plan={plan} />
        {plan.canCancel && (
          <Button wide kind="danger" working={isWorking} onClick={() => void cancel()}>
            {t('center.record.chase.cancel')}
          </Button>
        )}
      </div>
      <Await read={bets}>
        {(list) => (
          <ul className={periods}>
            <ChaseRows
              // Not all of them are there: the answers begin with the last.
              periods={
                bets.hasMore ? { shown: list, past: [], pastPeriods: 0 } : chasePeriods(list.toReversed())
              }
              hasPicks={plan.betCount > 1}
              onShow={show}
            />
          </ul>
        )}
      </Await>
      {bets.data && bets.hasMore && (
        <div className={body}>
          <Button wide kind="plain" onClick={bets.error ? () => void bets.mutate() : bets.more}>
            {t('center.record.chase.more')}
          </Button>
        </div>
      )}
      {shown && <BetSheet bet={shown} onClose={() => show(null)} onRevoked={reload} />}
    </Sheet>
  );
}

function Facts({ plan }: { plan: ChasePlan }) {
  const t = useText();
  const amounts = [
    ['center.record.chase.total', plan.buyMoney],
    ['center.record.chase.spent', plan.spentMoney],
    ['center.record.chase.returned', plan.returnMoney],
    ['center.record.chase.waiting', plan.waitingMoney],
    ['play.bets.won', plan.winMoney],
  ] as const;
  return (
    <dl className={facts}>
      {amounts.map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>
            <Amount value={value} exact />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('center.record.total.profit')}</dt>
        <dd>
          <Amount value={plan.yingKui} signed exact />
        </dd>
      </div>
      <div>
        <dt>{t('center.record.chase.stop')}</dt>
        <dd>{t(plan.stopOnWin ? 'center.record.yes' : 'center.record.no')}</dd>
      </div>
      <div>
        <dt>{t('center.record.time')}</dt>
        <dd>{plan.createTime}</dd>
      </div>
    </dl>
  );
}
