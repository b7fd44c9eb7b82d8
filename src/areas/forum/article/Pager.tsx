// The way between the pages of an article's floors.
import { css } from '@linaria/core';
import { Button } from '#kit/Button.tsx';
import { useText } from '#texts/useText.ts';

const bar = css`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: var(--space-3);
  align-items: center;
  padding: 0 var(--edge) var(--space-3);
  > select {
    min-height: var(--target);
    padding: 0 var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface-raised);
    color: var(--text);
    font-size: max(1rem, 16px);
  }
`;

/** A choice of more pages than this would be slow to open; between them one goes page by page. */
const choicesMost = 400;

export interface PagerProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

export function Pager({ page, count, onPage }: PagerProps) {
  const t = useText();
  if (count <= 1) return null;
  const from = Math.max(1, Math.min(page - choicesMost / 2, count - choicesMost + 1));
  const choices = Array.from({ length: Math.min(count, choicesMost) }, (_, at) => from + at);
  return (
    <nav className={bar} aria-label={t('forum.pages')}>
      <Button kind="plain" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('forum.page.before')}
      </Button>
      <select
        aria-label={t('forum.page.choose')}
        value={page}
        onChange={({ target }) => onPage(Number(target.value))}
      >
        {choices.map((number) => (
          <option key={number} value={number}>
            {t('forum.page.of', { page: number, count })}
          </option>
        ))}
      </select>
      <Button kind="plain" size="small" disabled={page >= count} onClick={() => onPage(page + 1)}>
        {t('forum.page.next')}
      </Button>
    </nav>
  );
}
