// What a member sees right after asking for a withdrawal, and its progress while they watch.

import { css } from '@linaria/core';
import type { WithdrawalOrder } from '#contract/entities.generated.ts';
import { WithdrawalStatus } from '#contract/states/withdrawalStatus.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Icon } from '#kit/Icon.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { useBack } from '#kit/page/useBack.ts';
import { showSheet } from '#session/shownSheet.ts';
import { useText } from '#texts/useText.ts';
import { amountText } from '#values/amount.ts';
import { facts } from '../factsStyles.tsx';
import { CopyRow } from '../order/CopyRow.tsx';
import { useTakeBack } from './useTakeBack.ts';
import { statusStyles, statusText } from './WithdrawOrders.tsx';

/** Shown only where something is waited for, to who was never asked. */
const NoticeOffer = preloadable(async () => (await import('#kit/NoticeOffer.tsx')).NoticeOffer, null);

const block = css`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  text-align: center;
  & > i {
    display: grid;
    place-items: center;
    width: 3.5rem;
    height: 3.5rem;
    border-radius: 50%;
    background: color-mix(in srgb, currentcolor 10%, transparent);
    color: var(--brand-text);
    font-size: 1.75rem;
  }
  & > i[data-back] {
    color: var(--text-faint);
  }
  & > h2 {
    font-size: var(--font-main);
  }
  & > dl {
    justify-self: stretch;
    margin-top: var(--space-3);
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
    text-align: left;
  }
  /* What can be copied ends where the other values end. */
  & > dl > div {
    grid-column: 1 / -1;
  }
  & > dl > div > dd {
    justify-content: flex-end;
  }
  & > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-3);
    justify-self: stretch;
  }
  & > div > button {
    padding: 0 var(--space-2);
  }
`;

export interface WithdrawResultProps {
  order: WithdrawalOrder;
  arrivalMinutes: number;
  onAgain: () => void;
  onChange: () => Promise<unknown>;
}

export function WithdrawResult({ order, arrivalMinutes, onAgain, onChange }: WithdrawResultProps) {
  const t = useText();
  const { takeBack, isTakingBack } = useTakeBack(onChange);
  const goBack = useBack('/wallet');
  const isBack = order.status === WithdrawalStatus.refused || order.status === WithdrawalStatus.cancelled;
  return (
    <Card className={block}>
      <i data-back={isBack || undefined}>
        <Icon name={isBack ? 'info' : 'check'} />
      </i>
      <h2 role="status">{t(`pay.result.${order.status}`)}</h2>
      <Amount value={order.money} size="large" />
      <dl className={facts}>
        <dt>{t('pay.withdraw.to')}</dt>
        <dd>
          {order.typeName} {order.cardNo}
        </dd>
        {/* Of what went back nothing is charged, and nothing arrives. */}
        {!isBack && (
          <>
            <dt>{t('pay.withdraw.fee')}</dt>
            <dd>
              <Amount value={order.fee} />
              {/[1-9]/.test(order.turnoverFee) && (
                <small>{t('pay.withdraw.turnoverFeePart', { amount: amountText(order.turnoverFee) })}</small>
              )}
            </dd>
            <dt>{t('pay.withdraw.arriving')}</dt>
            <dd>
              {order.coin === '' ? (
                <Amount value={order.arriving} />
              ) : (
                `${amountText(order.coinMoney)} ${order.coin}`
              )}
            </dd>
          </>
        )}
        <dt>{t('pay.order.state')}</dt>
        <dd>
          <span className={statusStyles} data-status={order.status}>
            {t(statusText(order))}
          </span>
        </dd>
        {order.status === WithdrawalStatus.pending && (
          <>
            <dt>{t('pay.withdraw.arrival')}</dt>
            <dd>{t('pay.withdraw.arrivalMinutes', { minutes: arrivalMinutes })}</dd>
          </>
        )}
        {order.reason !== '' && (
          <>
            <dt>{t('pay.order.why')}</dt>
            <dd>{order.reason}</dd>
          </>
        )}
        <CopyRow label={t('pay.order.number')} value={order.orderNo} />
      </dl>
      <div>
        <Button kind="plain" onClick={onAgain}>
          {t('pay.result.again')}
        </Button>
        <Button onClick={goBack}>{t('pay.result.done')}</Button>
      </div>
      {order.status === WithdrawalStatus.pending && (
        <NoticeOffer onAsk={() => showSheet('notices:withdrawal')}>{t('pay.notice')}</NoticeOffer>
      )}
      {order.canTakeBack && (
        <Button kind="plain" size="small" working={isTakingBack} onClick={() => void takeBack(order.orderNo)}>
          {t('pay.takeBack')}
        </Button>
      )}
    </Card>
  );
}
