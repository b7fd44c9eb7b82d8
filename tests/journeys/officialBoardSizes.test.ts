// The official board on narrow and turned phones in a real browser: what is pressed on 44 px, the header and the bar in landscape, and prizes and costs that stand whole at 320.
import { expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { board, choose, playWorld, result } from './play.ts';
import { follow, resize, settled } from './steps.ts';

const test = playWorld(['FFC', 'SFSC', 'FFK3', 'FF11X5', 'GDKLSF']);

// The last draw of ten numbers is the widest in a header.
test.beforeAll(({ draws }) => draws.draw('SFSC'));

test('plays and quick amounts, though less high, are pressed on 44 px', async ({ open }) => {
  const { page } = await open('/official?lotCode=FFC', { width: 375, height: 667 });
  for (const [address, chips] of [
    ['official?lotCode=FFC', '#board fieldset[aria-label="玩法"] > button'],
    ['credit?lotCode=FFC', 'section fieldset[aria-label="快捷金额"] > button'],
  ] as const) {
    await follow(page, `/${address}`);
    await page.locator(chips).first().waitFor();
    await settled(page);
    const height = await page
      .locator(chips)
      .nth(1)
      .evaluate((chip) => {
        const { left, width, top, bottom } = chip.getBoundingClientRect();
        const isPressed = (y: number) => document.elementFromPoint(left + width / 2, y) === chip;
        let [from, to] = [Math.ceil(top), Math.floor(bottom)];
        while (isPressed(from - 1)) from -= 1;
        while (isPressed(to + 1)) to += 1;
        return to - from + 1;
      });
    expect([address, height >= 43]).toEqual([address, true]);
  }
});

test('multiples are stepped on 44 px at each side, at 320 too; the figure between them is still pressed itself', async ({
  open,
}) => {
  const { page } = await open('/official?lotCode=FFC', { locale: 'en' });
  for (const [width, height] of [
    [320, 568],
    [375, 812],
    [667, 375],
  ] as const) {
    await resize(page, width, height);
    const pressed = await page
      .getByRole('textbox')
      .last()
      .evaluate((input) => {
        const widthOf = (element: Element): number => {
          const { left, right, top, height: tall } = element.getBoundingClientRect();
          const isPressed = (x: number) => document.elementFromPoint(x, top + tall / 2) === element;
          let [from, to] = [(left + right) / 2, (left + right) / 2];
          while (isPressed(from - 1)) from -= 1;
          while (isPressed(to + 1)) to += 1;
          return Math.round(to - from + 1);
        };
        const units = [...document.querySelectorAll('section fieldset[aria-label="Money unit"] > button')];
        return {
          less: widthOf(input.previousElementSibling!),
          figure: widthOf(input),
          more: widthOf(input.nextElementSibling!),
          units: units.map((unit) => unit.clientWidth),
        };
      });
    expect([width, pressed.less >= 43, pressed.more >= 43, pressed.figure >= 20]).toEqual([
      width,
      true,
      true,
      true,
    ]);
    expect(Math.min(...pressed.units)).toBeGreaterThanOrEqual(35);
  }
});

test.for([
  [812, 375, 'zh-CN', 'ThemeRed'],
  [667, 375, 'en', 'ThemeBlack'],
] as const)(
  'in landscape, at %i by %i in %s, a phone has period and draw in the header, and the bar in one row',
  async ([width, height, locale, skin], { open, draws }) => {
    await draws.begin('FFC');
    const { page } = await open('/appDown', { as: 'member01', width, height, locale, skin });
    for (const path of ['official?lotCode=FFC', 'credit?lotCode=FFC', 'credit?lotCode=SFSC']) {
      await follow(page, `/${path}`);
      await board(page).locator('button[aria-pressed]').first().waitFor();
      await settled(page);
      const seen = await page.evaluate(() => {
        const places = [
          ...document.querySelectorAll('header button, [data-board-top] button, [data-board-top] > div > *'),
        ]
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 1);
        const tops = [
          ...document.querySelectorAll<HTMLElement>('[data-board-top] button > b, [role="timer"]'),
        ];
        const over = places
          .toSorted((a, b) => a.box.left - b.box.left)
          .flatMap(({ box }, at, all) => {
            const next = all[at + 1]?.box;
            return next && next.left < box.right - 0.5 ? [`${box.left} to ${box.right}, ${next.left}`] : [];
          });
        const bar = [...document.querySelectorAll('section')]
          .find((section) => getComputedStyle(section).position === 'fixed')!
          .getBoundingClientRect();
        return {
          over,
          isWhole: tops.every((top) => top.scrollWidth <= top.clientWidth + 1),
          inHeader: places.every(({ box }) => box.bottom <= 45),
          bar: [Math.round(bar.width), bar.height <= 60, Math.round(bar.bottom)],
          wide: document.documentElement.scrollWidth,
        };
      });
      expect([path, seen]).toEqual([
        path,
        { over: [], isWhole: true, inHeader: true, bar: [width, true, height], wide: width },
      ]);
      expect(await axeFinds(page)).toEqual([]);
    }
  },
);

test('at 320 a prize stands whole beside the random picks, several prizes as their range; no play is a lone figure', async ({
  open,
}) => {
  const { page } = await open('/official?lotCode=FFC', { width: 320, height: 568 });
  const shown = board(page).getByRole('button', { name: /^单注奖金/ });
  const isWhole = () => shown.locator('span').evaluate((line) => line.scrollWidth <= line.clientWidth);
  for (const [lotCode, group, play] of [
    ['FFC', '前三', '组选包胆'],
    ['FFC', '龙虎'],
    ['FF11X5', '趣味'],
    ['FFK3', '和值'],
  ] as const) {
    await follow(page, `/official?lotCode=${lotCode}`);
    await choose(page, group, play);
    expect([group, await shown.innerText(), await isWhole()]).toEqual([
      group,
      expect.stringMatching(/^单注奖金 [\d.]+–[\d.]+$/),
      true,
    ]);
  }
  await follow(page, '/official?lotCode=FFC&tab=龙虎');
  await shown.click();
  await board(page)
    .getByText(/^龙 [\d.]+ · 虎 [\d.]+ · 和 [\d.]+$/)
    .waitFor();
  await follow(page, '/official?lotCode=GDKLSF');
  await choose(page, '任选', '任选一');
  await board(page).getByRole('button', { name: '任选二胆拖', exact: true }).waitFor();
});

test('at 320 in English what a basket costs stands beside its buttons, and those of the result hold their words', async ({
  open,
  draws,
}) => {
  await draws.begin('FFC');
  const { page } = await open('/official?lotCode=FFC', {
    as: 'member01',
    width: 320,
    height: 568,
    locale: 'en',
  });
  await board(page).getByRole('button', { name: 'Random 5' }).click();
  const english = page.getByRole('region', { name: 'Bet settings' });
  await english.getByRole('button', { name: 'Basket 5' }).waitFor();
  const gap = await english.getByRole('status').evaluate((cost) => {
    const words = document.createRange();
    words.selectNodeContents(cost);
    const buttons = [...cost.parentElement!.parentElement!.querySelectorAll(':scope > button')];
    const nearest = Math.min(...buttons.map((button) => button.getBoundingClientRect().left));
    return nearest - words.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThanOrEqual(0);
  await english.getByRole('button', { name: 'Basket 5' }).click();
  await page.getByRole('dialog', { name: 'Basket' }).getByRole('button', { name: 'Place bet' }).click();
  const buttons = result(page, 'Bet placed').getByRole('button');
  await buttons.first().waitFor();
  const spilled = await buttons.evaluateAll((all) =>
    all.filter((button) => button.scrollWidth > button.clientWidth).map((button) => button.textContent),
  );
  expect(spilled).toEqual([]);
});
