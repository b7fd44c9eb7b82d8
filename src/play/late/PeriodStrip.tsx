// The strip that keeps lottery, period and countdown in sight once their card has been scrolled away.
import { css } from '@linaria/core';
import { type RefObject, useEffect, useState } from 'react';
import { useText } from '#texts/useText.ts';
import { landscapePhone } from '../landscape.ts';
import { Countdown } from '../lottery-page/Countdown.tsx';
import { OwnLotteries } from '../swipe/OwnLotteries.tsx';
import type { Play } from '../usePlay.ts';

/** Where the tabs of a board stay: below the header and the strip. */
export const belowStrip = 'calc(var(--header-height) + var(--safe-top) + 36px)';

const place = css`
  position: sticky;
  z-index: 11;
  top: calc(var(--header-height) + var(--safe-top));
  height: 0;
  /* There the header itself says it. */
  @media ${landscapePhone} {
    display: none;
  }
`;
const strip = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--space-2);
  height: 36px;
  padding: 0 var(--edge);
  border-bottom: 1px solid var(--line);
  background: var(--surface-raised);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  > span:not([role='timer']) {
    overflow: hidden;
    color: var(--text-quiet);
    text-overflow: ellipsis;
    /* Where it is too long, the date at its beginning is cut, not the draw at its end. */
    text-align: left;
    direction: rtl;
  }
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
  > small[data-sealed] {
    color: var(--warn);
    font-weight: 600;
  }
`;

export interface PeriodStripProps extends Pick<Play, 'lottery' | 'lotteries' | 'period'> {
  onSwitch: (lotCode: string) => void;
  /** The card that says the same, larger: while its first line is in sight there is no strip. */
  watched: RefObject<HTMLElement | null>;
}

function Strip({ lottery, period, watched }: PeriodStripProps) {
  const t = useText();
  const [isShown, show] = useState(false);
  useEffect(() => {
    const line = watched.current?.firstElementChild;
    if (!line) return;
    const watch = new IntersectionObserver(([entry]) => show(entry ? !entry.isIntersecting : false), {
      // The header covers the top.
      rootMargin: '-64px 0px 0px 0px',
    });
    watch.observe(line);
    return () => watch.disconnect();
  }, [watched]);
  const running = period.data;
  if (!isShown || !running) return null;
  const { isSealed, now, opensAtMs, sealsAtMs } = running;
  const label = t(isSealed ? 'play.opens' : 'play.seals');
  // The card says it to those who listen.
  return (
    <div className={place} aria-hidden="true">
      <div className={strip}>
        <b>{lottery.lotName}</b>
        <span>
          <bdi dir="ltr">{t('play.period', { qiHao: running.period.qiHao })}</bdi>
        </span>
        <small data-sealed={isSealed || undefined}>{running.isDrawing ? t('play.opening') : label}</small>
        {!running.isDrawing && (
          <Countdown
            untilMs={isSealed ? opensAtMs : sealsAtMs}
            now={now}
            isSealed={isSealed}
            label={label}
            size="small"
          />
        )}
      </div>
    </div>
  );
}

/** And what else the card of the period answers to. */
export function PeriodStrip(props: PeriodStripProps) {
  return (
    <>
      <Strip {...props} />
      <OwnLotteries card={props.watched} {...props} />
    </>
  );
}
