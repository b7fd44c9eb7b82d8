// Finding the station a request is for.
import type { FastifyRequest } from 'fastify';
import type { StationFacts } from '#contract/station.generated.ts';
import type { StationsInService } from '../stations.ts';

/** Name of the cookie that chooses a station on a host that belongs to none; /open/<code> sets it. */
export const stationCookie = 'station';

const loopbackNames = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/**
 * The station a request is for: by its host; on a host that is no station's (localhost, an address of the local
 * network) by the cookie `station`. On this machine itself, a request without a choice gets the first station, except `/`, which
 * shows the list: so a tool that knows only an address and a path can measure a site. Undefined where nothing identifies the station.
 */
export function stationOf(
  request: Pick<FastifyRequest, 'host' | 'hostname' | 'url' | 'cookies'>,
  stations: StationsInService,
): StationFacts | undefined {
  const byHost = stations.byHost(request.host);
  if (byHost) return byHost;
  const chosen = request.cookies[stationCookie];
  if (chosen !== undefined) return stations.byCode(chosen);
  const isOpen = loopbackNames.has(request.hostname) && request.url !== '/';
  return isOpen ? stations.all()[0] : undefined;
}
