// The bar above a list of the forum that is another than its lists: what it holds, and the way back to them.
import { css } from '@linaria/core';
import { Button } from '#kit/Button.tsx';
import { useText } from '#texts/useText.ts';

const bar = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  min-height: var(--target);
  padding: var(--space-2) var(--edge) 0;
  > b {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export function WayBack({ title, onBack }: { title: string; onBack: () => void }) {
  const t = useText();
  return (
    <div className={bar}>
      <b>{title}</b>
      <Button size="small" kind="quiet" onClick={onBack}>
        {t('forum.author.none')}
      </Button>
    </div>
  );
}
