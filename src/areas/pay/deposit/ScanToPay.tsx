// The code of an order, what exactly is to be paid, and how long there is for it.

import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import type { DepositMethod, DepositOrder } from '#contract/entities.generated.ts';
import { getFastDetailList, getFastList } from '#contract/finance.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { QrCode } from '#kit/qr/preloadedQrCode.tsx';
import { SaveQr } from '#kit/qr/SaveQr.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { amountText, shortAmount } from '#values/amount.ts';
import { CopyRow, copyRows } from '../order/CopyRow.tsx';

/** Where an app takes a code that its own phone shows: it is given the code, or opens to read it from the album. */
const appAddress: Partial<Record<DepositMethod['payType'], (code: string) => string>> = {
  alipay: (code) => `alipays://platformapi/startapp?saId=10000007&qrcode=${encodeURIComponent(code)}`,
  weixin: () => 'weixin://',
};

const ways = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-3);
  padding-top: var(--space-3);
  > a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 2rem;
    padding: 0 var(--space-4);
    border-radius: 1rem;
    background: var(--crystal);
    color: var(--on-brand);
    font-size: var(--font-small);
    font-weight: 600;
  }
  > a::after {
    content: '';
    position: absolute;
    inset: -6px 0;
  }
`;
const phoneHint = css`
  padding-top: var(--space-2);
  color: var(--text-quiet);
  font-size: var(--font-small);
  text-align: center;
  text-wrap: balance;
  &[data-warn] {
    color: var(--warn);
  }
`;

const exact = css`
  display: grid;
  justify-items: center;
  gap: var(--space-1);
  padding-bottom: var(--space-3);
  text-align: center;
  strong {
    font-size: 2rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  strong em {
    border-radius: var(--radius-small);
    background: var(--warn-quiet);
    color: var(--warn);
    font-style: normal;
  }
  p {
    color: var(--text-quiet);
    font-size: var(--font-small);
    text-wrap: balance;
  }
  p[data-warn] {
    color: var(--warn);
  }
`;
const time = css`
  padding: var(--space-2) 0;
  color: var(--text-quiet);
  font-size: var(--font-small);
  font-variant-numeric: tabular-nums;
  text-align: center;
  &[data-urgent] {
    color: var(--warn);
  }
`;

export interface ScanToPayProps {
  order: DepositOrder;
  /** Once it stands in its full height, or cannot. */
  onShown: () => void;
}

export function ScanToPay({ order, onShown }: ScanToPayProps) {
  const t = useText();
  const read = useCall(getFastDetailList, { methodId: order.methodId });
  const isShown = (read.data ?? read.error) !== undefined;
  useEffect(() => {
    if (isShown) onShown();
  }, [isShown, onShown]);
  const method = useCall(getFastList, {}).data?.fastList.find(({ id }) => id === order.methodId);
  const payType = method?.payType;
  const toApp = payType && appAddress[payType];
  const isForeign = order.payAmount !== '';
  const text = amountText(isForeign ? order.payAmount : order.amount);
  const [hasNotOpened, onOpen] = useAppOpening();
  const hasTail = /[1-9]/.test(order.tail);
  return (
    <Card>
      <div className={exact}>
        <p>{t('pay.fast.exact')}</p>
        <strong>
          {isForeign ? '' : '¥'}
          {hasTail ? text.slice(0, -3) : text}
          {hasTail && <em>{text.slice(-3)}</em>}
          {isForeign ? ' USDT' : ''}
        </strong>
        <p>{t(hasTail ? 'pay.fast.tail' : 'pay.fast.noTail')}</p>
        {isForeign && (
          <p>
            {t('pay.fast.credited', { amount: amountText(order.amount) })}
            {method?.rate && ` · ${t('pay.fast.rate', { rate: shortAmount(method.rate) })}`}
          </p>
        )}
        {/* Coins sent over another network are lost. */}
        {isForeign && <p data-warn="">{t('pay.fast.network', { name: order.methodName })}</p>}
      </div>
      <Await read={read} skeleton={<Skeleton lines={8} height="1.5rem" />}>
        {({ detailList: [account] }) =>
          account && (
            <>
              {account.qrContent && (
                <>
                  <QrCode
                    content={account.qrContent}
                    label={t('pay.fast.code', { name: account.bankName })}
                  />
                  <div className={ways}>
                    <SaveQr
                      content={account.qrContent}
                      label={t('pay.fast.save')}
                      doneText={t('pay.fast.saved')}
                      fileName={order.orderNo}
                    />
                    {toApp && (
                      <a href={toApp(account.qrContent)} className={pressable} onClick={onOpen}>
                        {t('pay.fast.open', { name: account.bankName })}
                      </a>
                    )}
                  </div>
                  <p className={phoneHint} role="status" data-warn={hasNotOpened || undefined}>
                    {hasNotOpened
                      ? t('pay.fast.notOpened', { name: account.bankName })
                      : t('pay.fast.samePhone')}
                  </p>
                </>
              )}
              <TimeLeft seconds={order.leftSeconds} />
              <dl className={copyRows}>
                <CopyRow label={t('pay.fast.amount')} value={text.replaceAll(',', '')} />
                {account.receiver && <CopyRow label={t('pay.bank.receiver')} value={account.receiver} />}
                <CopyRow
                  label={t(isForeign ? 'pay.fast.address' : 'pay.fast.account')}
                  value={account.cardNo}
                />
              </dl>
            </>
          )
        }
      </Await>
    </Card>
  );
}

/** An app that opens takes this page's place within a moment. */
const openingMs = 1_500;

/** Whether an app was asked for and did not open: the browser says nothing of an address that no app of the phone takes. */
function useAppOpening(): [hasNotOpened: boolean, onOpen: () => void] {
  const [hasNotOpened, setNotOpened] = useState(false);
  const [askedAt, setAskedAt] = useState(0);
  useEffect(() => {
    if (askedAt === 0) return;
    const timer = setTimeout(() => setNotOpened(true), openingMs);
    const leave = (): void => clearTimeout(timer);
    // A phone that asks first whether the app may open takes the focus only.
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('blur', leave);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('blur', leave);
    };
  }, [askedAt]);
  return [
    hasNotOpened,
    () => {
      setNotOpened(false);
      setAskedAt(performance.now());
    },
  ];
}

/** Counts down between two answers, each of which sets it again. */
function TimeLeft({ seconds }: { seconds: number }) {
  const t = useText();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const endMs = performance.now() + seconds * 1000;
    const update = (): void => setLeft(Math.max(0, Math.ceil((endMs - performance.now()) / 1000)));
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className={time} data-urgent={left < 120 || undefined}>
      {t('pay.fast.left', { time: clock })}
    </p>
  );
}
