// The line above the floors of an article: how many comments there are, and whether only its author's floors are shown.
import { css } from '@linaria/core';
import type { RefObject } from 'react';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';

const heading = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--target);
  padding: var(--space-2) var(--edge) 0;
  color: var(--text-quiet);
  font-size: var(--font-small);
  > h2 {
    font-size: inherit;
    font-weight: 600;
  }
  > button {
    min-width: var(--target);
    min-height: var(--target);
    padding: 0 var(--space-4);
    margin-right: calc(-1 * var(--space-2));
    color: var(--link);
    &[aria-pressed='true'] {
      border-radius: 1.375rem;
      background: var(--brand-quiet);
      color: var(--brand-text);
      font-weight: 600;
    }
  }
`;

export interface CommentsHeadProps {
  /** Where the floors begin. */
  place: RefObject<HTMLHeadingElement | null>;
  count: number;
  isAuthorOnly: boolean;
  onAuthorOnly: (isSo: boolean) => void;
}

export function CommentsHead({ place, count, isAuthorOnly, onAuthorOnly }: CommentsHeadProps) {
  const t = useText();
  return (
    <div className={heading}>
      <h2 ref={place}>{t('forum.commentCount', { count })}</h2>
      {(count > 0 || isAuthorOnly) && (
        <button
          type="button"
          className={pressable}
          aria-pressed={isAuthorOnly}
          onClick={() => onAuthorOnly(!isAuthorOnly)}
        >
          {t('forum.authorOnly')}
        </button>
      )}
    </div>
  );
}
