// Owns `office verify`: whether the trail is as it was written.
import type { TrailHead } from '#server/office/trail/chain.ts';
import { type TrailVerdict, verifyTrail } from '#server/office/trail/verify.ts';
import { withDatabase } from '../../content/database.ts';
import { parseCommandLine, WrongUsage } from '../../station/commandLine.ts';

function headGiven(text: string | undefined): TrailHead[] {
  if (text === undefined) return [];
  const [, lines, hash] = /^([1-9]\d{0,17}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (lines === undefined || hash === undefined)
    throw new WrongUsage('--head is the number of lines, a colon, and the hash: 17:6c1f…');
  return [{ lines: BigInt(lines), hash }];
}

/** What was found, as a sentence. */
export function verdictSentence(verdict: TrailVerdict): string {
  if (verdict.ok) {
    const { head, shown } = verdict;
    return `${head.lines} lines, none changed and none missing; ${shown} ends that players were shown are on it. The end is ${head.lines}:${head.hash}`;
  }
  const { number, fault } = verdict;
  if (fault === 'missing') return `Line ${number} of the trail is missing.`;
  return fault === 'changed'
    ? `Line ${number} of the trail was changed.`
    : `Line ${number} of the trail is another one than that which was shown.`;
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, { head: { type: 'string' } });
  if (positionals.length > 0) throw new WrongUsage(`verify takes no words; there is "${positionals[0]}".`);
  const kept = headGiven(values.head);
  const verdict = await withDatabase((pool) => verifyTrail(pool, kept));
  process.stdout.write(`${verdictSentence(verdict)}\n`);
  return verdict.ok ? 0 : 1;
}
