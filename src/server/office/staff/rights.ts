// Who may decide about whom: nobody about oneself, nobody beyond the own stations.
import type { OfficeRole } from '#contract/officeCall.ts';
import { Refusal } from '../../refusal.ts';
import type { StationsInService } from '../../stations.ts';
import type { Staff, StaffSession } from './session.ts';

/** What somebody may, as a colleague decides. */
export interface Rights {
  role: OfficeRole;
  /** Codes; null for all stations. */
  stations: readonly string[] | null;
  /** Roles to take for an hour. */
  elevatesTo: readonly OfficeRole[];
}

/** Whoever decides: somebody logged in, or the administrator of the machine by a command. */
export type Decider = Pick<StaffSession, 'staffId' | 'name' | 'person' | 'stations'> | 'administrator';

export const nameOfDecider = (who: Decider): string => (who === 'administrator' ? '' : who.name);

/** Refuses a decision about oneself, whichever account of oneself it is. */
export function refuseOneself(who: Decider, about: Pick<Staff, 'id' | 'person'>): void {
  if (who !== 'administrator' && (who.staffId === about.id || who.person === about.person))
    throw new Refusal('office-staff.notOneself', { code: 'notOneself' });
}

const isWithin = (own: readonly string[] | null, stations: readonly string[] | null): boolean =>
  own === null || (stations?.every((station) => own.includes(station)) ?? false);

/** Refuses stations that whoever decides does not work for. */
export function refuseBeyond(who: Decider, stations: readonly string[] | null): void {
  if (who !== 'administrator' && !isWithin(who.stations, stations))
    throw new Refusal('office-staff.beyondYours', { code: 'beyondYours', field: 'stations' });
}

/** Refuses rights that are none: no station at all, one that is not there, or to be an owner for an hour. */
function refuseStrange({ stations, elevatesTo }: Partial<Rights>, known: readonly string[]): void {
  const strange = stations?.find((station) => !known.includes(station));
  if (strange !== undefined)
    throw new Refusal('office-staff.noStation', { field: 'stations', values: { station: strange } });
  if (stations?.length === 0) throw new Refusal('office-staff.stationsMissing', { field: 'stations' });
  if (elevatesTo?.includes('owner')) throw new Refusal('office-staff.neverOwner', { field: 'elevatesTo' });
}

/** Rights as a request has them. */
interface WrittenRights {
  role: OfficeRole;
  allStations: boolean;
  stations: readonly string[];
  elevatesTo: readonly OfficeRole[];
}

/** The rights of a request, all of them. Refuses what is none. */
export function readRights(written: WrittenRights, known: StationsInService): Rights {
  const { role, allStations, stations, elevatesTo } = written;
  const rights: Rights = { role, stations: allStations ? null : stations, elevatesTo };
  refuseStrange(
    rights,
    known.all().map(({ code }) => code),
  );
  return rights;
}

/** What of somebody's rights a request changes. Refuses what is none. */
export function readChange(
  {
    role,
    allStations,
    stations,
    elevatesTo,
  }: { [Key in keyof WrittenRights]?: WrittenRights[Key] | undefined },
  known: StationsInService,
): Partial<Rights> {
  const rights: Partial<Rights> = {
    ...(role !== undefined && { role }),
    ...(allStations === true ? { stations: null } : stations !== undefined && { stations }),
    ...(elevatesTo !== undefined && { elevatesTo }),
  };
  refuseStrange(
    rights,
    known.all().map(({ code }) => code),
  );
  return rights;
}

/** Rights as an answer has them. */
export const wireRights = <T extends Rights>({ stations, ...rest }: T) => ({
  ...rest,
  allStations: stations === null,
  stations: stations ?? [],
});

/** What a second person reads of them. */
export const summaryOf = ({ role, stations, elevatesTo }: Rights): Record<string, string> => ({
  role,
  stations: stations?.join(', ') ?? '*',
  elevatesTo: elevatesTo.join(', '),
});
