// How claims look on the wire.
import type { Claimed, Lease } from './lease.ts';

export const presentLease = (lease: Lease | null, staffId: number) =>
  lease && { by: lease.name, isOwn: lease.staffId === staffId, since: lease.since, until: lease.until };

export const presentClaimed = ({ taken, held }: Claimed) => ({
  taken: taken.map(({ item }) => item),
  held: held.map(({ item, name }) => ({ item, by: name })),
});
