// The list of slips with its totals: page by page as one scrolls, each opening in full, those whose periods run to be revoked whole.
import { useCallback, useEffect, useState } from 'react';
import type { BetSlip, ChasePlan } from '#contract/entities.generated.ts';
import { RecordList } from '#kit/list/RecordList.tsx';
import { ScreenButton } from '#kit/ScreenButton.tsx';
import { useText } from '#texts/useText.ts';
import { type Filter, requestOf } from '../../records/recordStyles.ts';
import { ChaseRow } from '../ChaseRow.tsx';
import { ChaseSheet } from '../ChaseSheet.tsx';
import { BetSheet } from '../lateBetSheet.ts';
import { betsAtOnce } from '../pageSizes.ts';
import { Totals } from '../Totals.tsx';
import { useSlips } from '../useRecords.ts';
import { LateBets } from './lateSlips.ts';
import { SlipRow } from './SlipRow.tsx';
import { useRevokeSlip } from './useRevokeSlip.ts';

/** Height of a row, about. */
const rowPx = 80;

export interface SlipListProps {
  filter: Filter;
  status: 'all' | 'waiting' | 'won' | 'lost';
  /** Whether something listed may be revoked. */
  onRevocable: (canRevoke: boolean) => void;
}

export function SlipList({ filter, status, onRevocable }: SlipListProps) {
  const t = useText();
  const slips = useSlips({ status, ...requestOf(filter), pageSize: betsAtOnce });
  const [shown, show] = useState<BetSlip | null>(null);
  const [shownPlan, showPlan] = useState<ChasePlan | null>(null);
  const { answer, data, renew } = slips;
  const isThere = answer !== undefined;
  useEffect(() => {
    if (isThere) for (const late of [LateBets, BetSheet]) late.preload();
  }, [isThere]);
  const canRevoke = (data ?? []).some((slip) => slip.canRevoke);
  useEffect(() => onRevocable(canRevoke), [canRevoke, onRevocable]);
  const { revokeSlip, working } = useRevokeSlip(renew);
  const takeBack = useCallback((slip: BetSlip) => void revokeSlip(slip), [revokeSlip]);
  return (
    <>
      {(answer || slips.isLoading) && <Totals totals={answer?.totals} />}
      <RecordList
        pages={slips}
        label={t(`center.record.view.${status}`)}
        emptyText={t('center.record.empty')}
        emptyAction={
          <ScreenButton to="/lotteryAll" size="small">
            {t('play.bets.go')}
          </ScreenButton>
        }
        endText={
          answer &&
          t(answer.totals.orders > answer.totals.count ? 'center.record.end.slips' : 'center.record.end', {
            count: answer.totals.orders,
            slips: answer.totals.count,
          })
        }
        rowPx={rowPx}
      >
        {(slip) =>
          slip.plan ? (
            <ChaseRow key={slip.slipId} plan={slip.plan} qiHao={slip.qiHao} onShow={showPlan} />
          ) : (
            <SlipRow
              key={slip.slipId}
              slip={slip}
              onShow={show}
              onRevoke={takeBack}
              isWorking={working === slip.slipId}
            />
          )
        }
      </RecordList>
      {shownPlan && <ChaseSheet plan={shownPlan} onClose={() => showPlan(null)} onChanged={renew} />}
      {shown && (
        <LateBets
          shown={{
            slip: shown,
            onClose: () => show(null),
            onChanged: renew,
            revoke: revokeSlip,
            isWorking: working === shown.slipId,
          }}
        />
      )}
    </>
  );
}
