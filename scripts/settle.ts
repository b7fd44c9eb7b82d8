// Owns `npm run -s settle`: settles bets given as JSON lines, in the shape of the worked examples.

import { explain } from '#lottery/bet/explain.ts';
import { readExample } from '#lottery/bet/readBet.ts';
import { settle } from '#lottery/bet/settle.ts';
import { familyOf } from '#lottery/families.ts';
import { Refusal } from '#lottery/refusal.ts';
import { formatMoney } from '#values/money.ts';

/** What is printed for one line; amounts are numbers, as in the worked examples. */
type Answer = { readonly id: unknown } & ({ readonly error: string } | Record<string, unknown>);

function parse(line: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new SyntaxError(`line: is not JSON (${(error as Error).message})`);
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new SyntaxError('line: must be a JSON object with id, family, mode, play, selection and draw');
  }
  return value as Record<string, unknown>;
}

/** Settles one line, or says what is wrong with which field of it. */
export function settleLine(line: string): Answer {
  let id: unknown = null;
  try {
    const raw = parse(line);
    id = raw.id ?? null;
    const { bet, draw } = readExample(familyOf, raw);
    const settlement = settle(bet, draw);
    const { units, winningUnits, pushUnits, stake, payout } = settlement;
    const amounts = { stake: Number(formatMoney(stake)), payout: Number(formatMoney(payout)) };
    return { id, units, winningUnits, pushUnits, ...amounts, explanation: explain(bet, draw, settlement) };
  } catch (error) {
    if (error instanceof Refusal || error instanceof SyntaxError) return { id, error: error.message };
    throw error;
  }
}

async function readAll(stream: NodeJS.ReadStream): Promise<string> {
  let text = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) text += chunk;
  return text;
}

async function main(): Promise<void> {
  const lines = (await readAll(process.stdin)).split(/\r?\n/).filter((line) => line.trim() !== '');
  const answers = lines.map(settleLine);
  process.stdout.write(answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  if (answers.some((answer) => 'error' in answer)) process.exitCode = 1;
}

if (import.meta.main) await main();
