// `npm run -s settle`: settles bets given as JSON lines, in the shape of the worked examples.

import { explain } from '#lottery/bet/explain.ts';
import { readExample } from '#lottery/bet/readBet.ts';
import { settle } from '#lottery/bet/settle.ts';
import { familyOf } from '#lottery/families.ts';
import { Refusal } from '#lottery/refusal.ts';
import { formatMoney } from '#values/money.ts';
import { answerLine, answerStdin, type JsonObject, type LineAnswer } from './jsonLines.ts';

/** What is printed for one bet; amounts are numbers, as in the worked examples. */
function settled(raw: JsonObject): JsonObject {
  const { bet, draw } = readExample(familyOf, raw);
  const settlement = settle(bet, draw);
  const { units, winningUnits, pushUnits, stake, payout } = settlement;
  const amounts = { stake: Number(formatMoney(stake)), payout: Number(formatMoney(payout)) };
  return { units, winningUnits, pushUnits, ...amounts, explanation: explain(bet, draw, settlement) };
}

/** Settles one line, or says what is wrong with which field of it. */
export const settleLine = (line: string): LineAnswer =>
  answerLine(line, 'id, family, mode, play, selection and draw', settled, (error) =>
    error instanceof Refusal ? error.message : undefined,
  );

if (import.meta.main) await answerStdin(settleLine);
