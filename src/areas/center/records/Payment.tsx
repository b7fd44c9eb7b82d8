// Why a bet was paid what it was paid, in the player's words, and the account of the rules for customer service.

import { css } from '@linaria/core';
import type { BetOrder } from '#contract/entities.generated.ts';
import { isRolledBack } from '#contract/states/betStates.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { usePlayName, useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import { familyOfPlay } from './recordStyles.ts';

const block = css`
  display: grid;
  gap: var(--space-1);
  font-size: var(--font-small);
  line-height: 1.65;
  h3 {
    font-size: var(--font-body);
  }
  p,
  li {
    color: var(--text-quiet);
    font-variant-numeric: tabular-nums;
  }
  summary {
    display: flex;
    align-items: center;
    min-height: var(--target);
    color: var(--link);
    cursor: pointer;
  }
  details > p {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-small);
    background: var(--surface-sunken);
  }
`;

export function Payment({ bet }: { bet: BetOrder }) {
  const t = useText();
  const named = usePlayName();
  const { status, returnReason, winDetails, isCapped, explanation, lotVersion, buyZhuShu } = bet;
  const family = familyOfPlay(bet.playCode);
  if (status === BetStatus.waiting) return null;
  const lines: string[] = [];
  if (isRolledBack(status)) {
    lines.push(t('center.record.why.rolledBack'));
    if (status === BetStatus.rolledBackOwing) lines.push(t('center.record.why.owing'));
  } else if (status === BetStatus.returned) lines.push(t(`center.record.why.${returnReason || 'member'}`));
  else if (winDetails.length === 0) lines.push(t('center.record.why.lost', { count: buyZhuShu }));
  for (const { name, units, each, odds, hits, isRefund } of winDetails) {
    const values = { name: named(name, family), units, each: amountText(each, true), odds, hits };
    if (isRefund) lines.push(t('center.record.why.refund', values).trim());
    else if (lotVersion === LotVersion.official) lines.push(t('center.record.why.prize', values).trim());
    else lines.push(t(hits > 1 ? 'center.record.why.hits' : 'center.record.why.odds', values).trim());
  }
  if (lotVersion === LotVersion.official && winDetails.some(({ isRefund }) => !isRefund))
    lines.push(
      t('center.record.why.official', {
        mode: t(`center.record.mode.${bet.model}`),
        times: bet.multiple,
        money: amountText(bet.winMoney, true),
      }),
    );
  if (isCapped) lines.push(t('center.record.why.capped'));
  if (/[1-9]/.test(bet.rebate))
    lines.push(t('center.record.why.rebate', { money: amountText(bet.rebate, true) }));
  if (bet.coverage !== '') lines.push(t('center.record.why.covered', { percent: bet.coverage }));
  else if (status === BetStatus.won || status === BetStatus.lost)
    lines.push(t('center.record.why.valid', { money: amountText(bet.validBet, true) }));
  return (
    <section className={block}>
      <h3>{t('center.record.why')}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {explanation !== '' && (
        <details>
          <summary>{t('center.record.why.service')}</summary>
          <p lang="en">{named(explanation, family)}</p>
        </details>
      )}
    </section>
  );
}
