// Owns the sheet that switches to another lottery of the same mode.
import { css } from '@linaria/core';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import type { Play } from '../usePlay.ts';

const grid = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-2);
  padding: 0 var(--space-4) var(--space-4);
  @media (max-width: 340px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const choice = css`
  display: grid;
  align-content: center;
  width: 100%;
  min-height: 3.5rem;
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius);
  background: var(--surface-sunken);
  font-size: var(--font-body);
  line-height: 1.3;
  text-align: center;
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
  &[aria-pressed='true'] {
    background: var(--brand-quiet);
    box-shadow: inset 0 0 0 1.5px var(--brand-text);
    color: var(--brand-text);
    font-weight: 600;
  }
`;

const all = css`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: max(3rem, var(--target));
  border-top: 1px solid var(--line);
  color: var(--link);
`;

export interface LotterySheetProps extends Pick<Play, 'lottery' | 'lotteries' | 'open'> {
  onSwitch: (lotCode: string) => void;
}

export function LotterySheet({ lottery, lotteries, open, onSwitch }: LotterySheetProps) {
  const t = useText();
  return (
    <Sheet open onClose={() => open(null)} title={t('play.switch.title')}>
      <ul className={grid}>
        {lotteries.map(({ lotCode, lotName, caption }) => (
          <li key={lotCode}>
            <button
              type="button"
              className={`${choice} ${pressable}`}
              aria-pressed={lotCode === lottery.lotCode}
              onClick={() => {
                open(null);
                if (lotCode !== lottery.lotCode) onSwitch(lotCode);
              }}
            >
              {lotName}
              {caption && <small>{caption}</small>}
            </button>
          </li>
        ))}
      </ul>
      <RouteLink to="/lotteryAll" className={all} orNothing>
        {t('play.switch.all')}
      </RouteLink>
    </Sheet>
  );
}
