// Owns the list of bets with its totals: page by page as one scrolls, each bet opening in full, or several being chosen to be revoked.
import { useCallback, useEffect, useState } from 'react';
import type { BetOrder } from '#contract/entities.generated.ts';
import { Await } from '#kit/Await.tsx';
import { Card } from '#kit/Card.tsx';
import { LongList } from '#kit/LongList.tsx';
import { Skeleton } from '#kit/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { BetRow } from './BetRow.tsx';
import { BetSheet } from './BetSheet.tsx';
import { ListFoot } from './ListFoot.tsx';
import { card, type Filter, requestOf } from './look.ts';
import { RevokeBar } from './RevokeBar.tsx';
import { Totals } from './Totals.tsx';
import { useBets } from './useRecords.ts';

/** Height of a row, about. */
const rowPx = 92;
const pageSize = 50;

export interface BetListProps {
  filter: Filter;
  status: 'all' | 'waiting' | 'won' | 'lost';
  isChoosing: boolean;
  /** Choosing has ended with a revoke. */
  onChosen: () => void;
}

export function BetList({ filter, status, isChoosing, onChosen }: BetListProps) {
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
  return (
    <>
      <Totals totals={bets.answer?.totals} />
      <Await
        read={bets}
        skeleton={
          <Card>
            <Skeleton lines={10} />
          </Card>
        }
        empty={(list) => list.length === 0}
        emptyText={t('center.record.empty')}
      >
        {(list) => (
          <>
            <div className={card}>
              <LongList
                items={list}
                keyOf={({ orderId }) => orderId}
                rowPx={rowPx}
                label={t(`center.record.view.${status}`)}
                onEnd={bets.more}
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
              </LongList>
            </div>
            <ListFoot pages={bets} count={bets.answer?.totals.count ?? list.length} />
          </>
        )}
      </Await>
      {isChoosing && (
        <RevokeBar
          bets={(bets.data ?? []).filter(({ canRevoke }) => canRevoke)}
          chosen={chosen}
          onChange={setChosen}
          onDone={() => {
            bets.renew();
            onChosen();
          }}
        />
      )}
      {shown && <BetSheet bet={shown} onClose={() => show(null)} onRevoked={bets.renew} />}
    </>
  );
}
