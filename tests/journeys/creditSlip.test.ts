// The slip of credit play, its sheets and its result pass axe and fit the phone, in both skins, on a wide and a narrow one, in both languages.
import { describe, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { cells, playWorld } from './play.ts';

const test = playWorld(['SFLHC']);

describe.each(['ThemeRed', 'ThemeBlack'] as const)('in %s', (skin) => {
  test.for([
    [375, 812, 'zh-CN'],
    [320, 640, 'en'],
  ] as const)(
    'at %i by %i in %s the slip, the sheets and the result pass axe',
    async ([width, height, locale], { open, draws }) => {
      await draws.begin('SFLHC');
      const { page } = await open('/credit?lotCode=SFLHC', {
        as: 'member01',
        width,
        height,
        skin,
        locale,
      });
      const check = async (): Promise<void> => {
        expect(await axeFinds(page)).toEqual([]);
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide).toBeLessThanOrEqual(0);
      };
      await cells(page).nth(0).click();
      await cells(page).nth(2).click();
      await check();
      await page
        .locator('section button')
        .filter({ hasText: locale === 'en' ? 'Bet' : '投注' })
        .last()
        .click();
      await page.locator('dialog[open]').waitFor();
      await check();
      await page.locator('dialog[open] button').last().click();
      await page.getByRole('dialog', { name: locale === 'en' ? 'Bet placed' : '投注成功' }).waitFor();
      await check();
    },
  );
});
