// A list of records that comes in pages: loading, empty, failed, its rows, and what stands at its foot.
import { css } from '@linaria/core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { onOnline } from '#browser/pageLifecycle.ts';
import { useText } from '#texts/useText.ts';
import { Button } from '../Button.tsx';
import { Await, type Read } from '../page/Await.tsx';
import { failureText } from '../page/failureText.ts';
import { Skeleton } from '../page/Skeleton.tsx';
import { pressable } from '../page/tokens.ts';
import { LongList } from './LongList.tsx';
import { ruled } from './ruled.ts';

const card = css`
  overflow: hidden;
  margin: var(--edge);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
`;
const waiting = css`
  padding: var(--space-4);
`;
const foot = css`
  display: grid;
  gap: var(--space-2);
  place-items: center;
  min-height: 3.5rem;
  padding: 0 var(--space-4) var(--space-3);
  color: var(--text-quiet);
  font-size: var(--font-small);
  text-align: center;
`;
const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.125rem var(--space-3);
  align-content: center;
  width: 100%;
  min-height: 4rem;
  padding: var(--space-2) var(--space-4);
  text-align: left;
  > :nth-child(1) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    font-size: 0.9375rem;
  }
  > :nth-child(2n) {
    text-align: right;
  }
  > :nth-child(n + 3) {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
  /* An amount beside the one the row is about. */
  > :nth-child(4) span[data-size] {
    font-weight: 400;
  }
`;

export interface RecordListProps<Item> {
  /** As useCallPages() gives it. */
  pages: Read<readonly Item[]> & { hasMore: boolean; more: () => void };
  label: string;
  emptyText?: ReactNode;
  emptyAction?: ReactNode;
  /** Below the last row; that there are no more where not given. */
  endText?: ReactNode;
  /** Height of a row in CSS pixels, about; that of a <RecordRow> where not given. */
  rowPx?: number;
  /** An <li>. */
  children: (item: Item) => ReactNode;
}

export function RecordList<Item>({
  pages,
  label,
  emptyText,
  emptyAction,
  endText,
  rowPx = 64,
  children,
}: RecordListProps<Item>) {
  const t = useText();
  return (
    <Await
      read={pages}
      skeleton={
        <div className={`${card} ${waiting}`}>
          <Skeleton lines={8} height="1.5rem" />
        </div>
      }
      empty={(items) => items.length === 0}
      emptyText={emptyText}
      emptyAction={emptyAction}
    >
      {(items) => (
        <>
          <div className={card}>
            <LongList items={items} rowPx={rowPx} label={label} onEnd={pages.more}>
              {children}
            </LongList>
          </div>
          <div className={foot} aria-live="polite">
            {pages.error ? (
              <FailedMore error={pages.error} onRetry={pages.mutate} />
            ) : pages.hasMore ? (
              t('kit.loading')
            ) : (
              (endText ?? t('kit.end'))
            )}
          </div>
        </>
      )}
    </Await>
  );
}

/** The next page did not arrive: the rows before it stay. */
function FailedMore({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  const t = useText();
  const [working, setWorking] = useState(false);
  const retry = useCallback(async (): Promise<void> => {
    setWorking(true);
    await onRetry().catch(() => undefined);
    setWorking(false);
  }, [onRetry]);
  useEffect(() => onOnline(() => void retry()), [retry]);
  return (
    <>
      <span>{failureText(error, t('kit.failure.other'))}</span>
      <Button size="small" kind="quiet" working={working} onClick={retry}>
        {t('kit.retry')}
      </Button>
    </>
  );
}

export interface RecordRowProps {
  title: ReactNode;
  /** At the right of the title, such as an amount. */
  value: ReactNode;
  /** Below the title, such as a time. */
  note: ReactNode;
  /** Below the value. */
  aside?: ReactNode;
  /** Opens it in full. */
  onShow?: () => void;
}

/** One record in two lines. */
export function RecordRow({ title, value, note, aside, onShow }: RecordRowProps) {
  const content = (
    <>
      <span>{title}</span>
      <span>{value}</span>
      <span>{note}</span>
      <span>{aside}</span>
    </>
  );
  return (
    <li>
      {onShow ? (
        <button
          type="button"
          className={`${row} ${ruled} ${pressable}`}
          aria-haspopup="dialog"
          onClick={onShow}
        >
          {content}
        </button>
      ) : (
        <div className={`${row} ${ruled}`}>{content}</div>
      )}
    </li>
  );
}
