// The matches of a slip: what was picked at which odds, how it ended, and why where the score does not say it.

import { css } from '@linaria/core';
import type { GameRoundDetail } from '#contract/entities.generated.ts';
import { RowTime } from '#kit/list/facts/RowTime.tsx';
import { useText } from '#texts/useText.ts';
import { ends, quiet } from '../records/recordStyles.ts';
import { row, rows } from './roundStyles.ts';

const mark = css`
  &[data-result='won'],
  &[data-result='halfWon'] {
    color: var(--win);
  }
  &[data-result='lost'],
  &[data-result='halfLost'] {
    color: var(--lose);
  }
  &[data-result='open'] {
    color: var(--warn);
  }
`;

type Leg = NonNullable<GameRoundDetail['legs']>[number];

export function RoundLegs({ legs }: { legs: readonly Leg[] }) {
  const t = useText();
  const before = ({ scoreAtBet, ht }: Leg): string =>
    [
      scoreAtBet !== undefined && t('center.round.scoreAtBet', { score: scoreAtBet }),
      ht !== undefined && t('center.round.halfTime', { score: ht }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <ul className={rows}>
      {legs.map((leg, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: legs of one round never change places
        <li key={at} className={row}>
          <span className={`${ends} ${quiet}`}>
            <span>{leg.league}</span>
            <RowTime time={leg.startTime} />
          </span>
          {leg.score === '' ? (
            <b>{leg.match}</b>
          ) : (
            <span className={ends}>
              <b>{leg.match}</b>
              <span>{leg.score}</span>
            </span>
          )}
          <span className={ends}>
            <span>
              {leg.market} · {leg.pick} @{leg.odds}
            </span>
            <b className={mark} data-result={leg.result}>
              {t(`center.round.leg.${leg.result}`)}
            </b>
          </span>
          {(leg.note ?? leg.scoreAtBet ?? leg.ht) !== undefined && (
            <span className={`${ends} ${quiet}`}>
              <span>{leg.note}</span>
              <span>{before(leg)}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
