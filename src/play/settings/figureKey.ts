// The names under which figures on cells are kept: a play with the field, the row and the pick of a cell.
import type { Pick } from '#lottery/balls.ts';
import type { Field } from '#lottery/selection/fields.ts';

/** Of a pick in a field of a play on which several picks make a bet, `row` counted from 0. */
export const pickKey = (playCode: string, field: Field['key'], row: number, pick: Pick): string =>
  `${playCode}/${field}/${row}/${pick}`;
