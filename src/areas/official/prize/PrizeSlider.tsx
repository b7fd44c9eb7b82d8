// The choice between prize and rebate: what a unit pays is shown as the slider moves.
import { css } from '@linaria/core';
import { memo, useId } from 'react';
import { usePlayName, useText } from '#texts/useText.ts';
import { percent, prizeText } from '../slip.ts';
import type { Prizes } from '../useBoard.ts';

/** 0.1 %. */
const step = 10;

const box = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-3);
  align-items: center;
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
  > label {
    color: var(--text-quiet);
  }
  > input {
    width: 100%;
    height: var(--target);
    accent-color: var(--brand);
    touch-action: pan-y;
  }
`;

export interface PrizeSliderProps {
  prizes: Prizes;
  /** 0.0001 = 0.01 %. */
  rebate: number;
  mostRebate: number;
  onRebate: (rebate: number) => void;
}

/** A press on the board leaves it as it is. */
export const PrizeSlider = memo(function PrizeSlider(props: PrizeSliderProps) {
  const { prizes, rebate, mostRebate, onRebate } = props;
  const t = useText();
  const named = usePlayName();
  const id = useId();
  const prize = named(prizeText(prizes));
  return (
    <div className={box}>
      <label htmlFor={id}>{t('official.rebate', { rate: percent(rebate) })}</label>
      {mostRebate > 0 && (
        <input
          id={id}
          type="range"
          min={0}
          max={mostRebate}
          step={mostRebate % step === 0 ? step : 1}
          value={rebate}
          aria-valuetext={t('official.rebate.spoken', { rate: percent(rebate), prize })}
          onChange={({ target }) => onRebate(Number(target.value))}
        />
      )}
    </div>
  );
});
