// The pictures that journeys take of what they see, for whoever wants to look; a run that only proves takes none.
import path from 'node:path';
import type { Page } from 'playwright-core';

const folder = path.resolve(import.meta.dirname, '../../test-results/screens');
/** Whether somebody wants to look. */
export const isPictured = process.env.PICTURES === '1';

/** A picture of the page below test-results/screens, where PICTURES=1 asks for pictures: each takes a tenth of a second of processor. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (isPictured)
    await page.screenshot({ path: path.join(folder, `${name}.jpg`), type: 'jpeg', quality: 80 });
}
