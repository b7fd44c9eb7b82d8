// What the sources of turnover are called.
import type { ServerTextId, Text } from '../../serverText.ts';

/** Sources that have a text of their own: server.turnover.<source>. */
const known = new Set(['deposit', 'gift', 'prize', 'rebate', 'directCharge', 'coupon', 'level', 'manual']);

export const turnoverSource = (source: string, text: Text): string =>
  text(`server.turnover.${known.has(source) ? source : 'other'}` as ServerTextId);
