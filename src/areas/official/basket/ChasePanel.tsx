// The filling in of a chase: its schedule, and every period with a multiple that can be edited.

import { css } from '@linaria/core';
import { pressable } from '#kit/page/tokens.ts';
import { MOST_MULTIPLE } from '#lottery/bet/chase.ts';
import { chips } from '#play/cellStyles.ts';
import { useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import { formatMoney } from '#values/money.ts';
import { type ChaseFault, type ChasePlan, type ChaseRows, schedules } from './chasePlan.ts';
import { Stepper } from './Stepper.tsx';

const quickPeriods = [5, 10, 20, 50] as const;

const box = css`
  display: grid;
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-4);
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;
const fields = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-2) var(--space-3);
  > label {
    display: grid;
    gap: var(--space-1);
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  > label > input {
    width: 100%;
    min-width: 0;
    height: var(--target);
    padding: 0 var(--space-2);
    border: 0;
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
    box-shadow: inset 0 0 0 1px var(--line);
    color: var(--text);
    font-size: 16px;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  > label > input[aria-invalid='true'] {
    box-shadow: inset 0 0 0 1.5px var(--danger);
  }
`;
const stop = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
`;
const list = css`
  display: grid;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 7.5rem;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-2) 0;
    border-top: 1px solid var(--line);
    content-visibility: auto;
    contain-intrinsic-size: auto 3.75rem;
    font-variant-numeric: tabular-nums;
  }
  > li > div > small {
    display: block;
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
`;

export interface ChasePanelProps {
  plan: ChasePlan;
  onPlan: (plan: ChasePlan) => void;
  rows: ChaseRows;
  /** How many periods can still be chased. */
  most: number;
}

export function ChasePanel({ plan, onPlan, rows, most }: ChasePanelProps) {
  const t = useText();
  // Another schedule makes other multiples: what was edited of the old ones is gone.
  const change = (next: Partial<ChasePlan>): void => onPlan({ ...plan, edited: {}, ...next });
  const isWrong = (field: ChaseFault['field']): boolean => rows.fault?.field === field;
  const typed = (key: 'periods' | 'start' | 'factor' | 'every' | 'profitRate') => (
    <label>
      {t(`official.chase.${key}`)}
      <input
        inputMode={key === 'profitRate' ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={7}
        aria-invalid={isWrong(key)}
        value={plan[key]}
        onChange={({ target }) => change({ [key]: target.value.replace(/[^\d.]/g, '') })}
      />
    </label>
  );
  return (
    <div className={box}>
      <fieldset className={chips} aria-label={t('official.chase.schedule')}>
        {schedules.map((schedule) => (
          <button
            key={schedule}
            type="button"
            aria-pressed={schedule === plan.schedule}
            onClick={() => change({ schedule })}
          >
            {t(`official.chase.schedule.${schedule}`)}
          </button>
        ))}
      </fieldset>
      <div className={fields}>
        {typed('periods')}
        {typed('start')}
        {plan.schedule === 'multiplying' && typed('every')}
        {plan.schedule === 'multiplying' && typed('factor')}
        {plan.schedule === 'profit' && typed('profitRate')}
      </div>
      <fieldset className={chips} aria-label={t('official.chase.periods')}>
        {quickPeriods
          .filter((count) => count < most)
          .map((count) => (
            <button
              key={count}
              type="button"
              className={pressable}
              aria-pressed={plan.periods === String(count)}
              onClick={() => change({ periods: String(count) })}
            >
              {t('official.chase.count', { count })}
            </button>
          ))}
        <button
          type="button"
          className={pressable}
          aria-pressed={plan.periods === String(most)}
          onClick={() => change({ periods: String(most) })}
        >
          {t('official.chase.all', { count: most })}
        </button>
      </fieldset>
      <label className={stop}>
        <input
          type="checkbox"
          checked={plan.stopOnWin}
          onChange={({ target }) => onPlan({ ...plan, stopOnWin: target.checked })}
        />
        {t('official.chase.stop')}
      </label>
      <ol className={list}>
        {rows.rows.map(({ qiHao, typed: value, multiple, stake, spent }, at) => (
          <li key={qiHao}>
            <div>
              {t('play.period', { qiHao })}
              <small>
                ¥{amountText(formatMoney(stake), true)}
                {' · '}
                {t('official.chase.spent', { spent: amountText(formatMoney(spent), true) })}
              </small>
            </div>
            <Stepper
              label={t('official.chase.multiple', { qiHao })}
              value={value}
              most={MOST_MULTIPLE}
              isFaulty={multiple === undefined}
              onChange={(next) => onPlan({ ...plan, edited: { ...plan.edited, [at]: next } })}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
