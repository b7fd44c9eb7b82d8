// The top of the results: the lottery, its newest draw, the commitment of the running period, and the links to other pages.
import { css } from '@linaria/core';
import { useId, useState } from 'react';
import type { Lottery } from '#contract/entities.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { Draw } from '#kit/lottery/Draw.tsx';
import type { Read } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { Countdown } from '#play/lottery-page/Countdown.tsx';
import type { RunningPeriod } from '#play/lottery-page/usePeriod.ts';
import { useText } from '#texts/useText.ts';
import { card, type Mode, tag } from './resultStyles.ts';

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-2);
  padding: var(--space-1) var(--space-4) 0 var(--space-3);
  > button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: var(--target);
    padding: 0 var(--space-1);
    font-size: 1.125rem;
    font-weight: 700;
    text-align: left;
  }
  > button > svg {
    flex: none;
    color: var(--text-faint);
    font-size: 1rem;
    transform: rotate(90deg);
  }
  > div {
    display: flex;
    align-items: baseline;
    gap: var(--space-2);
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
  /* English names are long: the words stand above the time, as on a board. */
  > div:lang(en) {
    flex-direction: column;
    align-items: end;
    gap: 0;
    line-height: 1.3;
  }
  > div [role='timer'] {
    font-size: 1.125rem;
  }
`;
const newest = css`
  display: grid;
  /* As high while the draw is made as with it: nothing below moves. */
  grid-template-rows: auto minmax(2.25rem, auto);
  align-items: center;
  gap: var(--space-2);
  padding: 0 var(--space-4) var(--space-3);
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    min-height: 1.5em;
    color: var(--text-quiet);
    font-size: var(--font-small);
    font-variant-numeric: tabular-nums;
  }
`;
const promise = css`
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--line);
  color: var(--text-quiet);
  font-size: var(--font-caption);
  line-height: 1.5;
  code {
    display: block;
    overflow-wrap: anywhere;
  }
`;
const relatedPages = css`
  display: flex;
  border-top: 1px solid var(--line);
  > a,
  > button {
    display: flex;
    flex: 1 1 0;
    align-items: center;
    justify-content: center;
    min-height: max(2.75rem, var(--target));
    padding: 0 var(--space-1);
    color: var(--link);
    font-size: var(--font-small);
    text-align: center;
  }
  > button:disabled {
    color: var(--text-faint);
  }
  > * + * {
    border-left: 1px solid var(--line);
  }
`;

export interface LatestDrawProps {
  lottery: Lottery;
  mode: Mode;
  period: Read<RunningPeriod>;
  onChoose: () => void;
}

export function LatestDraw({ lottery, mode, period, onChoose }: LatestDrawProps) {
  const t = useText();
  const { lotCode, lotName, family } = lottery;
  const [isProofOpen, setProofOpen] = useState(false);
  const proofId = useId();
  const running = period.data;
  const last = running?.last;
  const commitment = running?.period.commitment;
  // Its commitments come from this server, so the next one follows where it is late.
  const isDrawnHere = last !== undefined && last.source !== 'feed';
  const query = `?lotCode=${lotCode}`;
  return (
    <section className={card} aria-label={lotName}>
      <div className={head}>
        <button type="button" className={pressable} aria-haspopup="dialog" onClick={onChoose}>
          {lotName}
          <Icon name="chevron" />
        </button>
        {running && (
          <div>
            <span>{t('lottery-all.next')}</span>
            <Countdown
              untilMs={running.opensAtMs}
              now={running.now}
              isSealed={running.isSealed}
              label={t('lottery-all.next')}
            />
          </div>
        )}
      </div>
      <div className={newest}>
        <p>
          {last ? t('play.period', { qiHao: last.qiHao }) : !running && <Skeleton width="9rem" />}
          {last && <span>{last.openTime}</span>}
          {last && last.correctedFrom !== '' && (
            <b className={tag} data-kind="warn">
              {t('lottery-all.corrected')}
            </b>
          )}
          {last?.source === 'demonstration' && (
            <b className={tag} data-kind="warn">
              {t('play.demo')}
            </b>
          )}
        </p>
        {!running ? (
          <Skeleton width="70%" height="2.25rem" />
        ) : !last ? (
          t('play.last.none')
        ) : last.openStatus === 'drawn' ? (
          <Draw family={family} haoMa={last.haoMa} readings={last.readings} size="large" />
        ) : (
          t(last.openStatus === 'void' ? 'play.last.void' : 'play.opening')
        )}
      </div>
      <nav className={relatedPages} aria-label={t('lottery-all.relatedPages')}>
        <RouteLink to={`/${mode}${query}`} className={pressable} orNothing>
          {t('lottery-all.play')}
        </RouteLink>
        <RouteLink to={`/lotInfo${query}`} className={pressable} orNothing>
          {t('lottery-all.rules')}
        </RouteLink>
        <RouteLink to={`/lotLimit${query}`} className={pressable} orNothing>
          {t('lottery-all.limits')}
        </RouteLink>
        {(!running || commitment || isDrawnHere) && (
          <button
            type="button"
            className={pressable}
            aria-expanded={isProofOpen}
            aria-controls={proofId}
            disabled={!commitment}
            onClick={() => setProofOpen(!isProofOpen)}
          >
            {t('lottery-all.proof')}
          </button>
        )}
      </nav>
      {isProofOpen && commitment && (
        <p id={proofId} className={promise}>
          {t('lottery-all.promise', { qiHao: running.period.qiHao })}
          <code>{commitment}</code>
        </p>
      )}
    </section>
  );
}
