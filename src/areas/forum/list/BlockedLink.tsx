// The way from one's own posts to whom one blocks.
import { css } from '@linaria/core';
import { useState } from 'react';
import { Button } from '#kit/Button.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { useText } from '#texts/useText.ts';

/** Few readers block anybody. */
const BlockedSheet = preloadable(
  async () => (await import('../article/BlockedSheet.tsx')).BlockedSheet,
  null,
);

const way = css`
  padding: var(--space-3) var(--edge) 0;
  text-align: right;
`;

/** The way to whom the reader blocks. */
export function BlockedLink({ onChanged }: { onChanged: () => void }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={way}>
      <Button size="small" kind="quiet" onClick={() => setOpen(true)}>
        {t('forum.blocked')}
      </Button>
      {isOpen && <BlockedSheet onClose={() => setOpen(false)} onChanged={onChanged} />}
    </div>
  );
}
