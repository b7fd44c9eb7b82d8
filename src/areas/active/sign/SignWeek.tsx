// The row of seven days around today in the cycle of rewards.

import { css } from '@linaria/core';
import type { SignInMonthAnswer } from '#contract/activity.generated.ts';
import { useText } from '#texts/useText.ts';
import { shortAmount } from '#values/amount.ts';
import { plate } from '../frame/festiveStyles.ts';
import { cycleDayOfToday, daysAround } from './signDays.ts';

const row = css`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: var(--space-1);
  padding-top: var(--space-8);
`;
const cell = css`
  display: grid;
  justify-items: center;
  gap: 0.125rem;
  padding: var(--space-2) 0;
  font-size: var(--font-caption);
  font-variant-numeric: tabular-nums;
  text-align: center;
  svg {
    width: 1.75rem;
    filter: var(--picture);
  }
  b {
    font-weight: 600;
  }
  &[data-today] {
    box-shadow: inset 0 0 0 1.5px #f4c463;
  }
`;

export interface SignWeekProps {
  /** Day of the cycle that the next sign-in is. */
  next: number;
  signedToday: boolean;
  rewards: SignInMonthAnswer['rewards'];
  unit: 'points' | 'cash';
}

export function SignWeek({ next, signedToday, rewards, unit }: SignWeekProps) {
  const t = useText();
  const today = cycleDayOfToday(next, signedToday, rewards.length);
  return (
    <ol className={row}>
      {daysAround(today, rewards.length).map((day) => {
        const { reward, bonus } = rewards[day - 1]!;
        const isSigned = day < today || (day === today && signedToday);
        const total = Number(reward) + Number(bonus);
        return (
          <li
            key={day}
            className={`${cell} ${plate}`}
            data-today={day === today || undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <span>{t('active.sign.day', { day })}</span>
            <Coin isSigned={isSigned} hasBonus={Number(bonus) > 0} />
            <b>{unit === 'cash' ? `¥${shortAmount(total.toFixed(4))}` : total}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** A coin, a gift where a bonus is added, and a tick over what is signed. */
function Coin({ isSigned, hasBonus }: { isSigned: boolean; hasBonus: boolean }) {
  return (
    <svg viewBox="0 0 34 34" fill="none" aria-hidden="true" focusable="false">
      {hasBonus ? (
        <g>
          <rect x="4" y="11" width="24" height="17" rx="2.5" fill="#d8222b" />
          <rect x="3" y="9" width="26" height="6" rx="1.5" fill="#ee4a43" />
          <path
            d="M16 9v19M16 9c-4 0-7-1-7-3.500S13 3 16 9Zm0 0c4 0 7-1 7-3.500S19 3 16 9Z"
            stroke="#ffd877"
            strokeWidth="2"
          />
        </g>
      ) : (
        <g>
          <circle cx="16" cy="16" r="13" fill="#e9a92f" />
          <circle cx="16" cy="16" r="10.5" fill="#ffd877" />
          <rect x="12" y="12" width="8" height="8" rx="1" stroke="#c98a14" strokeWidth="1.8" />
        </g>
      )}
      {isSigned && (
        <g>
          <circle cx="25" cy="25" r="7.5" fill="#197344" stroke="#fff" strokeWidth="1.5" />
          <path
            d="m21.500 25 2.500 2.500 4.500-4.500"
            stroke="#fff"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      )}
    </svg>
  );
}
