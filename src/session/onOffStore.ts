// The on/off settings in force: the newest answer of the on/off call, for menus, entries, gates and automatic exchange alike.
import { createSubject } from '#browser/subject.ts';
import type { GetOnOffBaseBtnAnswer } from '#contract/session.generated.ts';
import type { Station } from '#station/station.ts';

let current: GetOnOffBaseBtnAnswer | null = null;
const changes = createSubject();

export function setOnOff(next: GetOnOffBaseBtnAnswer): void {
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  current = next;
  changes.emit();
}

/** Set at the start, before anything is drawn. */
export function onOffNow(): GetOnOffBaseBtnAnswer {
  if (!current) throw new Error('The shell sets the on/off settings before it starts anything.');
  return current;
}

export const onOnOff = changes.subscribe;

/** The station with the settings in force in place of those its file held when the page was made. */
export function withOnOff(station: Station, onOff: GetOnOffBaseBtnAnswer): Station {
  const known = Object.keys(station.onOff).filter((name) => name in onOff);
  const given = Object.fromEntries(known.map((name) => [name, onOff[name as keyof typeof onOff]]));
  return { ...station, onOff: { ...station.onOff, ...given } };
}
