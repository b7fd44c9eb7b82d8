// The members offered behind an @: a line of names below the text, for the thumb and for the keys.
import { css } from '@linaria/core';
import { useEffect, useRef } from 'react';
import type { ForumAuthor } from '#contract/entities.generated.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';

const strip = css`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  overflow-x: auto;
  min-height: var(--target);
  padding-top: var(--space-1);
  color: var(--text-quiet);
  font-size: var(--font-small);
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  > * {
    flex: none;
  }
  > [role='option'] {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding: 0 var(--space-3);
    border-radius: 1.375rem;
    background: var(--surface-sunken);
    color: var(--text);
    &[aria-selected='true'] {
      background: var(--brand-quiet);
      box-shadow: inset 0 0 0 1.5px var(--brand-text);
      color: var(--brand-text);
    }
  }
  > button:not([role]) {
    min-height: var(--target);
    color: var(--link);
  }
`;

export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

export interface PeopleStripProps {
  id: string;
  people: readonly ForumAuthor[];
  /** Which of them the keys have reached. */
  chosen: number;
  state: 'there' | 'loading' | 'failed';
  onPick: (person: ForumAuthor) => void;
  onRetry: () => void;
}

export function PeopleStrip({ id, people, chosen, state, onPick, onRetry }: PeopleStripProps) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  if (state !== 'there' || people.length === 0)
    return (
      <div
        id={id}
        className={strip}
        role="status"
        // The field keeps the focus, and the phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
      >
        {state === 'failed' ? (
          <>
            <span>{t('forum.people.failed')}</span>
            <button type="button" className={pressable} onClick={onRetry}>
              {t('kit.retry')}
            </button>
          </>
        ) : (
          t(state === 'loading' ? 'kit.loading' : 'forum.people.none')
        )}
      </div>
    );
  return (
    <div
      ref={list}
      id={id}
      className={strip}
      role="listbox"
      aria-label={t('forum.mention')}
      aria-orientation="horizontal"
    >
      {people.map((person, at) => (
        <button
          type="button"
          key={person.accountId}
          id={optionId(id, at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === chosen}
          className={pressable}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(person)}
        >
          @{person.name}
        </button>
      ))}
    </div>
  );
}
