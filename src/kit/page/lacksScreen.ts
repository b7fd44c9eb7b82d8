// Owns whether an address of this site asks for a screen that the station does not have.
import { safeAddress } from '../html/address.ts';
import type { Site } from './site.ts';

/** Legacy pages are no screens; an outside address is another site's. */
export function lacksScreen(url: string, { has }: Pick<Site, 'has'>): boolean {
  const address = safeAddress(url);
  return address?.kind === 'site' && !address.path.startsWith('/legacy/') && !has(address.path);
}
