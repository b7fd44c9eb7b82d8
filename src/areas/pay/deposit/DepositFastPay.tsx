// The page of a deposit by a code to scan: an amount first, then the code and exactly what to pay.
import { shortAmount } from '#values/amount.ts';
import '../texts.ts';
import type { DepositMethod } from '#contract/entities.generated.ts';
import {
  getFastList,
  type RechargeOfflineSaveRequest,
  rechargeOfflineSave,
} from '#contract/finance.generated.ts';
import * as form from '#contract/forms/finance.rechargeOfflineSave.generated.ts';
import { Card } from '#kit/Card.tsx';
import { CallForm } from '#kit/form/Form.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { OrderView } from '../order/preloadedOrderView.tsx';
import { DepositSummary } from './DepositSummary.tsx';
import { limitsOf } from './depositMethod.tsx';
import { MethodPage, useAmountField } from './MethodPage.tsx';
import { type DepositUrl, useDepositUrl } from './useDepositUrl.ts';
import { useExtras } from './useExtras.tsx';

const ScanToPay = preloadable(
  async () => (await import('./ScanToPay.tsx')).ScanToPay,
  <Card>
    <Skeleton lines={10} height="1.5rem" />
  </Card>,
);

export function DepositFastPay() {
  const url = useDepositUrl();
  const read = useCall(getFastList, url.orderNo ? null : {});
  if (url.orderNo)
    return (
      <OrderView
        orderNo={url.orderNo}
        onAgain={() => url.show(null)}
        howToPay={(order, onShown) => <ScanToPay order={order} onShown={onShown} />}
      />
    );
  return (
    <MethodPage kind="fast" read={read} methodsOf={({ fastList }) => fastList} url={url}>
      {(method) => (
        <Card>
          <ScanForm key={method.id} method={method} url={url} />
        </Card>
      )}
    </MethodPage>
  );
}

function ScanForm({ method, url }: { method: DepositMethod; url: DepositUrl }) {
  const t = useText();
  const { send } = useSend(rechargeOfflineSave);
  const amount = url.amountFor(method);
  const extras = useExtras('fast', amount);
  const rate = method.rate && t('pay.fast.rate', { rate: shortAmount(method.rate) });
  const amountField = useAmountField(
    method,
    amount,
    rate ? { hint: `${limitsOf(method, t)} · ${rate}` } : {},
  );
  return (
    <CallForm<RechargeOfflineSaveRequest>
      form={form}
      draft={{ name: `deposit fast ${method.id} ${amount}`, fields: ['amount'] }}
      initial={{ methodId: method.id, ...(amount && { amount }) }}
      fields={{
        amount: amountField,
        ...extras.fields,
      }}
      required={extras.required}
      onChange={extras.onChange}
      submitLabel={t('pay.fast.submit')}
      onSubmit={async (data) => url.show((await send(data)).order.orderNo)}
    >
      <DepositSummary extras={extras} rate={method.rate} />
    </CallForm>
  );
}
