// The record of an author: what became of the bets they shared before they sealed.
import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import type { ForumProfile } from '#contract/entities.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { useText } from '#texts/useText.ts';

const box = css`
  display: grid;
  gap: var(--space-2);
  > h3 {
    font-size: var(--font-body);
    font-weight: 600;
  }
  > dl {
    display: grid;
    grid-template-columns: 1fr 1fr auto;
    gap: var(--space-2);
  }
  > dl > div {
    display: grid;
  }
  dt,
  > p {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
  dd {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;

interface SlipRecordProps {
  record: ForumProfile['record'];
}

export function SlipRecord({ record: { days, ended, won, waiting, stake, net } }: SlipRecordProps) {
  const t = useText();
  const figure = (words: string, value: ReactNode) => (
    <div>
      <dt>{words}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <section className={box}>
      <h3>{t('forum.record', { days })}</h3>
      {ended + waiting === 0 ? (
        <p>{t('forum.record.none')}</p>
      ) : (
        <>
          <dl>
            {figure(t('forum.record.won'), t('forum.record.of', { won, ended }))}
            {figure(t('forum.record.stake'), <Amount value={stake} />)}
            {figure(t('forum.record.net'), <Amount value={net} signed />)}
          </dl>
          {waiting > 0 && <p>{t('forum.record.waiting', { count: waiting })}</p>}
          <p>{t('forum.record.counts')}</p>
        </>
      )}
    </section>
  );
}
