// The tabs of a board: they stay below the strip, another one is shown from its beginning, and where there are many a key beside them opens all at once.
import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { preloadable } from '#kit/page/preloadable.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { useText } from '#texts/useText.ts';
import { belowStrip } from '../late/PeriodStrip.tsx';
import type { BoardTabsProps } from '../sheets/TabsSheet.tsx';

const TabsSheet = preloadable(async () => (await import('../sheets/TabsSheet.tsx')).TabsSheet, null);

/** So many are still found by scrolling. */
const mostInRow = 8;
const panelId = 'board';

const place = css`
  position: sticky;
  z-index: 10;
  top: ${belowStrip};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  background: var(--surface-raised);
  /* On a phone that lies on its side the numbers need the room. */
  @media (max-height: 450px) {
    position: static;
  }
`;
const all = css`
  position: relative;
  min-width: 3.25rem;
  padding: 0 var(--space-2);
  box-shadow: inset 0 -1px var(--line), inset 1px 0 var(--line);
  color: var(--link);
  font-size: var(--font-small);
`;

const panelTop = (): number => document.getElementById(panelId)?.getBoundingClientRect().top ?? Infinity;

export function BoardTabs(props: BoardTabsProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const isMany = props.items.length > mostInRow;
  const bar = useRef<HTMLDivElement>(null);
  const shown = useRef(props.value);
  useEffect(() => {
    if (shown.current === props.value) return;
    shown.current = props.value;
    const hidden = bar.current!.getBoundingClientRect().bottom - panelTop();
    if (hidden > 0) window.scrollBy(0, -hidden);
  }, [props.value]);
  useEffect(() => {
    if (isMany) TabsSheet.preload();
  }, [isMany]);
  return (
    <div ref={bar} className={place}>
      <Tabs {...props} panelId={panelId} />
      {isMany && (
        <button
          type="button"
          className={`${all} ${pressable}`}
          aria-haspopup="dialog"
          aria-label={t('play.tabs.all', { label: props.label })}
          onClick={() => setOpen(true)}
        >
          {t('play.tabs')}
        </button>
      )}
      {isOpen && <TabsSheet {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
