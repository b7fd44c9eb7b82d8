// The plans of content that somebody was shown, and what an apply says that finds another one.
import { formatMoment } from '#values/beijingTime.ts';
import type { Db, StationWork } from '../db/stationTransaction.ts';
import type { Difference } from './differenceText.ts';
import type { EntryChange } from './entries/entries.ts';
import { lastChange } from './history.ts';
import type { Plan } from './plan.ts';
import { type Json, textOf } from './rows.ts';

/** A plan that nobody applied for so long is forgotten. */
const keptMs = 30 * 86_400_000;
const linesMost = 30;

/** Keeps a plan under its fingerprint; one of the office with what it makes out of what. */
export async function recordPlan(
  { db, station, now }: StationWork,
  { fingerprint, before, differences }: Plan,
  office?: { entries: readonly EntryChange[]; takesBack: bigint | null },
): Promise<void> {
  if (differences.length === 0) return;
  const difference = JSON.stringify(differences);
  await db
    .deleteFrom('content_plan')
    .where('planned_at', '<', new Date(now.getTime() - keptMs))
    .execute();
  await db
    .insertInto('content_plan')
    .values({
      station,
      fingerprint,
      planned_at: now,
      before,
      difference,
      ...(office && { entries: JSON.stringify(office.entries), takes_back: office.takesBack }),
    })
    .onConflict((same) =>
      same
        .columns(['station', 'fingerprint'])
        .doUpdateSet({ planned_at: now, ...(office && { takes_back: office.takesBack }) }),
    )
    .execute();
}

/** Why what the files change is not what a plan said; a sentence each, then a line for each difference. */
export async function staleReasons(
  db: Db,
  station: string,
  fingerprint: string,
  found: Plan,
): Promise<string[]> {
  const again = `Make a new plan and look at it: npm run -s content -- plan ${station}`;
  const agreed = await db
    .selectFrom('content_plan')
    .select(['before', 'difference'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  if (!agreed) return [`There is no plan ${fingerprint} of ${station}. ${again}`];
  if (agreed.before !== found.before) {
    const last = await lastChange(db);
    const who = last ? ` The last change was made by ${last.by} at ${formatMoment(last.at)}.` : '';
    return [`The content of ${station} has changed since the plan ${fingerprint} was made.${who} ${again}`];
  }
  return [
    `The files say something else than when the plan ${fingerprint} was made. ${again}`,
    ...fewOf(linesBeside(agreed.difference as Difference[], found.differences)),
  ];
}

const wholeOf = (difference: Difference): string => textOf(difference as unknown as Json);

/** What the two do not have in common; a line may be the same where a new entry or a long text differs. */
function linesBeside(agreed: readonly Difference[], found: readonly Difference[]): string[] {
  const only = (these: readonly Difference[], those: readonly Difference[]): string[] => {
    const others = new Set(those.map(wholeOf));
    return these.filter((one) => !others.has(wholeOf(one))).map(({ text }) => text);
  };
  const now = only(found, agreed);
  const before = only(agreed, found);
  return [
    ...now.map(
      (text) => `${before.includes(text) ? 'Otherwise than in the plan' : 'Not in the plan'}: ${text}`,
    ),
    ...before
      .filter((text) => !now.includes(text))
      .map((text) => `In the plan, and no longer in the files: ${text}`),
  ];
}

const fewOf = (lines: readonly string[]): string[] =>
  lines.length > linesMost
    ? [...lines.slice(0, linesMost), `… and ${lines.length - linesMost} more`]
    : [...lines];
