// The steps from one day, week or month to the one before or after.
import { css } from '@linaria/core';
import type { OwnPictureAnswer } from '#contract/protection.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { addDays } from '#values/days.ts';

const bar = css`
  display: grid;
  grid-template-columns: var(--target) 1fr var(--target);
  align-items: center;
  padding: var(--space-2) var(--edge) 0;
  text-align: center;
  > span {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  button {
    display: grid;
    place-items: center;
    width: var(--target);
    height: var(--target);
    color: var(--brand-text);
    font-size: 1.25rem;
  }
  button:disabled {
    color: var(--text-faint);
    opacity: 0.4;
    cursor: default;
  }
  button:last-child > svg {
    transform: rotate(180deg);
  }
`;

export interface StepsProps {
  picture: OwnPictureAnswer;
  /** YYYY-MM-DD in Beijing. */
  today: string;
  /** To the frame that holds this day. */
  onStep: (day: string) => void;
}

export function Steps({ picture: { from, to, earliest }, today, onStep }: StepsProps) {
  const t = useText();
  return (
    <div className={bar}>
      <button
        type="button"
        className={pressable}
        aria-label={t('safety.picture.before')}
        disabled={from <= earliest}
        onClick={() => onStep(addDays(from, -1))}
      >
        <Icon name="back" />
      </button>
      <span role="status">{from === to ? from : t('safety.picture.range', { from, to: to.slice(5) })}</span>
      <button
        type="button"
        className={pressable}
        aria-label={t('safety.picture.after')}
        disabled={to >= today}
        onClick={() => onStep(addDays(to, 1))}
      >
        <Icon name="back" />
      </button>
    </div>
  );
}
