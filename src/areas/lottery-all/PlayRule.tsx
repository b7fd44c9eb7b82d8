// One play on the page of rules: its rule in words and as this station plays it, what it pays, and an example calculated by the server.
import { css } from '@linaria/core';
import type { Lottery } from '#contract/entities.generated.ts';
import type { GetOffcialCzsmAnswer } from '#contract/lottery.generated.ts';
import { Draw } from '#kit/lottery/Draw.tsx';
import { usePlayName, useText } from '#texts/useText.ts';
import { type Price, paysText } from './usePrices.ts';

export type Rule = GetOffcialCzsmAnswer['list'][number];

const section = css`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4) var(--space-4);
  border-top: 1px solid var(--line);
  line-height: 1.65;
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-2);
    font-size: 0.9375rem;
  }
  h3 > span {
    color: var(--brand-text);
    font-size: var(--font-small);
    font-variant-numeric: tabular-nums;
  }
`;
const here = css`
  color: var(--warn);
  font-size: var(--font-small);
`;
const worked = css`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-small);
  background: var(--surface-sunken);
  font-size: var(--font-small);
  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    align-items: start;
  }
  dt {
    color: var(--text-quiet);
  }
  dd {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

export interface PlayRuleProps {
  family: Lottery['family'];
  mode: 'credit' | 'official';
  rule: Rule;
  price: Price | undefined;
}

export function PlayRule({ family, mode, rule, price }: PlayRuleProps) {
  const t = useText();
  const named = usePlayName();
  return (
    <section className={section}>
      <h3>
        {named(rule.playName)}
        {price && <span>{t(`lottery-all.pays.${mode}`, { pays: named(paysText(price.pays), family) })}</span>}
      </h3>
      <p>{rule.rule}</p>
      {rule.description !== '' && <p className={here}>{t('lottery-all.here', { rule: rule.description })}</p>}
      <WorkedExample family={family} example={rule.example} />
    </section>
  );
}

/** 19.8000 is 19.8, exactly. */
const shortest = (amount: string): string => amount.replace(/\.?0+$/, '');

function WorkedExample({ family, example }: { family: Lottery['family']; example: Rule['example'] }) {
  const t = useText();
  const named = usePlayName();
  const { haoMa, buyZhuShu, buyMoney, openHaoma, winZhuShu, winMoney } = example;
  return (
    <dl className={worked} aria-label={t('lottery-all.example')}>
      <div>
        <dt>{t('lottery-all.example.picks')}</dt>
        <dd>{named(haoMa, family)}</dd>
      </div>
      <div>
        <dt>{t('lottery-all.example.stake')}</dt>
        <dd>{t('lottery-all.example.cost', { units: buyZhuShu, stake: shortest(buyMoney) })}</dd>
      </div>
      <div>
        <dt>{t('lottery-all.example.draw')}</dt>
        <dd>
          <Draw family={family} haoMa={openHaoma} />
        </dd>
      </div>
      <div>
        <dt>{t('lottery-all.example.result')}</dt>
        <dd>
          <b>{t('lottery-all.example.pays', { units: winZhuShu, payout: shortest(winMoney) })}</b>
        </dd>
      </div>
    </dl>
  );
}
