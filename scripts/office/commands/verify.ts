// `office verify`: whether the trail is as it was written.
import type { TrailHead } from '#server/office/trail/chain.ts';
import { type TrailVerdict, verifyTrail } from '#server/office/trail/verify.ts';
import { commandText } from '../../commandTexts.ts';
import { withDatabase } from '../../content/database.ts';
import { parseCommandLine, WrongUsage } from '../../station/commandLine.ts';

function headGiven(text: string | undefined): TrailHead[] {
  if (text === undefined) return [];
  const [, lines, hash] = /^([1-9]\d{0,17}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (lines === undefined || hash === undefined) throw new WrongUsage(commandText('command.office.badHead'));
  return [{ lines: BigInt(lines), hash }];
}

/** What was found, as a sentence. */
export function verdictSentence(verdict: TrailVerdict): string {
  if (verdict.ok) {
    const { head, shown } = verdict;
    const lines = String(head.lines);
    return commandText('command.office.trailWhole', {
      lines,
      shown: String(shown),
      end: `${lines}:${head.hash}`,
    });
  }
  const { number, fault } = verdict;
  const values = { number: String(number) };
  if (fault === 'missing') return commandText('command.office.lineMissing', values);
  return commandText(fault === 'changed' ? 'command.office.lineChanged' : 'command.office.lineOther', values);
}

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, { head: { type: 'string' } });
  if (positionals.length > 0)
    throw new WrongUsage(commandText('command.office.noWords', { word: positionals[0]! }));
  const kept = headGiven(values.head);
  const verdict = await withDatabase((pool) => verifyTrail(pool, kept));
  process.stdout.write(`${verdictSentence(verdict)}\n`);
  return verdict.ok ? 0 : 1;
}
