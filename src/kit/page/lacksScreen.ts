// Whether an address of this site asks for a screen, or for a service, that the station does not have.
import { safeAddress } from '../html/address.ts';
import type { Site } from './site.ts';

/** Legacy pages are no screens; an outside address is another site's. */
export function lacksScreen(url: string, { has, onOff }: Pick<Site, 'has' | 'onOff'>): boolean {
  const address = safeAddress(url);
  if (address?.kind !== 'site') return false;
  if (address.path.startsWith('/legacy/service.html')) return onOff.onlineServiceUrl === '';
  return !address.path.startsWith('/legacy/') && !has(address.path);
}
