// Owns the words of sides as screens use them: which page is theirs, which of them a position has, and on which side a reading of a draw is.

/** The page of a board that players look for first. */
export const SIDES_PAGE = '两面';
/** Sides of one position, in the order of a line; other families add more. */
export const POSITION_SIDES: readonly string[] = ['大', '小', '单', '双', '龙', '虎'];

/** 龙 and 虎 compare two positions and stand below the four sides of one. */
export const isComparing = (side: string): boolean => side === '龙' || side === '虎';

const readingSides: Readonly<Record<string, 'high' | 'low' | 'tie'>> = {
  大: 'high',
  单: 'high',
  龙: 'high',
  小: 'low',
  双: 'low',
  虎: 'low',
  和: 'tie',
};
/** Which of two sides a reading names; undefined for a number or any other word. */
export const sideOfReading = (value: string): 'high' | 'low' | 'tie' | undefined => readingSides[value];
