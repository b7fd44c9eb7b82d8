// What an overlay is in the browser's history: back closes it, and only pages on the list may be shown.
import { safeAddress } from '#kit/html/address.ts';

export interface OverlayPage {
  /** Path of a legacy page of this site. */
  path: string;
  title: string;
}

/** Where legacy pages live; nothing else of this site may be put into the frame. */
const allowed = /^\/legacy\/[\w-]+\.html(?:[?#]|$)/;

/** The tidied path when an address is a legacy page of this site, otherwise null. */
export function legacyPath(url: unknown): string | null {
  const address = safeAddress(url);
  return address?.kind === 'site' && allowed.test(address.path) ? address.path : null;
}

/** The address of a legacy page that follows the skin and language chosen in the app. */
export const withSkin = (path: string, { skin, locale }: { skin: string; locale: string }): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ skin, locale })}`;

/** The overlay of a history entry. The entry may be old or forged, so it is checked again. */
export function overlayIn(state: unknown): OverlayPage | null {
  const page = (state as { overlay?: Partial<OverlayPage> } | null)?.overlay;
  const path = legacyPath(page?.path);
  return path && typeof page?.title === 'string' ? { path, title: page.title } : null;
}
