// The line of notices of which one is seen, rolled automatically until somebody touches it.
import { css } from '@linaria/core';
import { useState } from 'react';
import { useText } from '#texts/useText.ts';
import { Icon, type IconName } from '../Icon.tsx';
import { pressable } from '../page/tokens.ts';
import { useTurning } from './motion.ts';

const line = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  overflow: hidden;
  min-height: max(2.5rem, var(--target));
  padding: 0 var(--space-3);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  & > svg {
    flex: none;
    color: var(--brand-text);
    font-size: 1.25rem;
  }
`;

const notice = css`
  flex: 1 1 auto;
  overflow: hidden;
  min-width: 0;
  min-height: max(2.5rem, var(--target));
  font-size: var(--font-body);
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;
  animation: roll-in 260ms ease-out;
  &:focus-visible {
    outline-offset: -2px;
  }
  @keyframes roll-in {
    from {
      opacity: 0;
      transform: translateY(70%);
    }
  }
`;

const shut = css`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--target);
  height: var(--target);
  margin-right: calc(-1 * var(--space-3));
  color: var(--text-quiet);
`;

export interface TickerItem {
  id: string | number;
  text: string;
  /** Of a bell where not given. */
  icon?: IconName;
  /** Without it the line is only read. */
  onOpen?: () => void;
  /** In place of the sign that it opens something. */
  close?: { label: string; onClick: () => void };
}

export interface TickerProps {
  items: readonly TickerItem[];
  /** The next one after so long; 5000 where not given. */
  intervalMs?: number;
}

export function Ticker({ items, intervalMs = 5000 }: TickerProps) {
  const t = useText();
  const [turn, setTurn] = useState(0);
  const [isHeld, setHeld] = useState(false);
  useTurning(() => setTurn((before) => before + 1), intervalMs, items.length > 1 && !isHeld);
  const item = items[turn % Math.max(1, items.length)];
  if (!item) return null;
  return (
    <section
      className={line}
      aria-label={t('kit.ticker')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={item.icon ?? 'bell'} />
      <button
        // Mounted again with each turn, so that it rolls in; not while it has the focus.
        key={turn}
        type="button"
        className={`${notice} ${pressable}`}
        disabled={!item.onOpen}
        onClick={item.onOpen}
      >
        {item.text}
      </button>
      {item.close ? (
        <button
          type="button"
          className={`${shut} ${pressable}`}
          aria-label={item.close.label}
          onClick={item.close.onClick}
        >
          <Icon name="close" />
        </button>
      ) : (
        item.onOpen && <Icon name="chevron" />
      )}
    </section>
  );
}
