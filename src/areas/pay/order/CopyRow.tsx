// A row with a fact the player needs in another app, and the button that copies it.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { copyText } from '#browser/copyText.ts';
import { Icon } from '#kit/Icon.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';

/** Drawn here alone. */
const sign = 'M9 9h11v11H9zM15 9V4H4v11h5';

const row = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  & + & {
    border-top: 1px solid var(--line);
  }
  dt {
    flex: none;
    min-width: 4.5em;
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  dd {
    display: flex;
    flex: 1 1 auto;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-width: 0;
    padding: var(--space-1) 0;
    overflow-wrap: anywhere;
    text-wrap: pretty;
    font-variant-numeric: tabular-nums;
  }
  button {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: var(--space-1);
    margin: calc(-1 * var(--space-1)) 0;
    min-width: var(--target);
    min-height: var(--target);
    color: var(--brand-text);
    font-size: var(--font-small);
  }
`;

/** For a <dl> with such rows: the values stand in one column. English labels leave a phone no room beside them, so they stand above. */
export const copyRows = css`
  &:lang(en) > div:has(> dd > button) {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--space-3);
    padding: var(--space-2) 0;
    > dd {
      display: contents;
      text-align: left;
    }
    button {
      grid-area: 1 / 2 / span 2;
    }
  }
`;
/** A number that a player compares digit by digit stays on one line. */
export const wholeNumber = css`
  white-space: nowrap;
`;

export interface CopyRowProps {
  label: string;
  /** What is copied. */
  value: string;
  /** How it is shown where that differs. */
  children?: ReactNode;
}

/** Stands in a <dl>. */
export function CopyRow({ label, value, children }: CopyRowProps) {
  const t = useText();
  const copy = async (): Promise<void> => {
    // Where the browser refuses, the player copies it by hand.
    if (await copyText(value)) toast(t('pay.copied', { label }), { kind: 'done' });
    else toast(t('pay.copyFailed'), { ms: 4000 });
  };
  return (
    <div className={row}>
      <dt>{label}</dt>
      <dd>
        <span>{children ?? value}</span>
        <button type="button" className={pressable} aria-label={t('pay.copyOf', { label })} onClick={copy}>
          <Icon path={sign} />
          {t('pay.copy')}
        </button>
      </dd>
    </div>
  );
}
