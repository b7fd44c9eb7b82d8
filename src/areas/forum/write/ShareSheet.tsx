// Choosing what an article shares: one of one's latest bets, or the latest draw of a lottery.
import { css } from '@linaria/core';
import { shareable } from '#contract/forum.generated.ts';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { ShareCard } from '../ShareCard.tsx';
import type { DraftShare } from './useForumDraft.ts';

const list = css`
  display: grid;
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-4);
  > button {
    border-radius: var(--radius);
    text-align: left;
  }
`;

export interface ShareSheetProps {
  onClose: () => void;
  onChoose: (share: DraftShare) => void;
}

export function ShareSheet({ onClose, onChoose }: ShareSheetProps) {
  const t = useText();
  const read = useCall(shareable, {}, { silent: true });
  return (
    <Sheet open onClose={onClose} title={t('forum.share.title')}>
      <div className={list}>
        <Await
          read={read}
          skeleton={<Skeleton lines={4} height="4rem" />}
          empty={({ list: cards }) => cards.length === 0}
          emptyText={t('forum.share.none')}
        >
          {({ list: cards }) =>
            cards.map(({ ref, card }) => (
              <button key={ref} type="button" className={pressable} onClick={() => onChoose({ ref, card })}>
                <ShareCard card={card} still />
              </button>
            ))
          }
        </Await>
      </div>
    </Sheet>
  );
}
