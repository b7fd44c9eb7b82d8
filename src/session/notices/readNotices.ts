// A notice has been read: the server remembers it for whoever is logged in, the device for a guest.
import { localStore } from '#browser/storage.ts';
import { noticeList } from '#contract/help.generated.ts';
import { send } from '#transport/send.ts';

/** Older ones are forgotten first. */
const most = 200;
const keyOf = (station: string): string => `noticesRead:${station}`;

/** What a guest has read on this device, on this station. */
export function readByGuest(station: string): ReadonlySet<number> {
  const ids = localStore.readJson(keyOf(station));
  return new Set(Array.isArray(ids) ? ids.map(Number) : []);
}

export function rememberForGuest(station: string, id: number): void {
  const known = readByGuest(station);
  if (known.has(id)) return;
  localStore.writeJson(keyOf(station), [...known, id].slice(-most));
}

/** For a notice that was read elsewhere than on its own page; asking the server for it is what marks it there. */
export function markNoticeRead(station: string, isGuest: boolean, id: number): void {
  if (isGuest) rememberForGuest(station, id);
  else send(noticeList, { noticeId: id }, { background: true, silent: true }).catch(() => undefined);
}
