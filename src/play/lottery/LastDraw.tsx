// The strip with the last draw, which opens the earlier draws.
import { css } from '@linaria/core';
import { Icon } from '#kit/Icon.tsx';
import { Draw } from '#kit/lottery/Draw.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable, spoken } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { landscapePhone } from '../landscape.ts';
import { Readings } from '../shown/Readings.tsx';
import type { Play } from '../usePlay.ts';

const strip = css`
  display: grid;
  grid-template-areas:
    'period readings more'
    'numbers numbers numbers';
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.125rem var(--space-2);
  width: 100%;
  /* To the half pixel what its two lines need: nothing below moves when they come. */
  min-height: 3.65625rem;
  padding: 0.25rem var(--space-3) 0.375rem var(--space-4);
  border-top: 1px solid var(--line);
  text-align: left;
  > small {
    grid-area: period;
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
  }
  > small b {
    margin-left: var(--space-2);
    color: var(--warn);
    font-weight: 500;
  }
  /* English readings are long: they stand beside few numbers, and below more than one row of them. */
  @media (max-width: 420px) {
    &:lang(en)[data-numbers='few'] {
      grid-template-areas:
        'period period more'
        'numbers readings readings';
    }
    &:lang(en)[data-numbers='rows'] {
      grid-template-areas:
        'period period more'
        'numbers numbers numbers'
        'readings readings readings';
    }
  }
  /* In the header there is a line for the numbers; what is read from them stands in the history. */
  @media ${landscapePhone} {
    [data-board-top] > &&& {
      flex: 1 1 0;
      grid-template-areas: 'numbers more';
      grid-template-columns: minmax(0, 1fr) auto;
      order: 0;
      min-height: var(--target);
      padding: 0;
      border: 0;
      --ground: var(--brand-quiet);
      --figure: var(--brand-text);
    }
    [data-board-top] > & > small,
    [data-board-top] > & > [data-readings],
    [data-board-top] > & [data-family='lhc'] small {
      display: none;
    }
    [data-board-top] > & [data-family] {
      --ball: 1.375rem;
    }
    /* A red wave on a red header keeps its shape. */
    [data-board-top] > & :is([data-family='lhc'], [data-family='pc28']) b {
      box-shadow: 0 0 0 1px var(--on-header);
    }
    [data-board-top] > & [data-words] {
      grid-template-columns: auto;
    }
    @media (max-width: 740px) {
      [data-board-top] > & > span:last-child > span {
        display: none;
      }
      [data-board-top] > & [data-family='pk10'] b {
        letter-spacing: -0.06em;
        white-space: nowrap;
      }
    }
    [data-board-top] > & [data-family='kl8'] {
      --ball: 1.25rem;
    }
  }
`;
/** How many numbers leave room for readings beside them, and how many are one line. */
const [few, line] = [5, 10];
const numbers = css`
  display: grid;
  grid-area: numbers;
  align-items: center;
  justify-items: start;
  min-width: 0;
  min-height: 1.625rem;
  > * {
    grid-area: 1 / 1;
  }
`;
/** The numbers before leave the room of the next to them: nothing below moves when those come. */
const before = css`
  display: flex;
  visibility: hidden;
`;
const readingsPlace = css`
  /* No line of text of its own, which would be higher than what stands in it. */
  display: flex;
  grid-area: readings;
  min-width: 0;
  &:lang(en) > span {
    gap: 0.25rem;
    font-size: var(--font-caption);
    letter-spacing: -0.02em;
  }
`;
const more = css`
  display: inline-flex;
  grid-area: more;
  align-items: center;
  color: var(--text-quiet);
  font-size: var(--font-small);
  /* English readings need its room; the arrow says as much. */
  @media (max-width: 420px) {
    &:lang(en) > span {
      display: none;
    }
  }
`;

export function LastDraw({
  lottery,
  period,
  last,
  isRolling,
  open,
}: Pick<Play, 'lottery' | 'period' | 'last' | 'isRolling' | 'open'>) {
  const t = useText();
  const running = period.data;
  const isComing = running?.last?.openStatus === 'waiting';
  const count = last?.haoMa.split(',').length ?? 0;
  const qiHao = isComing ? running.last!.qiHao : last?.qiHao;
  const drawn =
    last?.haoMa && !isComing ? t('play.drawnNow', { qiHao: last.qiHao, numbers: last.haoMa }) : '';
  return (
    <>
      <button
        type="button"
        className={`${strip} ${pressable}`}
        aria-haspopup="dialog"
        data-numbers={count <= few ? 'few' : count > line ? 'rows' : undefined}
        onClick={() => open('history')}
      >
        {!running ? (
          <Skeleton width="60%" height="1.75rem" />
        ) : (
          <>
            {qiHao && (
              <small>
                {t('play.period', { qiHao })}
                {last?.source === 'demonstration' && !isComing && <b>{t('play.demo')}</b>}
              </small>
            )}
            {last && !isComing && last.openStatus === 'drawn' && (
              <span className={readingsPlace} data-readings key={`${last.qiHao} readings`}>
                <Readings family={lottery.family} readings={last.readings} rolls={isRolling} />
              </span>
            )}
            <span className={numbers} key={isComing ? 'coming' : last?.qiHao}>
              {isComing ? (
                <>
                  <span>{t('play.opening')}</span>
                  {last?.openStatus === 'drawn' && (
                    <span className={before} aria-hidden="true">
                      <Draw family={lottery.family} haoMa={last.haoMa} readings={last.readings} />
                    </span>
                  )}
                </>
              ) : !last ? (
                t('play.last.none')
              ) : last.openStatus === 'void' ? (
                t('play.last.void')
              ) : (
                <Draw family={lottery.family} haoMa={last.haoMa} readings={last.readings} rolls={isRolling} />
              )}
            </span>
          </>
        )}
        <span className={more}>
          <span>{t('play.history')}</span>
          <Icon name="chevron" />
        </span>
      </button>
      <span className={spoken} role="status">
        {drawn}
      </span>
    </>
  );
}
