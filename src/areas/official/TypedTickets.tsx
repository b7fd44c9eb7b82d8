// Typing or pasting tickets: how many are good, which came twice, which are wrong and why. What was typed stays as it was.
import { css } from '@linaria/core';
import { useId, useMemo } from 'react';
import type { TicketsField } from '#lottery/selection/fields.ts';
import { sortTickets } from '#lottery/selection/tickets.ts';
import { useText } from '#texts/useText.ts';

/** So many wrong tickets are listed one by one. */
const mostTold = 20;

const box = css`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) 0;
  > label {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  > textarea {
    width: 100%;
    min-height: 8rem;
    padding: var(--space-3);
    border: 0;
    border-radius: var(--radius-small);
    background: var(--surface-raised);
    box-shadow: inset 0 0 0 1px var(--line);
    font-size: 16px;
    font-variant-numeric: tabular-nums;
    line-height: 1.6;
    resize: vertical;
  }
  > textarea::placeholder {
    color: var(--text-faint);
    opacity: 1;
  }
  > p {
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
`;
const faults = css`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-small);
  background: var(--danger-quiet);
  color: var(--danger);
  font-size: var(--font-small);
  > li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
  }
  b {
    overflow: hidden;
    min-width: 2rem;
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const written = (number: number, width: number): string => String(number).padStart(width, '0');

/** A few good tickets to show how. */
function examplesOf({ size, from, width, shape }: TicketsField): string {
  const glue = width === 1 ? '' : ' ';
  return [1, 2, 3]
    .map((start) => {
      const numbers = Array.from({ length: size }, (_, at) => from + start + at - 1);
      if (shape === 'pair') numbers[1] = numbers[0]!;
      return numbers.map((number) => written(number, width)).join(glue);
    })
    .join(', ');
}

export interface TypedTicketsProps {
  field: TicketsField;
  text: string;
  isOpen: boolean;
  onType: (text: string) => void;
}

export function TypedTickets({ field, text, isOpen, onType }: TypedTicketsProps) {
  const t = useText();
  const id = useId();
  const { tickets, bad, repeated } = useMemo(() => sortTickets(text, field), [text, field]);
  const values = {
    size: field.size,
    from: written(field.from, field.width),
    to: written(field.to, field.width),
  };
  return (
    <div className={box}>
      <label htmlFor={id}>{t('official.tickets.label', values)}</label>
      <textarea
        id={id}
        data-pick
        value={text}
        disabled={!isOpen}
        inputMode="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200_000}
        placeholder={t('official.tickets.placeholder', { examples: examplesOf(field) })}
        aria-describedby={`${id}-summary`}
        aria-invalid={bad.length > 0}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}-summary`} role="status">
        {t('official.tickets.good', { count: tickets.length })}
        {repeated > 0 && ` · ${t('official.tickets.repeated', { count: repeated })}`}
        {bad.length > 0 && ` · ${t('official.tickets.bad', { count: bad.length })}`}
      </p>
      {bad.length > 0 && (
        <ul className={faults} aria-label={t('official.tickets.wrong')}>
          {bad.slice(0, mostTold).map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces are listed each
            <li key={at}>
              <b>{piece.text}</b>
              <span>
                {piece.why === 'shape'
                  ? t(`official.tickets.shape.${field.shape as 'distinct' | 'pair' | 'noTriple'}`)
                  : t(`official.tickets.${piece.why}`, values)}
              </span>
            </li>
          ))}
          {bad.length > mostTold && <li>{t('official.tickets.more', { count: bad.length - mostTold })}</li>}
        </ul>
      )}
    </div>
  );
}
