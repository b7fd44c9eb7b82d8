// Owns the station's appearance of the document itself: skin, colours of the browser's own bars, title.
import type { GetPageHeadAnswer } from '#contract/session.generated.ts';
import type { Skin } from '#kit/page/site.ts';
import type { Station } from '#station/station.ts';
import { readPreference } from './preferences.ts';

/** The player's choice overrides the page head, the page head overrides the station file. */
export function firstSkin(station: Station, pageHead: GetPageHeadAnswer): Skin {
  const preferred = readPreference('skin');
  if (preferred === 'ThemeRed' || preferred === 'ThemeBlack') return preferred;
  return pageHead.wapv2ThemeColor || station.theme.skin;
}

/**
 * Applies a skin. Our server's page has its station's own skin already, so the palettes are loaded only when they are needed:
 * for the player's other choice, and behind a static host. Rejects when they cannot be loaded.
 */
export async function applySkin(station: Station, skin: Skin): Promise<void> {
  const root = document.documentElement;
  const isOfPage = root.style.getPropertyValue('--surface') === '';
  const isComplete = getComputedStyle(root).getPropertyValue('--surface') !== '';
  if (root.dataset.skin === skin && isOfPage && isComplete) return;
  const { themeTokens } = await import('#station/derive/theme.ts');
  const tokens: Record<string, string> = themeTokens(station, skin);
  root.dataset.skin = skin;
  root.style.colorScheme = skin === 'ThemeBlack' ? 'dark' : 'light';
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
  const ground = tokens['--header'] ?? tokens['--brand'];
  if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

/** The tab's title: that of the page head, on other screens than the first with the screen's own before it. */
export function setTitle(pageTitle: string, screenTitle: string | null): void {
  document.title = screenTitle ? `${screenTitle} - ${pageTitle}` : pageTitle;
}
