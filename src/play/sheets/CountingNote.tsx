// The line of a slip that says what of it will count for turnover, where that is not all; it is fetched late and waits for nobody.
import { css } from '@linaria/core';
import { useMemo } from 'react';
import { getLotBettingLimit, lotteryData } from '#contract/lottery.generated.ts';
import type { LotVersion } from '#contract/states/lotVersion.generated.ts';
import { useSite } from '#kit/page/site.ts';
import type { Rules } from '#lottery/rule/settings.ts';
import { bringTexts } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import messages from '#texts/zh-CN/counting.generated.ts';
import { useCall } from '#transport/useCall.ts';
import { amountText } from '#values/amount.ts';
import { wireMoney } from '#values/money.ts';
import { useFamily } from '../family/useFamily.ts';
import { type CountedBet, countSlip, readCountingTerms, readEarlier } from './counting.ts';

bringTexts('counting', messages);

const note = css`
  color: var(--text-quiet);
  font-size: var(--font-small);
`;

/** As many as a page of orders has: whoever has more on one draw reads of those. */
const earlierMost = 200;

export interface CountingNoteProps {
  family: CountedBet['play']['family'];
  lotCode: string;
  lotVersion: LotVersion;
  /** The period whose bets count beside these; null where the slip is for others as well. */
  qiHao: string | null;
  rules: Rules;
  bets: readonly CountedBet[];
}

export function CountingNote({ family: code, lotCode, lotVersion, qiHao, rules, bets }: CountingNoteProps) {
  const t = useText();
  const { visitor } = useSite();
  // Bets with play money count for nothing, and a guest has no turnover.
  const isAsked = visitor.login && visitor.role !== 'trial';
  // The board has it already.
  const { data: limits } = useCall(getLotBettingLimit, isAsked ? { lotCode, lotVersion } : null, {
    silent: true,
  });
  const terms = limits?.counting;
  const { data: orders } = useCall(
    lotteryData,
    isAsked && qiHao !== null ? { lotCode, qiHao, status: 'waiting', pageSize: earlierMost } : null,
    { silent: true },
  );
  const { data: family } = useFamily(code);
  const count = useMemo(() => {
    if (!terms || !family || (qiHao !== null && !orders)) return null;
    const earlier = (orders?.list ?? []).flatMap(({ slip }) => readEarlier(slip, family) ?? []);
    return countSlip(bets, earlier, readCountingTerms(terms), { family, rules });
  }, [bets, terms, orders, family, qiHao, rules]);
  if (!terms || !count || count.valid === count.stake) return null;
  const valid = amountText(wireMoney(count.valid), true);
  return (
    <output className={note}>
      {count.covered === null
        ? t('counting.part', { valid })
        : t('counting.covered', { valid, percent: count.covered, limit: terms.coverLimit })}
    </output>
  );
}
