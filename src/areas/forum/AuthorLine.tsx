// Who wrote a post and when: a mark of the name, level, agent, time; pressing the name opens the profile.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { ForumAuthor } from '#contract/entities.generated.ts';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { sayWhen } from './sayWhen.ts';

const line = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 var(--space-2);
  align-items: center;
  min-height: 2.25rem;
`;
const mark = css`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
  background: var(--brand-quiet);
  color: var(--brand-text);
  font-size: 1rem;
  font-weight: 600;
  [data-small] > & {
    width: 1.75rem;
    height: 1.75rem;
    font-size: var(--font-small);
  }
`;
const words = css`
  display: grid;
  min-width: 0;
  text-align: left;
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
`;
const nameLine = css`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-width: 0;
  > b {
    overflow: hidden;
    font-size: var(--font-body);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > i {
    flex: none;
    padding: 0 0.3125rem;
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
    color: var(--text-quiet);
    font-size: max(0.625rem, 10px);
    font-style: normal;
    line-height: 1.6;
    &[data-agent] {
      background: var(--brand-quiet);
      color: var(--brand-text);
    }
  }
`;
const opener = css`
  display: grid;
  grid-template-columns: subgrid;
  grid-column: 1 / 3;
  align-items: center;
  min-height: var(--target);
`;

export interface AuthorLineProps {
  author: ForumAuthor;
  time: string;
  /** Opens the author's profile; without it the name is text. */
  onProfile?: (accountId: number) => void;
  /** At the right. */
  right?: ReactNode;
  small?: boolean;
}

export function AuthorLine({ author, time, onProfile, right, small = false }: AuthorLineProps) {
  const t = useText();
  const { visitor } = useSite();
  const { name, level, agent, accountId } = author;
  const content = (
    <>
      <span className={mark} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <span className={words}>
        <span className={nameLine}>
          <b>{name}</b>
          <i data-agent={agent || undefined}>{agent ? t('forum.agent') : t('forum.level', { level })}</i>
        </span>
        <small>
          <time>{sayWhen(t, time, visitor.serverTime)}</time>
        </small>
      </span>
    </>
  );
  return (
    <div className={line} data-small={small || undefined}>
      {onProfile ? (
        <button
          type="button"
          className={`${opener} ${pressable}`}
          data-small={small || undefined}
          aria-haspopup="dialog"
          onClick={() => onProfile(accountId)}
        >
          {content}
        </button>
      ) : (
        content
      )}
      {right}
    </div>
  );
}
