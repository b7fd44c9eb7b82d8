// The month of sign-ins: each day signed, missed, today or ahead, and the months before it.
import { css } from '@linaria/core';
import type { SignInMonthAnswer } from '#contract/activity.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { monthDays, otherMonth } from './signDays.ts';

const head = css`
  display: grid;
  grid-template-columns: var(--target) 1fr var(--target);
  align-items: center;
  padding-bottom: var(--space-2);
  text-align: center;
  h2 {
    font-size: var(--font-main);
    font-variant-numeric: tabular-nums;
  }
  button {
    display: grid;
    place-items: center;
    min-height: var(--target);
    font-size: 1.125rem;
  }
  button:disabled {
    color: var(--text-faint);
    opacity: 0.4;
    cursor: default;
  }
  button:first-child svg {
    transform: rotate(180deg);
  }
`;
const grid = css`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: var(--space-1) 0;
  text-align: center;
  font-variant-numeric: tabular-nums;
  > span {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
`;
const cell = css`
  display: grid;
  justify-items: center;
  align-content: center;
  min-height: 2.75rem;
  > span {
    display: grid;
    place-items: center;
    width: 2.125rem;
    height: 2.125rem;
    border-radius: 50%;
  }
  &[data-state='signed'] > span {
    background: var(--brand);
    color: var(--on-brand);
    font-weight: 600;
  }
  &[data-state='missed'] > span {
    box-shadow: inset 0 0 0 1px var(--line);
    color: var(--text-faint);
  }
  &[data-state='off'] > span {
    color: var(--text-faint);
  }
  &[data-today] > span {
    box-shadow:
      0 0 0 2px var(--surface-raised),
      0 0 0 4px var(--brand-text);
  }
`;
const legend = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-1) var(--space-4);
  padding-top: var(--space-2);
  color: var(--text-quiet);
  font-size: var(--font-caption);
`;

/** How many months back can be looked at. */
const monthsBack = 12;
const weekdays = ['1', '2', '3', '4', '5', '6', '0'] as const;

export interface SignCalendarProps {
  info: SignInMonthAnswer;
  /** Another month; undefined for this one. */
  onMonth: (month: string | undefined) => void;
}

export function SignCalendar({ info, onMonth }: SignCalendarProps) {
  const t = useText();
  const { locale } = useSite();
  const { month, today, signed, missed } = info;
  const monthText = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  const thisMonth = today.slice(0, 7);
  const choose = (by: number): void => {
    const other = otherMonth(month, by);
    onMonth(other === thisMonth ? undefined : other);
  };
  return (
    <Card>
      <div className={head}>
        <button
          type="button"
          className={pressable}
          aria-label={t('active.sign.before')}
          disabled={month <= otherMonth(thisMonth, -monthsBack)}
          onClick={() => choose(-1)}
        >
          <Icon name="chevron" />
        </button>
        <h2 aria-live="polite">{monthText.format(Date.parse(`${month}-01T00:00:00Z`))}</h2>
        <button
          type="button"
          className={pressable}
          aria-label={t('active.sign.after')}
          disabled={month >= thisMonth}
          onClick={() => choose(1)}
        >
          <Icon name="chevron" />
        </button>
      </div>
      <div className={grid}>
        {weekdays.map((weekday) => (
          <span key={weekday}>{t(`active.weekday.${weekday}`)}</span>
        ))}
        {monthDays(info).map(({ day, column, state, isToday }) => (
          <div
            key={day}
            className={cell}
            data-state={state}
            data-today={isToday || undefined}
            style={day === 1 ? { gridColumnStart: column } : undefined}
            role="img"
            aria-label={t(`active.sign.state.${state}`, { day })}
          >
            <span>{day}</span>
          </div>
        ))}
      </div>
      <p className={legend}>
        <span>{t('active.sign.countSigned', { count: signed.length })}</span>
        <span>{t('active.sign.countMissed', { count: missed.length })}</span>
      </p>
    </Card>
  );
}
