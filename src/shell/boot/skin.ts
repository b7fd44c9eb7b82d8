// The station's appearance of the document itself: skin, colours of the browser's own bars, title.
import type { GetPageHeadAnswer } from '#contract/session.generated.ts';
import type { Skin, SkinChoice } from '#kit/page/site.ts';
import type { Station } from '#station/station.ts';
import { readPreference } from './preferences.ts';

/** A choice as the skin it comes to on this phone now. */
export function skinOf(choice: SkinChoice): Skin {
  if (choice !== 'system') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'ThemeBlack' : 'ThemeRed';
}

/** The player's choice, where the station leaves one, overrides the page head; the page head overrides the station file. */
export function firstChoice({ theme }: Station, pageHead: GetPageHeadAnswer): SkinChoice {
  const preferred = theme.choice === 'own' ? null : readPreference('skin');
  if (preferred === 'ThemeRed' || preferred === 'ThemeBlack' || preferred === 'system') return preferred;
  return theme.choice === 'system' ? 'system' : pageHead.wapv2ThemeColor || theme.skin;
}

/**
 * Applies a skin. Our server's page has its station's own skin already, so the palettes are loaded only when they are needed:
 * for the player's other choice, and behind a static host. Rejects when they cannot be loaded.
 */
export async function applySkin(station: Station, skin: Skin): Promise<void> {
  const root = document.documentElement;
  const isOfPage = root.style.getPropertyValue('--surface') === '';
  const isComplete = getComputedStyle(root).getPropertyValue('--surface') !== '';
  // A page that follows the phone has both palettes.
  const ofPage = root.dataset.system === '' ? skinOf('system') : root.dataset.skin;
  if (ofPage === skin && isOfPage && isComplete) {
    root.dataset.skin = skin;
    return;
  }
  const { themeTokens } = await import('#station/derive/look/theme.ts');
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
