// The text field of a post with what can be put into it: faces, and the names of members it mentions.
import { css, cx } from '@linaria/core';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import type { ForumAuthor } from '#contract/entities.generated.ts';
import { type ControlProps, Field } from '#kit/input/Field.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { ForumIcon } from '../ForumIcon.tsx';
import { type MentionBegun, matching, mentionBegun } from './mentions.ts';
import { optionId, PeopleStrip } from './PeopleStrip.tsx';
import { usePeople } from './usePeople.ts';

/** As wide as its form, however many names stand in its line. */
const composer = css`
  min-width: 0;
`;
const area = css`
  &:is(textarea) {
    min-height: 9rem;
    padding-block: var(--space-3);
    line-height: 1.6;
    resize: none;
    field-sizing: content;
    white-space: pre-wrap;
  }
`;
const tools = css`
  display: flex;
  align-items: center;
  /* What is pressed is larger than its sign, which stands at the edge of the text. */
  margin-left: calc(-1 * var(--space-3));
  color: var(--text-quiet);
  > button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    font-size: 1.375rem;
    &[aria-expanded='true'] {
      color: var(--brand-text);
    }
  }
`;
const faces = css`
  display: grid;
  margin: 0;
  border: 0;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  padding: var(--space-1);
  border-radius: var(--radius);
  background: var(--surface-sunken);
  > button {
    min-height: var(--target);
    font-size: 1.375rem;
  }
`;
const emoji = [
  ...['😀', '😂', '😊', '😍', '🤔', '😅', '😭', '😡'],
  ...['👍', '👎', '👏', '🙏', '💪', '🤝', '🎉', '❤️'],
  ...['🔥', '⭐', '🍀', '🌧️', '☕', '🍜', '⚽', '🚇'],
];

export interface ComposerProps {
  value: string;
  most: number;
  placeholder: string;
  error: string;
  /** The article that is answered; undefined for a new one. */
  articleId?: string;
  /** Whom it answers, offered first behind an @. */
  answered?: ForumAuthor | undefined;
  onChange: (value: string) => void;
}

export function Composer({ value, most, placeholder, error, articleId, answered, onChange }: ComposerProps) {
  const t = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [isFacing, setFacing] = useState(false);
  const [mention, setMention] = useState<MentionBegun | null>(null);
  const [chosen, setChosen] = useState(0);
  const people = usePeople(articleId, answered, mention !== null);
  const offered = useMemo(() => matching(people.list ?? [], mention?.begun ?? ''), [people.list, mention]);
  /** Puts a piece where the text is marked, or in place of what stands from there on. */
  const put = (piece: string, from?: number): void => {
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {};
    const begin = from ?? selectionStart;
    const next = value.slice(0, begin) + piece + value.slice(selectionEnd);
    const at = begin + piece.length;
    onChange(next);
    look(next, at);
    requestAnimationFrame(() => {
      // A face needs no keyboard, a name does.
      if (piece.includes('@')) field.current?.focus();
      field.current?.setSelectionRange(at, at);
    });
  };
  const look = (text: string, caret: number): void => {
    const next = mentionBegun(text, caret);
    setMention(next);
    if (next?.begun !== mention?.begun) setChosen(0);
  };
  const pick = ({ name }: ForumAuthor): void => put(`@${name} `, mention!.at);
  const press = (event: KeyboardEvent): void => {
    // While an input method composes, its keys are its own.
    if (!mention || event.nativeEvent.isComposing) return;
    const person = offered[chosen];
    if (event.key === 'Escape') setMention(null);
    else if (!person) return;
    else if (event.key === 'Enter' || event.key === 'Tab') pick(person);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setChosen((chosen + (event.key === 'ArrowDown' ? 1 : offered.length - 1)) % offered.length);
    else return;
    event.preventDefault();
  };
  return (
    <div className={composer}>
      <Field
        label={t('forum.content')}
        remark={`${[...value].length}/${most}`}
        error={error}
        control={(tie: ControlProps) => (
          <textarea
            {...tie}
            ref={field}
            className={cx(tie.className, area)}
            name="content"
            placeholder={placeholder}
            value={value}
            aria-autocomplete="list"
            aria-controls={mention ? listId : undefined}
            aria-activedescendant={mention && offered[chosen] ? optionId(listId, chosen) : undefined}
            onChange={({ target }) => {
              onChange(target.value);
              look(target.value, target.selectionStart);
            }}
            onKeyDown={press}
            // The caret may leave a mention; only typing begins one, so that the arrow keys stay those of the text.
            onSelect={({ currentTarget }) => mention && look(currentTarget.value, currentTarget.selectionEnd)}
            // Closed only when the player writes elsewhere. A line that vanished as a button is pressed would move the button from
            // under the finger, and the press would be lost.
            onBlur={({ relatedTarget }) =>
              relatedTarget?.matches('input:not([type=file]), select') && setMention(null)
            }
          />
        )}
      />
      {mention && (
        <PeopleStrip
          id={listId}
          people={offered}
          chosen={chosen}
          state={people.state}
          onPick={pick}
          onRetry={people.retry}
        />
      )}
      <div className={tools}>
        <button
          type="button"
          className={pressable}
          aria-label={t('forum.faces')}
          aria-expanded={isFacing}
          onClick={() => setFacing(!isFacing)}
        >
          <ForumIcon name="smile" />
        </button>
        <button
          type="button"
          className={pressable}
          aria-label={t('forum.mention')}
          // The field keeps the focus, and the phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => put(/[A-Za-z0-9]$/.test(value.slice(0, field.current?.selectionStart)) ? ' @' : '@')}
        >
          <ForumIcon name="at" />
        </button>
      </div>
      {isFacing && (
        <fieldset className={faces} aria-label={t('forum.faces')}>
          {emoji.map((face) => (
            <button key={face} type="button" className={pressable} onClick={() => put(face)}>
              {face}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
