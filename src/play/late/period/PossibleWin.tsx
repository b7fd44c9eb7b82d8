// The words that say what a slip wins at most, live beside what it costs.
import { css } from '@linaria/core';
import { useMemo } from 'react';
import { periodBets } from '#contract/lottery.generated.ts';
import { useSite } from '#kit/page/site.ts';
import { bringTexts } from '#texts/text.ts';
import { useText } from '#texts/useText.ts';
import messages from '#texts/zh-CN/period.generated.ts';
import { useCall } from '#transport/useCall.ts';
import { amountText } from '#values/amount.ts';
import { wireMoney } from '#values/money.ts';
import { useFamily } from '../../family/useFamily.ts';
import type { Play } from '../../usePlay.ts';
import { type CreditSlip, type OfficialSlip, readSlipBets } from './readBets.ts';
import { useHighest } from './useHighest.ts';

bringTexts('period', messages);

const win = css`
  display: flex;
  flex: 1;
  justify-content: space-between;
  gap: 0.25rem;
  overflow: hidden;
  color: var(--text-quiet);
  text-overflow: ellipsis;
  > b {
    color: var(--win);
    font-weight: 600;
  }
  /* In a bar it is a line of three, which are as high as the button beside them. */
  p:has(> &:not(:only-child)) {
    margin: -0.25rem 0;
    line-height: 1.25;
  }
  p:not([data-figure]) > & {
    display: block;
  }
`;
const none: never[] = [];

export interface PossibleWinProps {
  play: Pick<Play, 'lottery' | 'period'>;
  slip: CreditSlip | OfficialSlip;
  /** It is what each period of a chase may win. */
  isEach?: boolean;
}

/** Its place stays empty until it is calculated. */
export function PossibleWin({ play: { lottery, period }, slip, isEach }: PossibleWinProps) {
  const t = useText();
  const { visitor } = useSite();
  const { data: family } = useFamily(lottery.family);
  const qiHao = period.data?.period.qiHao;
  const { data } = useCall(periodBets, visitor.login && qiHao ? { lotCode: lottery.lotCode, qiHao } : null, {
    silent: true,
  });
  const { lunarYear } = slip.board.rules;
  // For a guest by the general rules.
  const rules = data?.rules ?? JSON.stringify({ lunarYear });
  const bets = useMemo(() => readSlipBets(slip, rules), [slip, rules]);
  const highest = useHighest(family, bets ?? none);
  return (
    <span className={win} data-win>
      {highest ? (
        <>
          {isEach && `${t('period.each')} `}
          {t(highest.isExact ? 'period.most' : 'period.bound')}{' '}
          <b>¥{amountText(wireMoney(highest.amount), true)}</b>
        </>
      ) : (
        '\u00a0'
      )}
    </span>
  );
}
