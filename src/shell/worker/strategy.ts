// What the service worker does with a request, as pure functions: which it leaves alone, which it keeps, and what of an answer may be kept.
import { assetBase } from '#contract/boot.ts';

/**
 * `network`: the worker has no part in it. `page`: from the network, the outline where there is none. `asset`: what is kept goes first, its name
 * changes with its content. `picture`: what is kept goes first and is renewed behind.
 */
export type Strategy = 'network' | 'page' | 'asset' | 'picture';

export interface Asked {
  method: string;
  url: string;
  /** `navigate` for a page. */
  mode: string;
  /** `document` for a page of its own, `iframe` for one in a frame. */
  destination: string;
  hasRange: boolean;
}

/** The script of the page that is shown without a connection; it comes with the worker and changes with it. */
export const offlineScript = `${assetBase}offline.js`;

/** Where the outline of a station lies: its look and name, and nothing of anybody's. */
export const outlineOf = (code: string): string => `${assetBase}stations/${code}/outline.html`;

const picture = /^\/(?:art|logo|icon)\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:svg|png|webp|jpg)$/;

/**
 * Only what is on this list is ever kept, by its path: built files and pictures that are the same for everybody. Calls
 * are on no list, whatever their verb.
 */
export function strategyOf({ method, url, mode, destination, hasRange }: Asked, origin: string): Strategy {
  const address = new URL(url);
  const { pathname } = address;
  if (method !== 'GET' || address.origin !== origin || hasRange) return 'network';
  if (mode === 'navigate') {
    // A file, a call and a page in a frame look like themselves without a connection.
    const isPage = destination === 'document' && !/\.\w+$/.test(pathname);
    return isPage ? 'page' : 'network';
  }
  if (pathname === offlineScript || pathname.startsWith(`${assetBase}assets/`)) return 'asset';
  return picture.test(pathname) ? 'picture' : 'network';
}

const keptTypes: Record<'asset' | 'picture', RegExp> = {
  asset: /^(?:text\/(?:javascript|css)|application\/javascript|image\/|font\/|audio\/)/,
  picture: /^image\//,
};

/** Whether an answer is what was wanted: a host that answers a missing file with a page must not have it kept. */
export function mayKeep(
  answer: { status: number; type: string; contentType: string; cacheControl: string },
  strategy: 'asset' | 'picture',
): boolean {
  const { status, type, contentType, cacheControl } = answer;
  return (
    status === 200 &&
    type === 'basic' &&
    keptTypes[strategy].test(contentType) &&
    !/no-store|private/.test(cacheControl)
  );
}

/** The station that a path opens on a host of several, such as /open/<code>; null where the path does not say. */
export const stationIn = (pathname: string): string | null =>
  /^\/open\/([a-z][a-z0-9]{1,15})\/?$/.exec(pathname)?.[1] ?? null;
