// Owns what the address of a deposit page says: the way chosen, the amount brought along, the order that is shown.
import { useSearchParams } from 'react-router-dom';
import type { DepositWay } from '#contract/entities.generated.ts';

export interface Place {
  /** The chosen one of these ways, the first where the address names none of them. */
  chosen(ways: readonly DepositWay[]): DepositWay | undefined;
  choose(id: number): void;
  /** Yuan, '' for none. */
  amount: string;
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
    amount: /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? amount : '',
    orderNo: order !== null && /^D\d{18}$/.test(order) ? order : null,
    // In the place of the form: back leads to where the player came from, not to a form that was sent.
    show: (next) => setParams(next === null ? {} : { order: next }, { replace: true }),
  };
}
