// The list of authors whom the reader blocks, where each block is ended.
import { css } from '@linaria/core';
import { blocked } from '#contract/forum.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { AuthorLine } from '../AuthorLine.tsx';
import { useBlocking } from './useBlocking.ts';

const list = css`
  display: grid;
  gap: var(--space-2);
  padding: 0 var(--space-4) var(--space-4);
`;

export interface BlockedSheetProps {
  onClose: () => void;
  /** Somebody is read again. */
  onChanged: () => void;
}

export function BlockedSheet({ onClose, onChanged }: BlockedSheetProps) {
  const t = useText();
  const read = useCall(blocked, {}, { silent: true });
  const blocking = useBlocking(() => {
    void read.mutate().catch(() => undefined);
    onChanged();
  });
  return (
    <Sheet open onClose={onClose} title={t('forum.blocked')}>
      <div className={list}>
        <Await
          read={read}
          skeleton={<Skeleton lines={3} height="2.25rem" />}
          empty={({ list: authors }) => authors.length === 0}
          emptyText={t('forum.blocked.none')}
        >
          {({ list: authors }) =>
            authors.map((author) => (
              <AuthorLine
                key={author.accountId}
                author={author}
                time=""
                right={
                  <Button
                    size="small"
                    kind="quiet"
                    working={blocking.sending}
                    onClick={() => blocking.unblock(author.accountId)}
                  >
                    {t('forum.unblock')}
                  </Button>
                }
              />
            ))
          }
        </Await>
      </div>
    </Sheet>
  );
}
