// The field of a search: rounded, with its icon, and a button that clears it.
import { css } from '@linaria/core';
import { useRef } from 'react';
import { useText } from '#texts/useText.ts';
import { Icon } from '../../Icon.tsx';
import { pressable } from '../../page/tokens.ts';

/** Drawn here alone. */
/** The glass that stands for a search. */
export const searchSign = 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16.2 16.2 20.5 20.5';

const box = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin: var(--edge);
  padding: 0 var(--space-1) 0 var(--space-3);
  border: 1px solid var(--line);
  border-radius: 999px;
  background: var(--surface-raised);
  color: var(--text-faint);
  /* The focus is that of the whole box, in the one style of the site (src/kit/page/tokens.ts). */
  &:has(> input:focus-visible) {
    outline: 2px solid var(--brand-text);
    outline-offset: 2px;
  }
  > input {
    flex: 1 1 auto;
    min-width: 0;
    min-height: var(--target);
    border: 0;
    outline: none;
    background: none;
    color: var(--text);
    font-size: max(1rem, 16px);
    appearance: none;
  }
  > input::-webkit-search-cancel-button {
    display: none;
  }
  > input::placeholder {
    color: var(--text-faint);
    opacity: 1;
  }
  > button {
    display: grid;
    place-items: center;
    flex: none;
    width: var(--target);
    height: var(--target);
    color: var(--text-quiet);
  }
`;

export interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Says what is searched; also stands in the empty field. */
  label: string;
  maxLength: number;
}

export function SearchField({ value, onChange, label, maxLength }: SearchFieldProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  /** What comes next is mostly another search. */
  const clear = (): void => {
    onChange('');
    field.current?.focus();
  };
  return (
    <search className={box}>
      <Icon path={searchSign} />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        value={value}
        aria-label={label}
        placeholder={label}
        maxLength={maxLength}
        onChange={({ target }) => onChange(target.value)}
      />
      {value !== '' && (
        <button type="button" className={pressable} aria-label={t('kit.clear')} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
    </search>
  );
}
