// The newest winners as the server names them: real, masked, and none where there are none.

import { css } from '@linaria/core';
import type { ActivityWinner } from '#contract/entities.generated.ts';
import { Card } from '#kit/Card.tsx';
import { RowTime } from '#kit/list/facts/RowTime.tsx';
import { useText } from '#texts/useText.ts';
import { prizeText } from '../shared/prizeText.ts';
import { quietNote, sectionTitle } from '../shared/sectionStyles.ts';

const list = css`
  display: grid;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: var(--space-3);
    align-items: baseline;
  }
  time {
    color: var(--text-faint);
    font-size: var(--font-caption);
  }
  b {
    color: var(--win);
    font-weight: 600;
  }
`;

const shownCount = 8;

export function Winners({ winners }: { winners: readonly ActivityWinner[] }) {
  const t = useText();
  return (
    <Card>
      <h2 className={sectionTitle}>{t('active.winners')}</h2>
      {winners.length === 0 ? (
        <p className={quietNote}>{t('active.winners.none')}</p>
      ) : (
        <ul className={list}>
          {winners.slice(0, shownCount).map(({ account, prize, time }) => (
            <li key={`${account}.${time}.${prize.value}`}>
              <span>{account}</span>
              <b>{prizeText(prize, t)}</b>
              <RowTime time={time} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
