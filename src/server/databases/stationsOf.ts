// What one of several databases sees of the stations in service: its own alone.
import path from 'node:path';
import type { StationsInService } from '../stations.ts';

/**
 * The stations of `all` whose codes `has` says are here. What is wrong with files is said by the first database alone, which also keeps the files where a
 * database has them.
 */
export function stationsOf(
  all: StationsInService,
  has: (code: string) => boolean,
  isFirst: boolean,
): StationsInService {
  const own = <T extends { code: string }>(station: T | undefined): T | undefined =>
    station && has(station.code) ? station : undefined;
  const place = isFirst || all.place?.kind === 'folder' ? all.place : undefined;
  return {
    all: () => all.all().filter(({ code }) => has(code)),
    byCode: (code) => own(all.byCode(code)),
    byHost: (host) => own(all.byHost(host)),
    problems: () => (isFirst ? all.problems() : []),
    files: () => all.files().filter(({ fileName }) => has(path.basename(fileName, '.json'))),
    ...(place && { place }),
    ...(all.logo && { logo: (name) => all.logo!(name) }),
    onChange: (listener) => all.onChange(listener),
  };
}
