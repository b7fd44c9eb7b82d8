// Owns what stands beside the column of a wide screen: a code of the address that goes along, the latest draws, and nothing that floats outside.
import { expect } from 'vitest';
import { keepPicture } from '#support/keepPicture.ts';
import { beginDay, member, test } from './appearance.ts';
import { boxOf, go } from './steps.ts';

test.beforeAll(({ draws, server, station }) => beginDay(draws, server, station));

test('beside the column of a wide screen stand a code of the address and the latest draws, and nothing floats outside', async ({
  open,
}) => {
  for (const skin of ['ThemeRed', 'ThemeBlack'] as const) {
    const { page } = await open('/userCenter', { ...member, height: 800, skin });
    for (const width of [900, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await go(page, '/userCenter');
      const side = page.getByRole('complementary', { name: '在手机上继续' });
      await side.getByRole('img', { name: page.url() }).waitFor();
      const draws = page.getByRole('complementary', { name: '最新开奖' }).getByRole('link');
      await draws.first().waitFor();
      await keepPicture(page, `wide-${width}-${skin}`);
      const column = await boxOf(page.locator('main'));
      const boxes = await page
        .locator('aside')
        .evaluateAll((all) =>
          all.map((each) => [each.ariaLabel, each.getBoundingClientRect().toJSON()] as const),
        );
      for (const [label, { left, right }] of boxes) {
        const isBeside = right <= column.x || left >= column.x + column.width;
        const isInside = left >= column.x && right <= column.x + column.width;
        expect([label, isBeside || isInside, left >= 0, right <= width]).toEqual([label, true, true, true]);
        expect([label, isBeside]).toEqual([label, label === '在手机上继续' || label === '最新开奖']);
      }
      const href = (await draws.first().getAttribute('href'))!;
      await draws.first().click();
      await page.waitForURL(`**${href}`);
      // The code goes along with the address.
      await side.getByRole('img', { name: page.url() }).waitFor();
    }
  }
});
