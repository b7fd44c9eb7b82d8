// The deposits that are under way above a form: one that ends stays in its place until the page is left.
import { useState } from 'react';
import type { DepositOrder } from '#contract/entities.generated.ts';
import { preloadable } from '#kit/page/preloadable.tsx';

const PendingOrder = preloadable(async () => (await import('./PendingOrder.tsx')).PendingOrder, null);

export interface PendingOrdersProps {
  /** Those under way now. */
  orders: readonly DepositOrder[];
  onChange: () => void;
}

export function PendingOrders({ orders, onChange }: PendingOrdersProps) {
  const [seen, setSeen] = useState(orders);
  const underWay = new Map(orders.map((each) => [each.orderNo, each]));
  const known = new Set(seen.map(({ orderNo }) => orderNo));
  // What ends does not vanish: the form below would move under the finger, and its end would go unsaid.
  if (orders.some(({ orderNo }) => !known.has(orderNo)))
    setSeen([...orders, ...seen.filter(({ orderNo }) => !underWay.has(orderNo))]);
  return seen.map((each) => (
    <PendingOrder
      key={each.orderNo}
      order={underWay.get(each.orderNo) ?? each}
      hasEnded={!underWay.has(each.orderNo)}
      onChange={onChange}
    />
  ));
}
