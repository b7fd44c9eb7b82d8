// Owns one play on the page of rules: its rule in words, what it pays, and an example settled by the rules themselves.
import { css } from '@linaria/core';
import { late } from '#kit/late.tsx';
import { ruleText } from '#kit/lottery-play/ruleText.ts';
import type { Family, Play } from '#lottery/play.ts';
import { ruleOf } from '#lottery/rule-of-play.ts';
import { useText } from '#texts/useText.ts';
import { type Prices, paysText } from './usePrices.ts';

const LateExample = late(() => import('./WorkedExample.tsx').then(({ WorkedExample }) => WorkedExample), 4);

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
export function PlayRule({ play, prices, family }: { play: Play; prices: Prices; family: Family }) {
  const t = useText();
  const price = prices.byPlay.get(play.code);
  return (
    <section className={section}>
      <h3>
        {play.name}
        {price && <span>{t(`lottery-all.pays.${play.mode}`, { pays: paysText(price.pays) })}</span>}
      </h3>
      <p>{ruleText(t, ruleOf(play.code))}</p>
      <LateExample play={play} price={price} bonusGroup={prices.bonusGroup} family={family} />
    </section>
  );
}
