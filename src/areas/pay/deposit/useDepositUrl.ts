// What the address of a deposit page says: the method chosen, the amount carried over, the order that is shown.
import { useSearchParams } from 'react-router-dom';
import type { DepositMethod } from '#contract/entities.generated.ts';
import { takes } from './depositMethod.tsx';

export interface DepositUrl {
  /** The chosen one of these methods, the first where the address names none of them. */
  chosen(methods: readonly DepositMethod[]): DepositMethod | undefined;
  choose(id: number): void;
  /** Yuan carried over from the page of methods; '' where there were none, or where this method does not accept the amount. */
  amountFor(method: DepositMethod): string;
  orderNo: string | null;
  /** Shows an order in place of the form; null starts again. */
  show(orderNo: string | null): void;
}

export function useDepositUrl(): DepositUrl {
  const [params, setParams] = useSearchParams();
  const order = params.get('order');
  const amount = params.get('amount') ?? '';
  return {
    chosen: (methods) => methods.find(({ id }) => String(id) === params.get('way')) ?? methods[0],
    choose: (id) => setParams({ way: String(id), ...(amount && { amount }) }, { replace: true }),
    amountFor: (method) =>
      /^\d{1,9}(\.\d{1,2})?$/.test(amount) && takes(method, Number(amount)) ? amount : '',
    orderNo: order !== null && /^D\d{18}$/.test(order) ? order : null,
    // Replaces the form: back leads to where the player came from, not to a form that was sent.
    show: (next) => setParams(next === null ? {} : { order: next }, { replace: true }),
  };
}
