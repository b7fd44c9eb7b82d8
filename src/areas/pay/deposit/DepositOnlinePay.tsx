// The page of an online deposit: an amount, the way to the provider's page, and the result once the player is back.
import '../texts.ts';
import { css } from '@linaria/core';
import type { DepositMethod, DepositOrder } from '#contract/entities.generated.ts';
import {
  checkoutCounter,
  depositListWap,
  type OnlinePayPayRequest,
  onlinePay,
  onlinePayPay,
} from '#contract/finance.generated.ts';
import * as form from '#contract/forms/finance.onlinePayPay.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { CallForm } from '#kit/form/Form.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { main } from '../mainLinkStyles.ts';
import { OrderView } from '../order/preloadedOrderView.tsx';
import { DepositSummary } from './DepositSummary.tsx';
import { MethodPage, useAmountField } from './MethodPage.tsx';
import { type DepositUrl, useDepositUrl } from './useDepositUrl.ts';
import { useExtras } from './useExtras.tsx';

const trouble = css`
  color: var(--danger);
  text-align: center;
`;

export function DepositOnlinePay() {
  const url = useDepositUrl();
  const read = useCall(depositListWap, url.orderNo ? null : { payCode: 'online' });
  if (url.orderNo)
    return (
      <OrderView
        orderNo={url.orderNo}
        onAgain={() => url.show(null)}
        payLink={(order) => <Checkout order={order} />}
      />
    );
  return (
    <MethodPage kind="online" read={read} methodsOf={({ payList }) => payList} url={url}>
      {({ id }) => (
        <Card>
          <Chosen key={id} methodId={id} url={url} />
        </Card>
      )}
    </MethodPage>
  );
}

/** Amounts of this moment: a provider may change what it takes while the list is on screen. */
function Chosen({ methodId, url }: { methodId: number; url: DepositUrl }) {
  const read = useCall(onlinePay, { methodId });
  return (
    <Await read={read} skeleton={<Skeleton lines={5} height="1.75rem" />}>
      {({ way }) => <OnlineForm method={way} url={url} />}
    </Await>
  );
}

function OnlineForm({ method, url }: { method: DepositMethod; url: DepositUrl }) {
  const t = useText();
  const { send } = useSend(onlinePayPay);
  const amount = url.amountFor(method);
  const extras = useExtras('online', amount);
  const amountField = useAmountField(
    method,
    amount,
    method.fixedMoney.length > 0 ? { hint: t('pay.way.fixedHint') } : {},
  );
  const pay = async (data: OnlinePayPayRequest): Promise<void> => {
    const { order, url: checkout } = await send(data);
    // First the order in this page's address, so that the way back from the provider leads to it; then on in this same tab, which
    // nothing blocks. Where the provider could not be reached, the order's page requests the address again.
    url.show(order.orderNo);
    if (isWeb(checkout)) window.location.assign(checkout);
  };
  return (
    <CallForm<OnlinePayPayRequest>
      form={form}
      draft={{ name: `deposit online ${method.id} ${amount}`, fields: ['amount'] }}
      initial={{ methodId: method.id, ...(amount && { amount }) }}
      fields={{
        amount: amountField,
        ...extras.fields,
      }}
      required={extras.required}
      onChange={extras.onChange}
      submitLabel={t('pay.online.submit')}
      onSubmit={pay}
    >
      <DepositSummary extras={extras} />
    </CallForm>
  );
}

const isWeb = (url: string): boolean => /^https?:\/\//.test(url);

/** The way to the provider's page, as a link that nothing can block; in this same tab, so that back leads here again. */
function Checkout({ order }: { order: DepositOrder }) {
  const t = useText();
  const read = useCall(checkoutCounter, { orderNo: order.orderNo }, { silent: true });
  const url = read.data?.url ?? '';
  if (isWeb(url))
    return (
      <a className={`${main} ${pressable}`} href={url} rel="noreferrer">
        {t('pay.online.go')}
      </a>
    );
  if (!read.error) return <Skeleton lines={1} height="2.875rem" />;
  return (
    <>
      <p className={trouble} role="alert">
        {read.error.msg || t('pay.online.down')}
      </p>
      <Button wide onClick={() => void read.mutate()}>
        {t('pay.online.again')}
      </Button>
    </>
  );
}
