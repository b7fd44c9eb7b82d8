// The list of bets one by one, several of which are chosen to be revoked: page by page as one scrolls.
import { useCallback, useState } from 'react';
import type { BetOrder } from '#contract/entities.generated.ts';
import type { LotteryDataAnswer } from '#contract/lottery.generated.ts';
import { RecordList } from '#kit/list/RecordList.tsx';
import { useText } from '#texts/useText.ts';
import type { Pages } from '#transport/paged/useCallPages.ts';
import { BetRow } from './BetRow.tsx';
import { RevokeBar } from './RevokeBar.tsx';

/** Height of a row, about. */
const rowPx = 92;

export interface BetListProps {
  /** Those that wait: only they can be revoked. */
  bets: Pages<BetOrder, LotteryDataAnswer>;
  /** The outcome was read. */
  onDone: () => void;
}

export function BetList({ bets, onDone }: BetListProps) {
  const t = useText();
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
