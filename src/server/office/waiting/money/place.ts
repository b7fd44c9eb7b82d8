// Where a page of a queue begins: after a moment and the number of an order, as one text on the wire.
import { Refusal } from '../../../refusal.ts';

/** The row after which a page begins. */
export interface Place {
  at: Date;
  orderNo: string;
}

/** `<epoch ms in base 36>.<order number>`. */
export const writePlace = ({ at, orderNo }: Place): string => `${at.getTime().toString(36)}.${orderNo}`;

/** Undefined for the first page. Refuses what is no place. */
export function placeOf(text: string | undefined): Place | undefined {
  if (text === undefined) return undefined;
  const [, ms, orderNo] = /^([0-9a-z]{1,9})\.([\w-]{1,40})$/.exec(text) ?? [];
  if (!ms || !orderNo) throw new Refusal('office-waiting.placeForm', { code: 'invalid', field: 'after' });
  return { at: new Date(Number.parseInt(ms, 36)), orderNo };
}
