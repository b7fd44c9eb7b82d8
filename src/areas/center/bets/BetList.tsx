// Owns the list of bets one by one, several of which are chosen to be revoked: page by page as one scrolls, with its totals.
import { useCallback, useState } from 'react';
import type { BetOrder } from '#contract/entities.generated.ts';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useText } from '#texts/useText.ts';
import { type Filter, requestOf } from '../records/recordStyles.ts';
import { BetRow } from './BetRow.tsx';
import { RevokeBar } from './RevokeBar.tsx';
import { Totals } from './Totals.tsx';
import { useBets } from './useRecords.ts';

/** Height of a row, about. */
const rowPx = 92;
const pageSize = 50;

export interface BetListProps {
  filter: Filter;
  /** The outcome was read. */
  onDone: () => void;
}

/** Only what waits can be revoked. */
export function BetList({ filter, onDone }: BetListProps) {
  const t = useText();
  const bets = useBets({ status: 'waiting', ...requestOf(filter), pageSize });
  const [chosen, setChosen] = useState<ReadonlyMap<string, BetOrder>>(new Map());
  const choose = useCallback((bet: BetOrder) => {
    setChosen((before) => {
      const next = new Map(before);
      if (!next.delete(bet.orderId)) next.set(bet.orderId, bet);
      return next;
    });
  }, []);
  return (
    <>
      {(bets.answer || bets.isLoading) && <Totals totals={bets.answer?.totals} />}
      <RecordList
        pages={bets}
        label={t('center.record.view.waiting')}
        emptyText={t('center.record.empty')}
        endText={bets.answer && t('center.record.end', { count: bets.answer.totals.count })}
        rowPx={rowPx}
      >
        {(bet) => <BetRow key={bet.orderId} bet={bet} isChosen={chosen.has(bet.orderId)} onPress={choose} />}
      </RecordList>
      <RevokeBar
        bets={(bets.data ?? []).filter(({ canRevoke }) => canRevoke)}
        chosen={chosen}
        onChange={setChosen}
        onDone={onDone}
      />
    </>
  );
}
