// How a pick looks on an official board: what is written on it, in which colour, and in how many columns.
import { type Paint, racerPaint } from '#kit/lottery/colours.ts';
import type { Pick } from '#lottery/balls.ts';
import type { OfficialPlay } from '#lottery/play.ts';
import { type Field, type RowsField, type SetField, written } from '#lottery/selection/fields.ts';

/** 和值 and the like are numbers, but no balls. */
const balls: readonly Field['key'][] = [
  'nums',
  'pos',
  'dan',
  'tuo',
  'single',
  'double',
  'triple',
  'quad',
  'pairs',
  'singles',
];

export type PickUi = { kind: 'ball' | 'word' | 'racer' | 'dice'; text: string; paint?: Paint };

/** What a pick shows: a ball, a racer in its colour, dice, or a word. */
export function pickUiOf(play: OfficialPlay, field: SetField | RowsField, pick: Pick): PickUi {
  if (field.key === 'positions' && 'label' in field)
    return { kind: 'word', text: Array.from(field.label)[Number(pick)] ?? '' };
  const text = written(pick, field.width);
  if (typeof pick === 'string') return { kind: 'word', text };
  if (!balls.includes(field.key)) return { kind: field.key === 'spans' ? 'ball' : 'word', text };
  if (play.family === 'pk10') return { kind: 'racer', text, paint: racerPaint(pick) };
  if (play.family === 'k3') {
    const times = field.kind === 'set' ? (field.times ?? 1) : 1;
    return { kind: 'dice', text: text.repeat(times) };
  }
  return { kind: 'ball', text };
}

/** As many columns as leave no short last row; on a short phone six picks stand in one, as long as they are no words and no three dice. */
export function columnsOf(field: SetField | RowsField, isShort = false): 2 | 3 | 4 | 5 | 6 | 7 {
  const { choices } = field;
  if (typeof choices[0] === 'string') {
    const longest = Math.max(...choices.map((choice) => String(choice).length));
    return choices.length % 3 === 0 ? 3 : choices.length < 4 || longest > 3 ? 2 : 4;
  }
  const times = field.kind === 'set' ? (field.times ?? 1) : 1;
  if (choices.length === 6) return isShort && times < 3 ? 6 : 3;
  // The sums of three digits are four rows, all in sight on a short phone too.
  if (choices.length > 18 && choices.length % 5 !== 0) return 7;
  return choices.length % 5 === 0 || choices.length === 9 ? 5 : 6;
}
