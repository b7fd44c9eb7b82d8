// A round in the list: which game, what happened in one line, what was staked and what came of it.
import { css } from '@linaria/core';
import { memo } from 'react';
import type { GameRound } from '#contract/entities.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { RowTime } from '#kit/list/facts/RowTime.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { ends, quiet, row, state } from '../records/recordStyles.ts';
import type { RoundKind } from './roundKinds.ts';
import { markOf, wordOf } from './roundMarks.ts';

const game = css`
  font-weight: 600;
  small {
    color: var(--text-quiet);
    font-weight: 400;
  }
`;
/** One match of a parlay in one line; the sheet says all of it. */
const leg = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
/** What happened in full, in whole parts: hands are named at the end as well. */
const said = css`
  line-height: 1.45;
  word-break: keep-all;
`;
const won = css`
  &[data-won] {
    background: color-mix(in srgb, var(--win) 7%, transparent);
    box-shadow: inset 3px 0 0 var(--win);
  }
`;

export interface RoundRowProps {
  of: RoundKind;
  round: GameRound;
  onShow: (round: GameRound) => void;
}

export const RoundRow = memo(function RoundRow({ of, round, onShow }: RoundRowProps) {
  const t = useText();
  const { gameName, platformName, betTime, stake, validBet, validNote, profit, detail } = round;
  const summary = of.summary(round, {
    shots: (count, hits) => t('center.round.say.shots', { count, hits }),
    parlay: (legs, lines) => t('center.round.say.parlay', { legs, lines }),
    lines: (count) => t('center.round.say.lines', { count }),
  });
  const betOn = of.betOn?.(round) ?? '';
  const isOpen = round.state === 'unsettled';
  const legs = detail.legs ?? [];
  return (
    <li>
      <button
        type="button"
        className={`${row} ${won} ${pressable}`}
        data-won={round.state === 'won' || undefined}
        aria-haspopup="dialog"
        onClick={() => onShow(round)}
      >
        <span className={ends}>
          <span className={game}>
            {gameName}
            {round.parentNo !== '' && ` · ${t('center.round.free')}`} <small>{platformName}</small>
          </span>
          {isOpen ? (
            <b className={state} data-state="open">
              {t('center.round.state.unsettled')}
            </b>
          ) : (
            <Amount value={profit} signed />
          )}
        </span>
        {summary !== '' && <span className={`${said} ${quiet}`}>{summary}</span>}
        {legs.length > 1 &&
          legs.map(({ match, pick, odds }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: legs of one round never change places
            <span key={at} className={`${leg} ${quiet}`}>
              {pick} @{odds} · {match}
            </span>
          ))}
        <span className={`${ends} ${quiet}`}>
          <span>
            {t('center.round.total.stake')} {betOn !== '' && `${betOn} `}
            <Amount value={stake} />
            {!isOpen && validBet !== stake && (
              <>
                {' '}
                · {t('center.round.valid.short')}
                {'\u00a0'}
                <Amount value={validBet} />
              </>
            )}
          </span>
          <span>
            {!isOpen && (
              <b className={state} data-state={markOf(round)}>
                {t(`center.round.state.${wordOf(round)}`)}
              </b>
            )}{' '}
            <RowTime time={betTime} />
          </span>
        </span>
        {validNote !== '' && <span className={quiet}>{validNote}</span>}
      </button>
    </li>
  );
});
