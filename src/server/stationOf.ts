// Owns the question which station a request is for.
import type { FastifyRequest } from 'fastify';
import type { StationFacts } from '#contract/station.generated.ts';
import type { FaceStations } from './face/parts.ts';

/** The stations in service, live: src/server/stations.ts keeps them in step with the files. */
export interface StationRegistry extends FaceStations {
  /** By a host name, with or without port. */
  byHost(host: string): StationFacts | undefined;
}

/** Name of the cookie that chooses a station on a host that belongs to none; /open/<code> sets it. */
export const stationCookie = 'station';

/**
 * The station a request is for: by its host; on a host that is no station's (localhost, an address of the local
 * network) by the cookie `station`. Undefined where neither tells.
 */
export function stationOf(request: FastifyRequest, stations: StationRegistry): StationFacts | undefined {
  const byHost = stations.byHost(request.host);
  if (byHost) return byHost;
  const chosen = request.cookies[stationCookie];
  return chosen === undefined ? undefined : stations.byCode(chosen);
}
