// Owns the fields of rates: the bonus group, a rate for each category of games, and both ends at a tap.
import { css } from '@linaria/core';
import { Button } from '#kit/Button.tsx';
import { useText } from '#texts/useText.ts';
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

/** Rates as one line, such as "lottery 7.5% · live 0.5%"; those at 0 are left out. A new line begins with a rate, never with a dot. */
export function useRatesText(): (rates: readonly { category: string; rate: string }[]) => string {
  const t = useText();
  return (rates) => {
    const some = rates.filter(({ rate }) => /[1-9]/.test(rate));
    if (some.length === 0) return t('agent.rate.none');
    return some
      .map(({ category, rate }) => `${t(`agent.category.${category as 'lottery'}`)}\u00a0${plainRate(rate)}%`)
      .join('\u00a0· ');
  };
}
