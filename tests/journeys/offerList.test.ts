// Through the list of offers: all of them in three screens, each with its picture beside its name.
import { expect } from 'vitest';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';

const test = siteWorld({ station: 'w147' });
/** Of a phone. */
const screenPx = 812;

test.for([
  ['zh-CN', 375],
  ['en', 320],
] as const)(
  'in %s on %d px every offer is a row, and all are within three screens',
  async ([locale, width], { open }) => {
    const { page } = await open('/moreActive', { locale, width, height: screenPx });
    const rows = page.locator('main a[href^="/activeDetail"]');
    await rows.first().waitFor();
    expect(await rows.count()).toBeGreaterThan(9);
    const boxes = await rows.evaluateAll((all) =>
      all.map((each) => {
        const [picture, words] = [...each.children].map((child) => child.getBoundingClientRect());
        const { height, right } = each.getBoundingClientRect();
        return { height, isBeside: words!.left >= picture!.right - 1, isInside: words!.right <= right + 1 };
      }),
    );
    expect(boxes.filter(({ isBeside, isInside }) => !isBeside || !isInside)).toEqual([]);
    expect(boxes.reduce((sum, { height }) => sum + height, 0)).toBeLessThan(3 * screenPx);
    await keepPicture(page, `offers-${locale}`);
  },
);
