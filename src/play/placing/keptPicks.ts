// Where the picks of a credit board are kept in this tab, and that they are deleted once their bet is accepted: kept, they would invite the same bet again.
import { draftOf, keepDraft } from '#browser/drafts.ts';

/** Who is logged in does not matter: a guest picks, logs in, and bets. */
const anybody = '';
const nameOf = (lotCode: string): string => `credit ${lotCode}`;

/** Amount of a unit on a board whose player has not typed one. */
export const firstAmount = '10';

export const keepCreditBoard = (lotCode: string, board: object): void =>
  keepDraft(anybody, nameOf(lotCode), board);

/** What was kept of the board, unchecked; undefined where there is nothing. */
export const creditBoardOf = (lotCode: string): unknown => draftOf(anybody, nameOf(lotCode));

/** Deletes the picks; the amount and the open tab stay. */
export function forgetPicks(lotCode: string): void {
  const kept = creditBoardOf(lotCode);
  if (typeof kept === 'object' && kept !== null) keepCreditBoard(lotCode, { ...kept, picks: {} });
}
