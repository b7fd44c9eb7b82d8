// What a withdrawal costs and pays out while it is typed: the fees and their rules, what arrives, and when.

import type { WithdrawalChannel } from '#contract/entities.generated.ts';
import type { WithdrawShowInfoAnswer } from '#contract/finance.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import { formatYuan, truncate2, wireMoney } from '#values/money.ts';
import { facts } from '../factsStyles.tsx';
import type { AmountCheck } from './withdrawAmount.ts';

const isSome = (amount: string): boolean => /[1-9]/.test(amount);
const bare = (amount: string): string => amountText(amount).replace(/\.?0+$/, '');

/** Empty where there is never a fee. */
function useFeeRule(): (channel: WithdrawalChannel) => string {
  const t = useText();
  return ({ feeMoney, feeShare, feeMost }) => {
    const fixed = isSome(feeMoney) ? t('pay.withdraw.feeRule.fixed', { amount: bare(feeMoney) }) : '';
    const share = feeShare > 0 ? t('pay.withdraw.feeRule.share', { share: String(feeShare / 100) }) : '';
    const rule = fixed && share ? t('pay.withdraw.feeRule.both', { fixed, share }) : fixed || share;
    return rule && share && feeMost !== ''
      ? t('pay.withdraw.feeRule.most', { rule, most: bare(feeMost) })
      : rule;
  };
}

export interface WithdrawTermsProps {
  verdict: AmountCheck;
  channel: WithdrawalChannel;
  /** Withdrawals without a fee that are left today; -1 for all. */
  freeTimes: number;
  /** What turnover that is missing costs. */
  turnover: Pick<WithdrawShowInfoAnswer['turnover'], 'fee' | 'feePercent'>;
}

export function WithdrawTerms({ verdict, channel, freeTimes, turnover }: WithdrawTermsProps) {
  const t = useText();
  const rule = useFeeRule()(channel);
  return (
    <dl className={facts} aria-live="polite">
      <dt>{t('pay.withdraw.fee')}</dt>
      <dd>
        {freeTimes === 0 || rule === '' ? (
          <Amount value={wireMoney(truncate2(verdict.fee - verdict.turnoverFee))} />
        ) : freeTimes === -1 ? (
          t('pay.withdraw.free')
        ) : (
          t('pay.withdraw.freeLeft', { count: freeTimes })
        )}
        {freeTimes !== -1 && rule !== '' && (
          <small>{freeTimes > 0 ? t('pay.withdraw.feeRule.later', { rule }) : rule}</small>
        )}
      </dd>
      {isSome(turnover.fee) && (
        <>
          <dt>{t('pay.withdraw.turnoverFee')}</dt>
          <dd>
            <Amount value={turnover.fee} />
            <small>{t('pay.withdraw.turnoverFeeRule', { percent: turnover.feePercent })}</small>
          </dd>
        </>
      )}
      <dt>{t('pay.withdraw.arriving')}</dt>
      <dd>
        <strong>
          {verdict.coins === null ? (
            <Amount value={wireMoney(truncate2(verdict.arriving))} />
          ) : (
            `${formatYuan(verdict.coins)} ${channel.coin}`
          )}
        </strong>
        {channel.rate !== '' && (
          <small>{t('pay.withdraw.rate', { coin: channel.coin, rate: amountText(channel.rate) })}</small>
        )}
      </dd>
      <dt>{t('pay.withdraw.arrival')}</dt>
      <dd>{t('pay.withdraw.arrivalMinutes', { minutes: channel.arrivalMinutes })}</dd>
    </dl>
  );
}
