// Owns what the pages of depositing have in common: the agreement, the ways to choose from, what the chosen one asks for, and how it goes on.
import { type ReactNode, useEffect } from 'react';
import type { DepositWay } from '#contract/entities.generated.ts';
import { Card } from '#kit/Card.tsx';
import type { OwnControl } from '#kit/form/FormField.tsx';
import { Await, type Read } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { AmountInput } from '../AmountInput.tsx';
import { Agreed } from './AgreementGate.tsx';
import { faultOf, limitsOf } from './depositMethod.tsx';
import { WayPicker } from './MethodPicker.tsx';
import { OrderView } from '../order/preloadedOrderView.tsx';
import { Steps } from '../order/Steps.tsx';
import type { Place } from './useDepositUrl.ts';

export interface WayPageProps<Answer> {
  read: Read<Answer>;
  waysOf: (answer: Answer) => readonly DepositWay[];
  place: Place;
  /** The chosen way's cards. */
  children: (way: DepositWay, answer: Answer) => ReactNode;
}

export function WayPage<Answer>({ read, waysOf, place, children }: WayPageProps<Answer>) {
  const t = useText();
  const isThere = read.data !== undefined;
  useEffect(() => {
    if (isThere) OrderView.ahead();
  }, [isThere]);
  return (
    <Agreed>
      <Await
        read={read}
        empty={(answer) => waysOf(answer).length === 0}
        emptyText={t('pay.way.none')}
        skeleton={
          <Card>
            <Skeleton lines={6} height="1.75rem" />
          </Card>
        }
      >
        {(answer) => {
          const ways = waysOf(answer);
          const way = place.chosen(ways)!;
          return (
            <>
              <WayPicker ways={ways} chosen={way} onChoose={place.choose} />
              {children(way, answer)}
              <Steps methodId={way.id} />
            </>
          );
        }}
      </Await>
    </Agreed>
  );
}

/** The field of the amount, within what the way takes. */
export function useAmountField(way: DepositWay, words: { hint?: string; placeholder?: string } = {}) {
  const t = useText();
  return {
    label: t('pay.deposit.amount'),
    hint: words.hint ?? limitsOf(way, t),
    wrong: t('pay.amount.wrong'),
    check: (value: string) => faultOf(way, value, t),
    render: (control: OwnControl) => (
      <AmountInput
        control={control}
        quick={way.quickMoney}
        isFixed={way.fixedMoney.length > 0}
        placeholder={words.placeholder ?? t('pay.amount.enter')}
      />
    ),
  };
}
