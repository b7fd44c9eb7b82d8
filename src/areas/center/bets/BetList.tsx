// Owns the list of bets with its totals: page by page as one scrolls, each bet and each chase opening in full, or several being chosen to be revoked.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BetOrder, ChasePlan } from '#contract/entities.generated.ts';
import { RecordList } from '#kit/list/RecordList.tsx';
import { HeaderRight } from '#kit/page/HeaderBar.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { ScreenButton } from '#kit/ScreenButton.tsx';
import { chaseGroups } from '#play/bets/chaseGroups.ts';
import { useText } from '#texts/useText.ts';
import { type Filter, requestOf } from '../records/recordStyles.ts';
import { BetRow } from './BetRow.tsx';
import { ChaseRow } from './ChaseRow.tsx';
import { ChaseSheet } from './ChaseSheet.tsx';
import { BetSheet } from './lateSheets.ts';
import { Totals } from './Totals.tsx';
import { useBets } from './useRecords.ts';

/** Most who read their bets revoke none. */
const RevokeBar = preloadable(async () => (await import('./RevokeBar.tsx')).RevokeBar, null);

/** Height of a row, about. */
const rowPx = 92;
const pageSize = 50;

export interface BetListProps {
  filter: Filter;
  status: 'all' | 'waiting' | 'won' | 'lost';
  isChoosing: boolean;
  /** Choosing begins, or ends. */
  onChoosing: (isChoosing: boolean) => void;
}

export function BetList({ filter, status, isChoosing, onChoosing }: BetListProps) {
  const t = useText();
  // Bets that are over stand in the order of their draws, and those that may be revoked one by one.
  const isFolding = (status === 'all' || status === 'waiting') && !isChoosing;
  const bets = useBets({ status, ...requestOf(filter), pageSize, ...(isFolding && { chases: 'next' }) });
  const rows = useMemo(
    () => (isFolding && bets.data ? chaseGroups(bets.data).map((group) => group.bets[0]!) : bets.data),
    [isFolding, bets.data],
  );
  const [shown, show] = useState<BetOrder | null>(null);
  const [shownPlan, showPlan] = useState<ChasePlan | null>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, BetOrder>>(new Map());
  useEffect(() => {
    if (!isChoosing) setChosen(new Map());
  }, [isChoosing]);
  const choose = useCallback((bet: BetOrder) => {
    setChosen((before) => {
      const next = new Map(before);
      if (!next.delete(bet.orderId)) next.set(bet.orderId, bet);
      return next;
    });
  }, []);
  const isThere = bets.answer !== undefined;
  useEffect(() => {
    if (isThere) BetSheet.preload();
  }, [isThere]);
  const revocable = (bets.data ?? []).filter(({ canRevoke }) => canRevoke);
  // Of a chase its later periods may be revoked when the next one has sealed.
  const canRevoke = revocable.length > 0 || (rows ?? []).some(({ plan }) => plan?.canCancel);
  useEffect(() => {
    if (canRevoke) RevokeBar.preload();
  }, [canRevoke]);
  return (
    <>
      {(isChoosing || canRevoke) && (
        <HeaderRight>
          <button
            type="button"
            className={pressable}
            aria-pressed={isChoosing}
            onClick={() => onChoosing(!isChoosing)}
          >
            {t(isChoosing ? 'center.record.choose.end' : 'center.record.choose')}
          </button>
        </HeaderRight>
      )}
      {(bets.answer || bets.isLoading) && <Totals totals={bets.answer?.totals} />}
      <RecordList
        pages={{ ...bets, data: rows }}
        label={t(`center.record.view.${status}`)}
        emptyText={t('center.record.empty')}
        emptyAction={
          <ScreenButton to="/lotteryAll" size="small">
            {t('play.bets.go')}
          </ScreenButton>
        }
        endText={
          bets.answer &&
          t(rows?.some(({ plan }) => plan) ? 'center.record.end.chases' : 'center.record.end', {
            count: bets.answer.totals.count,
          })
        }
        rowPx={rowPx}
      >
        {(bet) =>
          bet.plan ? (
            <ChaseRow key={bet.chaseId} plan={bet.plan} qiHao={bet.qiHao} onShow={showPlan} />
          ) : (
            <BetRow
              key={bet.orderId}
              bet={bet}
              onShow={show}
              isChosen={isChoosing ? chosen.has(bet.orderId) : undefined}
              onChoose={choose}
            />
          )
        }
      </RecordList>
      {isChoosing && (
        <RevokeBar
          bets={revocable}
          chosen={chosen}
          onChange={setChosen}
          onDone={() => {
            bets.renew();
            onChoosing(false);
          }}
        />
      )}
      {shownPlan && <ChaseSheet plan={shownPlan} onClose={() => showPlan(null)} onChanged={bets.renew} />}
      {shown && <BetSheet bet={shown} onClose={() => show(null)} onRevoked={bets.renew} />}
    </>
  );
}
