// Following one deposit: polled while it is under way and when the player comes back, with the balance once it ends.
import { useEffect, useRef, useState } from 'react';
import type { DepositOrder } from '#contract/entities.generated.ts';
import { type PendingOrderListAnswer, pendingOrderList } from '#contract/finance.generated.ts';
import { DepositStatus } from '#contract/states/depositStatus.generated.ts';
import { useSite } from '#kit/page/site.ts';
import { type Read, useCall } from '#transport/useCall.ts';
import { useOnResume } from '../useOnResume.ts';

const everyMs = 3_000;

export interface Followed {
  read: Read<PendingOrderListAnswer>;
  order: DepositOrder | undefined;
}

export function useOrder(orderNo: string): Followed {
  const { refresh } = useSite();
  const [isOver, setOver] = useState(false);
  const read = useCall(
    pendingOrderList,
    { orderNo },
    // An ended order no longer changes.
    { refreshMs: isOver ? 0 : everyMs, silent: true },
  );
  const order = read.data?.orderList[0];
  const status = order?.status;
  const before = useRef(status);
  useEffect(() => {
    if (status === undefined || before.current === status) return;
    // Whether it ended now or had ended before: the balance may have changed.
    setOver(status !== DepositStatus.pending);
    if (status !== DepositStatus.pending) void refresh();
    before.current = status;
  }, [status, refresh]);
  useOnResume(() => {
    void read.mutate();
    void refresh();
  });
  return { read, order };
}
