// Owns the list of bets with its totals: page by page as one scrolls, each bet opening in full, or several being chosen to be revoked.
import { useCallback, useEffect, useState } from 'react';
import type { BetOrder } from '#contract/entities.generated.ts';
import { RecordList } from '#kit/list/RecordList.tsx';
import { HeaderRight } from '#kit/page/HeaderBar.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { ScreenButton } from '#kit/ScreenButton.tsx';
import { useText } from '#texts/useText.ts';
import { type Filter, requestOf } from '../records/recordStyles.ts';
import { BetRow } from './BetRow.tsx';
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
  const bets = useBets({ status, ...requestOf(filter), pageSize });
  const [shown, show] = useState<BetOrder | null>(null);
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
  const canRevoke = revocable.length > 0;
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
        pages={bets}
        label={t(`center.record.view.${status}`)}
        emptyText={t('center.record.empty')}
        emptyAction={
          <ScreenButton to="/lotteryAll" size="small">
            {t('play.bets.go')}
          </ScreenButton>
        }
        endText={bets.answer && t('center.record.end', { count: bets.answer.totals.count })}
        rowPx={rowPx}
      >
        {(bet) => (
          <BetRow
            key={bet.orderId}
            bet={bet}
            onShow={show}
            isChosen={isChoosing ? chosen.has(bet.orderId) : undefined}
            onChoose={choose}
          />
        )}
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
      {shown && <BetSheet bet={shown} onClose={() => show(null)} onRevoked={bets.renew} />}
    </>
  );
}
