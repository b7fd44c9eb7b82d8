// The fields of rates: the bonus group, a rate for each category of games, and both ends at a tap; and how rates are listed.
import { css } from '@linaria/core';
import type { GameCategory } from '#contract/entities.generated.ts';
import { Button } from '#kit/Button.tsx';
import { useText } from '#texts/useText.ts';
import { hint } from '../figureStyles.ts';
import { BandStepper } from './BandStepper.tsx';
import { plainRate } from './band.ts';
import type { RateForm, RateName } from './useRateForm.ts';

const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding: var(--space-3) 0 var(--space-1);
  > h2 {
    font-size: var(--font-main);
  }
  > span {
    display: flex;
    gap: var(--space-2);
  }
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
  dd {
    font-size: var(--font-body);
  }
`;

export interface RateFieldsProps {
  form: RateForm;
  /** Beside the band of a field. */
  hintOf?: (name: RateName) => string | undefined;
}

export function RateFields({ form, hintOf }: RateFieldsProps) {
  const t = useText();
  return (
    <section aria-label={t('agent.rate.title')}>
      <div className={head}>
        <h2>{t('agent.rate.title')}</h2>
        <span>
          <Button size="small" kind="plain" onClick={() => form.setAll('least')}>
            {t('agent.rate.allLeast')}
          </Button>
          <Button size="small" kind="plain" onClick={() => form.setAll('most')}>
            {t('agent.rate.allMost')}
          </Button>
        </span>
      </div>
      {form.fields.map(({ name, value, band, error }) => (
        <BandStepper
          key={name}
          name={name}
          label={name === 'groupBonus' ? t('agent.rate.groupBonus') : t(`agent.category.${name}`)}
          unit={name === 'groupBonus' ? '' : '%'}
          value={value}
          band={band}
          hint={hintOf?.(name)}
          error={error}
          onChange={(next) => form.set(name, next)}
        />
      ))}
    </section>
  );
}

export interface RateListProps {
  rates: readonly { category: GameCategory; rate: string }[];
}

/** Rates that are not 0, four to a line: each name above its figure. */
export function RateList({ rates }: RateListProps) {
  const t = useText();
  const some = rates.filter(({ rate }) => /[1-9]/.test(rate));
  if (some.length === 0) return <p className={hint}>{t('agent.rate.none')}</p>;
  return (
    <dl className={list}>
      {some.map(({ category, rate }) => (
        <div key={category}>
          <dt>{t(`agent.category.${category}`)}</dt>
          <dd>{plainRate(rate)}%</dd>
        </div>
      ))}
    </dl>
  );
}
