// Walking the screens of the studio's preview, and which settings of a station what they draw carries.
import type { Frame } from 'playwright-core';
import { atRest, shown, step } from '../atRest.ts';

/** Goes to each address within the frame, as links of the site do; returns the paths of settings that were seen, such as menus.tabBar[0]. */
export async function settingsSeen(frame: Frame, addresses: readonly string[]): Promise<Set<string>> {
  const seen = new Set<string>();
  for (const address of addresses) {
    // At rest: a preview that is still opening would take a step of its own after ours.
    await atRest(frame);
    await step(frame, address);
    await shown(frame);
    await atRest(frame);
    const paths = await frame.evaluate(() =>
      [...document.querySelectorAll('[data-settings]')].flatMap((one) =>
        one.getAttribute('data-settings')!.split(' '),
      ),
    );
    for (const path of paths) seen.add(path);
  }
  return seen;
}
