// Which lotteries a player of this browser opened last, in which mode, and which they keep as favourites.
import { useSyncExternalStore } from 'react';
import { localStore } from '#browser/storage.ts';
import { createSubject } from '#browser/subject.ts';
import { keptKey, keptLotteries, type MyLotteries } from '#session/keptLotteries.ts';

const mostRecent = 6;
const changes = createSubject();

let now: MyLotteries | undefined;
export function myLotteries(): MyLotteries {
  now ??= keptLotteries();
  return now;
}
export const useMyLotteries = (): MyLotteries => useSyncExternalStore(changes.subscribe, myLotteries);

function change(next: Partial<MyLotteries>): void {
  now = { ...myLotteries(), ...next };
  localStore.writeJson(keptKey, now);
  changes.emit();
}

export function rememberLottery(lotCode: string, mode: string): void {
  const { recent, mode: lastMode } = myLotteries();
  if (recent[0] !== lotCode || lastMode !== mode)
    change({
      mode,
      recent: [lotCode, ...recent.filter((code) => code !== lotCode)].slice(0, mostRecent),
    });
}

export function toggleFavourite(lotCode: string): void {
  const { favourites } = myLotteries();
  change({
    favourites: favourites.includes(lotCode)
      ? favourites.filter((code) => code !== lotCode)
      : [...favourites, lotCode],
  });
}
