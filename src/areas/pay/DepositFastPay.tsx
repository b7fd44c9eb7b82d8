// Owns the page of a deposit by a code to scan: an amount first, then the code and exactly what to pay.
import './texts.ts';
import type { DepositWay } from '#contract/entities.generated.ts';
import {
  getFastList,
  type RechargeOfflineSaveRequest,
  rechargeOfflineSave,
} from '#contract/finance.generated.ts';
import * as form from '#contract/forms/finance.rechargeOfflineSave.generated.ts';
import { Await } from '#kit/Await.tsx';
import { Card } from '#kit/Card.tsx';
import { CallForm } from '#kit/Form.tsx';
import { late } from '#kit/late.tsx';
import { Skeleton } from '#kit/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { Agreed } from './Agreed.tsx';
import { AmountInput, plainAmount } from './AmountInput.tsx';
import { Expected } from './Expected.tsx';
import { Steps } from './Steps.tsx';
import { useExtras } from './useExtras.ts';
import { type Place, usePlace } from './usePlace.ts';
import { WayPicker } from './WayPicker.tsx';
import { faultOf, limitsOf } from './wayLook.tsx';

/** Comes once there is an order to show, and how to pay it. */
const OrderView = late(async () => (await import('./OrderView.tsx')).OrderView, 7);
const ScanToPay = late(async () => (await import('./ScanToPay.tsx')).ScanToPay, 10);

export function DepositFastPay() {
  const t = useText();
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
    <Agreed>
      <Await
        read={read}
        empty={({ fastList }) => fastList.length === 0}
        emptyText={t('pay.way.none')}
        skeleton={
          <Card>
            <Skeleton lines={5} height="1.75rem" />
          </Card>
        }
      >
        {({ fastList }) => {
          const way = place.chosen(fastList)!;
          return (
            <>
              <WayPicker ways={fastList} chosen={way} onChoose={place.choose} />
              <Card>
                <ScanForm key={way.id} way={way} place={place} />
              </Card>
              <Steps methodId={way.id} />
            </>
          );
        }}
      </Await>
    </Agreed>
  );
}

function ScanForm({ way, place }: { way: DepositWay; place: Place }) {
  const t = useText();
  const { send } = useSend(rechargeOfflineSave);
  const amount = place.amountFor(way);
  const extras = useExtras('fast', amount);
  return (
    <CallForm<RechargeOfflineSaveRequest>
      form={form}
      initial={{ methodId: way.id, ...(amount && { amount }) }}
      fields={{
        amount: {
          label: t('pay.deposit.amount'),
          hint: way.rate
            ? `${limitsOf(way, t)} · ${t('pay.fast.rate', { rate: plainAmount(way.rate) })}`
            : limitsOf(way, t),
          wrong: t('pay.amount.wrong'),
          check: (value) => faultOf(way, value, t),
          render: (control) => (
            <AmountInput
              control={control}
              quick={way.quickMoney}
              isFixed={way.fixedMoney.length > 0}
              placeholder={t('pay.amount.enter')}
            />
          ),
        },
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
