// Owns the text field of a post with what can be put into it: faces, and the names of members to be called.
import { css, cx } from '@linaria/core';
import { useRef, useState } from 'react';
import { type ControlProps, Field } from '#kit/input/Field.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { ForumIcon } from '../ForumIcon.tsx';

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
const names = css`
  display: flex;
  margin: 0;
  border: 0;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: var(--space-2) 0;
  > button {
    min-height: 2.25rem;
    padding: 0 var(--space-3);
    border-radius: 1.125rem;
    background: var(--surface-sunken);
    font-size: var(--font-small);
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
  /** Members who can be called; without any there is no button for it. */
  people: readonly string[];
  onChange: (value: string) => void;
}

export function Composer({ value, most, placeholder, error, people, onChange }: ComposerProps) {
  const t = useText();
  const field = useRef<HTMLTextAreaElement>(null);
  const [open, setOpen] = useState<'faces' | 'names' | null>(null);
  const put = (piece: string): void => {
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {};
    onChange(value.slice(0, selectionStart) + piece + value.slice(selectionEnd));
    const at = selectionStart + piece.length;
    requestAnimationFrame(() => field.current?.setSelectionRange(at, at));
  };
  const toggle = (which: 'faces' | 'names') => () => setOpen(open === which ? null : which);
  return (
    <div>
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
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      />
      <div className={tools}>
        <button
          type="button"
          className={pressable}
          aria-label={t('forum.faces')}
          aria-expanded={open === 'faces'}
          onClick={toggle('faces')}
        >
          <ForumIcon name="smile" />
        </button>
        {people.length > 0 && (
          <button
            type="button"
            className={pressable}
            aria-label={t('forum.mention')}
            aria-expanded={open === 'names'}
            onClick={toggle('names')}
          >
            <ForumIcon name="at" />
          </button>
        )}
      </div>
      {open === 'faces' && (
        <fieldset className={faces} aria-label={t('forum.faces')}>
          {emoji.map((face) => (
            <button key={face} type="button" className={pressable} onClick={() => put(face)}>
              {face}
            </button>
          ))}
        </fieldset>
      )}
      {open === 'names' && (
        <fieldset className={names} aria-label={t('forum.mention')}>
          {people.map((name) => (
            <button
              key={name}
              type="button"
              className={pressable}
              onClick={() => {
                put(`@${name} `);
                setOpen(null);
              }}
            >
              @{name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
