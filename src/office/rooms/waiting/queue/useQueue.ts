// What of a queue somebody works at: the order that is open and those that are marked, so that keys that follow fast mean what is meant.
import { useEffect, useRef, useState } from 'react';
import type { Row } from './queueRows.ts';

export interface QueueWork<R extends Row> {
  marked: readonly string[];
  isMarked(row: R): boolean;
  /** Opens the next order, or the one before. */
  step(by: 1 | -1): void;
  /** Marks an order, the open one when left out, or takes the mark away. */
  mark(row?: R): void;
  /** The orders that an act is about: those marked, else the open one. */
  meant(): readonly R[];
}

/**
 * An address changes a moment after a key, and a screen is drawn a moment after that; the place and the marks are therefore kept beside what is drawn.
 * Marks of orders that are gone mean nothing.
 */
export function useQueue<R extends Row>(
  rows: readonly R[],
  open: R | undefined,
  orderNo: string | undefined,
  onOpen: (orderNo: string) => void,
): QueueWork<R> {
  const at = useRef(orderNo);
  const marks = useRef<readonly string[]>([]);
  const [marked, setMarked] = useState<readonly string[]>([]);
  useEffect(() => {
    at.current = orderNo;
  }, [orderNo]);
  const current = () => rows.find((row) => row.orderNo === at.current) ?? open;
  return {
    marked: marked.filter((each) => rows.some((row) => row.orderNo === each)),
    isMarked: (row) => marked.includes(row.orderNo),
    step(by) {
      const before = rows.findIndex((row) => row.orderNo === at.current);
      const next = before < 0 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, before + by))];
      if (!next) return;
      at.current = next.orderNo;
      onOpen(next.orderNo);
    },
    mark(row = current()) {
      if (!row) return;
      marks.current = marks.current.includes(row.orderNo)
        ? marks.current.filter((each) => each !== row.orderNo)
        : [...marks.current, row.orderNo];
      setMarked(marks.current);
    },
    meant() {
      const chosen = rows.filter((row) => marks.current.includes(row.orderNo));
      const one = current();
      return chosen.length > 0 ? chosen : one ? [one] : [];
    },
  };
}
