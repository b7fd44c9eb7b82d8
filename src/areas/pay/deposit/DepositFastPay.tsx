// Owns the page of a deposit by a code to scan: an amount first, then the code and exactly what to pay.
import '../texts.ts';
import type { DepositWay } from '#contract/entities.generated.ts';
import {
  getFastList,
  type RechargeOfflineSaveRequest,
  rechargeOfflineSave,
} from '#contract/finance.generated.ts';
import * as form from '#contract/forms/finance.rechargeOfflineSave.generated.ts';
import { Card } from '#kit/Card.tsx';
import { CallForm } from '#kit/form/Form.tsx';
import { late } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { plainAmount } from '../AmountInput.tsx';
import { Expected } from './DepositSummary.tsx';
import { limitsOf } from './depositMethod.tsx';
import { useAmountField, WayPage } from './MethodPage.tsx';
import { OrderView } from '../order/preloadedOrderView.tsx';
import { type Place, usePlace } from './useDepositUrl.ts';
import { useExtras } from './useExtras.ts';

const ScanToPay = late(
  async () => (await import('./ScanToPay.tsx')).ScanToPay,
  <Card>
    <Skeleton lines={10} height="1.5rem" />
  </Card>,
);

export function DepositFastPay() {
  const place = usePlace();
  const read = useCall(getFastList, place.orderNo ? null : {});
  if (place.orderNo)
    return (
      <OrderView
        orderNo={place.orderNo}
        onAgain={() => place.show(null)}
        howToPay={(order) => <ScanToPay order={order} />}
      />
    );
  return (
    <WayPage read={read} waysOf={({ fastList }) => fastList} place={place}>
      {(way) => (
        <Card>
          <ScanForm key={way.id} way={way} place={place} />
        </Card>
      )}
    </WayPage>
  );
}

function ScanForm({ way, place }: { way: DepositWay; place: Place }) {
  const t = useText();
  const { send } = useSend(rechargeOfflineSave);
  const amount = place.amountFor(way);
  const extras = useExtras('fast', amount);
  const rate = way.rate && t('pay.fast.rate', { rate: plainAmount(way.rate) });
  const amountField = useAmountField(way, rate ? { hint: `${limitsOf(way, t)} · ${rate}` } : {});
  return (
    <CallForm<RechargeOfflineSaveRequest>
      form={form}
      initial={{ methodId: way.id, ...(amount && { amount }) }}
      fields={{
        amount: amountField,
        ...extras.fields,
      }}
      onChange={extras.onChange}
      submitLabel={t('pay.fast.submit')}
      onSubmit={async (data) => place.show((await send(data)).order.orderNo)}
    >
      <Expected extras={extras} />
    </CallForm>
  );
}
