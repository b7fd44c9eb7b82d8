// The slip of the board beside its column: what is chosen and not placed yet stands there all the time, and is placed from there.
import { css } from '@linaria/core';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { SheetProps } from '#kit/overlay/Sheet.tsx';
import { setBeside } from '#play/shown/beside.ts';
import { useText } from '#texts/useText.ts';
import { panel } from './wideStyles.ts';

const place = css`
  display: flex;
  flex: none;
  flex-direction: column;
  overflow: hidden;
  max-height: 62%;
  && {
    padding: 0;
  }
  && h2 {
    padding: 16px 16px 8px;
    font-variant-numeric: tabular-nums;
  }
  > p {
    padding: 0 16px 16px;
    color: var(--text-quiet);
    text-wrap: balance;
  }
  /* A slip takes the place of what is said of an empty one. */
  > div:not(:empty) ~ * {
    display: none;
  }
  @media (max-width: 1120px) {
    && h2 {
      padding: 16px 12px 8px;
    }
    > p {
      padding: 0 12px 16px;
    }
  }
`;
/** The sizes of the panels beside it, for what is drawn as a sheet on a phone. */
const slip = css`
  --font-caption: 12px;
  --font-small: 13px;
  --font-body: 14px;
  --font-main: 15px;
  --font-title: 24px;
  --space-1: 4px;
  --space-2: 8px;
  --space-3: 12px;
  --space-4: 16px;
  display: flex;
  flex-direction: column;
  overflow: auto;
  min-height: 0;
  scrollbar-width: thin;
  @media (max-width: 1120px) {
    --space-4: 12px;
  }
  li:has(> input) {
    grid-template-columns: minmax(0, 1fr) 72px var(--remove);
    padding: 4px 0;
  }
  li > input {
    height: 36px;
  }
  /* Pressed with a mouse, and beside three columns there is little room. */
  && button[data-wide] {
    min-height: 44px;
  }
`;
/** What the slip says and does need not stand in the bar of the board as well. */
const bar = css`
  :global() {
    :root:has([data-slip-beside]) section:has([data-bet]) {
      button[data-bet] {
        display: none;
      }
      /* It is the only one there. */
      button[data-kind='quiet']:not(:disabled) {
        background: var(--crystal);
        box-shadow: none;
        color: var(--on-brand);
      }
    }
  }
`;

/** Stands in the document before any slip asks for it. */
let slot: HTMLElement | null = null;

function Beside({ title, children }: SheetProps) {
  return (
    slot &&
    createPortal(
      <>
        <h2>{title}</h2>
        {children}
      </>,
      slot,
    )
  );
}

export function WideSlip() {
  const t = useText();
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    slot = own.current;
    setBeside(Beside);
    return () => {
      setBeside(undefined);
      slot = null;
    };
  }, []);
  return (
    <aside className={`${panel} ${place} ${bar}`} aria-label={t('extra.side.slip')} data-slip-beside>
      <div ref={own} className={slip} />
      <h2>{t('extra.side.slip')}</h2>
      <p>{t('extra.side.slip.empty')}</p>
    </aside>
  );
}
