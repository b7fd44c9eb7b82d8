// What support sees of members whose play shows signs of harm, and what it writes down about them.
import {
  type MarkerHit,
  type MarkerOutcome,
  markerOutcomes,
  markersOfMember,
  markerWays,
  noteInteraction,
  waitingMarkers,
} from '../../money/protection/markerDesk.ts';
import { Refusal } from '../../refusal.ts';
import type { Supporter, SupportWork } from '../command.ts';
import type { Written } from '../input.ts';
import { begin, memberNamed } from '../member.ts';

const membersMost = 50;
const linesMost = 100;

export type MarkersSeen =
  /** Of each member who waits, the newest hit of each marker. */
  { waiting: MarkerHit[][] } | ({ name: string } & Awaited<ReturnType<typeof markersOfMember>>);

/** The queue, or everything about one member. */
export async function listMarkers(
  { db }: SupportWork,
  _: unknown,
  { account: name }: { account?: Written },
): Promise<MarkersSeen> {
  if (name === undefined) return { waiting: await waitingMarkers(db, membersMost) };
  const account = await memberNamed(db, name);
  return { name: account.name, ...(await markersOfMember(db, account.id, linesMost)) };
}

/** Writes down what was done about a member's markers, `none` where no way is named; nothing written is ever changed. */
export async function noteMarker(
  work: SupportWork,
  who: Supporter,
  {
    account: name,
    outcome,
    way = 'none',
    reason: why,
  }: { account: Written; outcome: Written; way?: Written; reason: Written },
): Promise<{ name: string; outcome: MarkerOutcome }> {
  const done = markerOutcomes.find((one) => one === outcome);
  if (!done)
    throw new Refusal('support.marker.outcomes', { values: { outcomes: markerOutcomes.join(', ') } });
  const reached = markerWays.find((one) => one === way);
  if (!reached) throw new Refusal('support.marker.ways', { values: { ways: markerWays.join(', ') } });
  const { account, reason } = await begin(work, who, name, why);
  const { db, station, now } = work;
  const interaction = {
    station,
    accountId: account.id,
    at: now,
    by: who.name,
    way: reached,
    outcome: done,
    note: reason,
  };
  if (!(await noteInteraction(db, interaction)))
    throw new Refusal('support.marker.none', { values: { name: account.name } });
  return { name: account.name, outcome: done };
}
