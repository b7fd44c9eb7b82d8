// The words of sides as screens use them: which page is theirs and which of them a position has.

/** The page of a board that players look for first. */
export const SIDES_PAGE = '两面';
/** Sides of one position, in the order of a line; other families add more. */
export const POSITION_SIDES: readonly string[] = ['大', '小', '单', '双', '龙', '虎'];

/** 龙 and 虎 compare two positions and stand after the four sides of one. */
export const isComparing = (side: string): boolean => side === '龙' || side === '虎';
