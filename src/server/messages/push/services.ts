// Which push services notices are sent to. Where a device is reached is said by its browser, and so by anybody: only hosts of this list are ever asked.
import type { Settings } from '../../settings.ts';

/** A star stands for whatever is before it. */
const known: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const endpointMost = 1000;
const onThisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/;
const listed = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** What the operator adds, each a host, `*.` and a host, or http:// and a port of this very machine. */
const added = ({ pushServices }: Pick<Settings, 'pushServices'>): string[] =>
  pushServices
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);

/** Entries of `pushServices` that name nothing that may be sent to. */
export const wrongServices = (settings: Pick<Settings, 'pushServices'>): string[] =>
  added(settings).filter((entry) => !listed.test(entry) && !onThisMachine.test(entry));

/** The host of the push service that an endpoint is at; null where nothing is ever sent there. */
export function serviceOf(endpoint: string, settings: Pick<Settings, 'pushServices'>): string | null {
  if (endpoint.length > endpointMost || !URL.canParse(endpoint)) return null;
  const { protocol, origin, host, hostname, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return null;
  const extra = added(settings);
  if (protocol === 'http:') return onThisMachine.test(origin) && extra.includes(origin) ? host : null;
  // `host` has a port where it is not 443.
  if (protocol !== 'https:' || host !== hostname) return null;
  const isListed = [...known, ...extra].some((entry) =>
    entry.startsWith('*.') ? hostname.endsWith(entry.slice(1)) : hostname === entry,
  );
  return isListed ? host : null;
}
