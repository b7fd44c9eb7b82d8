// What the pages of depositing have in common: the agreement, the methods to choose from, what the chosen one requires, and the next step.
import { type ReactNode, useEffect } from 'react';
import type { DepositMethod, DepositOrder } from '#contract/entities.generated.ts';
import {
  getDepositStrategyList,
  pendingOrderList,
  rechargeCouponsRecordUnusedList,
} from '#contract/finance.generated.ts';
import { Card } from '#kit/Card.tsx';
import type { OwnControl } from '#kit/form/FormField.tsx';
import { Await, type Read } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { AmountInput } from '../AmountInput.tsx';
import { PendingOrders } from '../order/PendingOrders.tsx';
import { OrderView } from '../order/preloadedOrderView.tsx';
import { Steps } from '../order/Steps.tsx';
import { useTogether } from '../useTogether.ts';
import { AgreementGate } from './AgreementGate.tsx';
import { faultOf, limitsOf } from './depositMethod.tsx';
import { MethodPicker } from './MethodPicker.tsx';
import type { DepositUrl } from './useDepositUrl.ts';

export interface MethodPageProps<Answer> {
  kind: DepositOrder['kind'];
  read: Read<Answer>;
  methodsOf: (answer: Answer) => readonly DepositMethod[];
  url: DepositUrl;
  /** The cards of the chosen method. */
  children: (method: DepositMethod, answer: Answer) => ReactNode;
}

export function MethodPage<Answer>({ kind, read, methodsOf, url, children }: MethodPageProps<Answer>) {
  const t = useText();
  // Too many under way refuse the next one: they stand here, with the way to go on or to cancel.
  const pending = useCall(pendingOrderList, {}, { refreshMs: 5_000, silent: true });
  // The form reads them again, from the same answers: here it waits for them.
  const offers = useCall(getDepositStrategyList, {}, { silent: true });
  const coupons = useCall(rechargeCouponsRecordUnusedList, {}, { silent: true });
  const whole = useTogether(read, pending, offers, coupons);
  const open = (pending.data?.orderList ?? []).filter((order) => order.kind === kind);
  const isThere = read.data !== undefined;
  useEffect(() => {
    if (isThere) OrderView.preload();
  }, [isThere]);
  return (
    <AgreementGate>
      <Await
        read={whole}
        empty={(answer) => methodsOf(answer).length === 0}
        emptyText={t('pay.way.none')}
        skeleton={
          <Card>
            <Skeleton lines={6} height="1.75rem" />
          </Card>
        }
      >
        {(answer) => {
          const methods = methodsOf(answer);
          const method = url.chosen(methods)!;
          return (
            <>
              <PendingOrders orders={open} onChange={() => void pending.mutate()} />
              <MethodPicker methods={methods} chosen={method} onChoose={url.choose} />
              {children(method, answer)}
              <Steps methodId={method.id} />
            </>
          );
        }}
      </Await>
    </AgreementGate>
  );
}

/** The field of the amount, within what the method takes. One that was chosen on the way is not offered to choose once more. */
export function useAmountField(
  method: DepositMethod,
  chosen: string,
  words: { hint?: string; placeholder?: string } = {},
) {
  const t = useText();
  const isFixed = method.fixedMoney.length > 0;
  return {
    label: t('pay.deposit.amount'),
    hint: words.hint ?? limitsOf(method, t),
    wrong: t('pay.amount.wrong'),
    check: (value: string) => faultOf(method, value, t),
    render: (control: OwnControl) => (
      <AmountInput
        control={control}
        quick={chosen === '' || isFixed ? method.quickMoney : []}
        isFixed={isFixed}
        placeholder={words.placeholder ?? t('pay.amount.enter')}
      />
    ),
  };
}
