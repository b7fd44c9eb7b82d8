// Owns the names under which figures on cells are kept: a play with the field, the row and the pick of a cell.
import type { Pick } from '#lottery/play.ts';
import type { Field } from '#lottery/selection/fields.ts';

/** Of a pick in a field of an official play, `row` counted from 0. */
export const pickKey = (playCode: string, field: Field['key'], row: number, pick: Pick): string =>
  `${playCode}/${field}/${row}/${pick}`;
