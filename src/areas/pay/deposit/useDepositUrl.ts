// Owns what the address of a deposit page says: the way chosen, the amount brought along, the order that is shown.
import { useSearchParams } from 'react-router-dom';
import type { DepositWay } from '#contract/entities.generated.ts';
import { takes } from './depositMethod.tsx';

export interface Place {
  /** The chosen one of these ways, the first where the address names none of them. */
  chosen(ways: readonly DepositWay[]): DepositWay | undefined;
  choose(id: number): void;
  /** Yuan brought along from the page of ways; '' where none were, or where this way does not take them. */
  amountFor(way: DepositWay): string;
  orderNo: string | null;
  /** Shows an order in place of the form; null begins anew. */
  show(orderNo: string | null): void;
}

export function usePlace(): Place {
  const [params, setParams] = useSearchParams();
  const order = params.get('order');
  const amount = params.get('amount') ?? '';
  return {
    chosen: (ways) => ways.find(({ id }) => String(id) === params.get('way')) ?? ways[0],
    choose: (id) => setParams({ way: String(id), ...(amount && { amount }) }, { replace: true }),
    amountFor: (way) => (/^\d{1,9}(\.\d{1,2})?$/.test(amount) && takes(way, Number(amount)) ? amount : ''),
    orderNo: order !== null && /^D\d{18}$/.test(order) ? order : null,
    // In the place of the form: back leads to where the player came from, not to a form that was sent.
    show: (next) => setParams(next === null ? {} : { order: next }, { replace: true }),
  };
}
