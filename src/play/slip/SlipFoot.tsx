// The foot of a slip before it is placed, in either mode: notices of what has changed, total and balance, and the button to agree or to place it.
import { css } from '@linaria/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { formatMoney } from '#values/money.ts';
import { BalanceShort } from '../BalanceShort.tsx';
import { landscapePhone } from '../landscape.ts';

const foot = css`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4) var(--space-4);
  border-top: 1px solid var(--line);
  background: var(--surface-raised);
  > p {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-3);
    font-variant-numeric: tabular-nums;
  }
  /* Total and balance in one line: above them the slip itself is in sight. */
  @media ${landscapePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: baseline;
    column-gap: var(--space-6);
    padding-top: var(--space-1);
    padding-bottom: var(--space-2);
    > :not([data-figure]) {
      grid-column: 1 / -1;
    }
  }
`;
const noticeStyle = css`
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-small);
  background: var(--warn-quiet);
  color: var(--warn);
  font-size: var(--font-small);
`;

export interface SlipFootProps {
  /** What the player has to know before placing; false for what does not apply. */
  notices: readonly (string | false)[];
  /** What the slip will count, where there is something to say. */
  note: ReactNode;
  /** Null while there is no total to speak of: the notices say what is missing. */
  totalLabel: string | null;
  /** In 0.0001 yuan. */
  stake: bigint;
  /** What it wins at most. */
  win: ReactNode;
  /** As the board shows it; null where none is shown. */
  balance: { label: string; value: string } | null;
  /** Where something has changed, the player agrees to it before the slip can be placed. */
  agree: { label: string; onAgree: () => void } | null;
  /** The button that places the slip. */
  children: ReactNode;
}

/** It takes the place of the button that places the slip: a press that was meant for that one agrees to nothing. */
const readMs = 600;

function Agree({ label, onAgree }: NonNullable<SlipFootProps['agree']>) {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setRead, readMs, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button wide disabled={!isRead} onClick={onAgree}>
      {label}
    </Button>
  );
}

export function SlipFoot({ notices, note, totalLabel, stake, win, balance, agree, children }: SlipFootProps) {
  return (
    <div className={foot}>
      {note}
      {notices.map(
        (notice) =>
          notice && (
            <p key={notice} className={noticeStyle} role="alert">
              {notice}
            </p>
          ),
      )}
      {totalLabel !== null && (
        <p data-figure>
          <span>{totalLabel}</span>
          <Amount value={formatMoney(stake)} size="large" exact />
        </p>
      )}
      {win && <p data-figure>{win}</p>}
      {balance && (
        <p data-figure>
          <span>{balance.label}</span>
          <Amount value={balance.value} />
        </p>
      )}
      <BalanceShort stake={stake} />
      {agree ? <Agree {...agree} /> : children}
    </div>
  );
}
