// Walking the screens of the studio's preview, and which settings of a station what they draw carries.
import type { Frame } from 'playwright-core';
import { seldom } from '../atRest.ts';

/** Goes to each address within the frame, as links of the site do; returns the paths of settings that were seen, such as menus.tabBar[0]. */
export async function settingsSeen(frame: Frame, addresses: readonly string[]): Promise<Set<string>> {
  const seen = new Set<string>();
  for (const address of addresses) {
    await frame.evaluate((to) => {
      history.pushState({ usr: null, key: crypto.randomUUID(), idx: 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, address);
    await frame.waitForFunction(
      () =>
        document.querySelector<HTMLElement>('[data-shown]')?.dataset.shown === location.pathname &&
        document.documentElement.dataset.rest === '',
      null,
      seldom,
    );
    const paths = await frame.evaluate(() =>
      [...document.querySelectorAll('[data-settings]')].flatMap((one) =>
        one.getAttribute('data-settings')!.split(' '),
      ),
    );
    for (const path of paths) seen.add(path);
  }
  return seen;
}

interface SchemaNode {
  properties?: Record<string, SchemaNode>;
}

/** Paths of the settings that a station file may have, by its schema; sections and what is for editors are left out. */
export function settingsIn({ properties = {} }: SchemaNode, above = ''): string[] {
  return Object.entries(properties).flatMap(([name, inner]) => {
    if (name.startsWith('$')) return [];
    const own = above === '' ? name : `${above}.${name}`;
    return inner.properties ? settingsIn(inner, own) : [own];
  });
}
