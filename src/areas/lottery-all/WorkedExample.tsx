// Owns the worked example of a play: settled at today's odds by the rules themselves.
import { css } from '@linaria/core';
import { useMemo } from 'react';
import type { Lottery } from '#contract/entities.generated.ts';
import { Draw } from '#kit/lottery/Draw.tsx';
import { haoMa } from '#lottery/hao-ma.ts';
import { formatMoney } from '#lottery/money.ts';
import type { Family, Play } from '#lottery/play.ts';
import { exampleOf } from '#lottery/play-examples.ts';
import { readBet } from '#lottery/read-bet.ts';
import { settle } from '#lottery/settle.ts';
import { useText } from '#texts/useText.ts';
import type { Price } from './usePrices.ts';

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

/** Yuan of a unit in credit examples. */
const exampleAmount = '10';

/** The example settled at what the play pays now; the house's own odds stand in for those not told. */
function workedExample(play: Play, price: Price | undefined, bonusGroup: string) {
  const example = exampleOf(play.code);
  if (!example) return undefined;
  const terms =
    play.mode === 'credit'
      ? {
          unitAmount: exampleAmount,
          odds: Object.fromEntries((price?.pays ?? []).map(({ name, value }) => [name, value])),
        }
      : { ...(bonusGroup && { bonusGroup }) };
  const bet = readBet(play, { ...example, ...terms });
  const { units, winningUnits, stake, payout } = settle(bet, example.draw);
  return {
    picks: haoMa(play, bet.selection),
    draw: example.draw.join(','),
    units,
    winningUnits,
    stake: formatMoney(stake),
    payout: formatMoney(payout),
  };
}

export interface WorkedExampleProps {
  play: Play;
  price: Price | undefined;
  bonusGroup: string;
  family: Family;
}

export function WorkedExample({ play, price, bonusGroup, family }: WorkedExampleProps) {
  const t = useText();
  const example = useMemo(() => workedExample(play, price, bonusGroup), [play, price, bonusGroup]);
  if (!example) return null;
  return (
    <dl className={worked} aria-label={t('lottery-all.example')}>
      <div>
        <dt>{t('lottery-all.example.picks')}</dt>
        <dd>{example.picks}</dd>
      </div>
      <div>
        <dt>{t('lottery-all.example.stake')}</dt>
        <dd>{t('lottery-all.example.cost', { units: example.units, stake: example.stake })}</dd>
      </div>
      <div>
        <dt>{t('lottery-all.example.draw')}</dt>
        <dd>
          <Draw family={family.code as Lottery['family']} haoMa={example.draw} />
        </dd>
      </div>
      <div>
        <dt>{t('lottery-all.example.result')}</dt>
        <dd>
          <b>{t('lottery-all.example.pays', { units: example.winningUnits, payout: example.payout })}</b>
        </dd>
      </div>
    </dl>
  );
}
