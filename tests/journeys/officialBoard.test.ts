// Owns the journeys of the official board as it lies on a phone in a real browser: what is in sight and pressed at each size, its figures, one press, axe.
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { betBar, board, choose, playWorld, result, row } from './play.ts';
import { callFrom, follow, resize, settled } from './steps.ts';

const test = playWorld(['FFC', 'SFSC', 'FFK3', 'FF11X5', 'GDKLSF', 'FC3D', 'WFC']);

/** How many positions of numbers there are, and how many of them, and cells, lie whole above the bar. */
const positionsInSight = (page: Page) =>
  page.evaluate(() => {
    const foot = [...document.querySelectorAll('section')]
      .find((section) => getComputedStyle(section).position === 'fixed')!
      .getBoundingClientRect().top;
    const all = [...document.querySelectorAll('#board fieldset')]
      .map((position) => [...position.querySelectorAll('button[aria-pressed]:not([aria-expanded])')])
      .filter(
        ([first]) =>
          first?.querySelector('[role="img"]') ||
          /^\d+$/.test(first?.querySelector('b, span')?.textContent ?? ''),
      );
    const isSeen = (pick: Element) => pick.getBoundingClientRect().bottom <= foot;
    const seen = all.filter((picks) => picks.every(isSeen));
    const cells = all.flat().filter(isSeen).length;
    return { all: all.length, seen: seen.length, cells, width: document.documentElement.scrollWidth };
  });

test.for([
  ['zh-CN', 'none', [320, 568], [375, 667], [812, 375]],
  ['en', 'omission', [320, 568], [375, 667], [667, 375]],
] as const)(
  'in %s with figures %s, at %j, %j and %j, two positions of numbers are in sight on every board that has them',
  async ([locale, figures, ...sizes], { open, draws, server, station }) => {
    for (let drawn = 0; drawn < 2; drawn += 1) await draws.begin('FFC');
    const { page } = await open('/official?lotCode=FFC', { locale });
    await page.evaluate((kind) => localStorage.setItem('boardSettings', `{"figures":"${kind}"}`), figures);
    const boards = ['FFC', 'SFSC', 'FFK3', 'FF11X5', 'GDKLSF', 'FC3D'];
    // Plays of other tabs whose two positions are the largest; two of twenty numbers need a phone of the usual width.
    boards.push('FFK3&play=k3_o_ethdx', 'FFK3&play=k3_o_ebthdt', 'FF11X5&play=x115_o_q2_zudt');
    const withoutFigures = 'GDKLSF&play=kl10_o_x2lzhi';
    boards.push(withoutFigures);
    // The sums of three digits, and the places of five above two positions.
    if (figures === 'none')
      boards.push(
        'GDKLSF&play=kl10_o_rx5dt',
        'FFC&tab=前三&play=ssc_o_q3_zxhz',
        'FFC&tab=任选四&play=ssc_o_r4_zu12',
      );
    for (const lotCode of boards) {
      const isWide = lotCode.startsWith('GDKLSF&');
      const phones = isWide ? sizes.slice(1) : sizes;
      const [width, height] = phones[0]!;
      await page.setViewportSize({ width, height });
      await page.goto(`${server.url(station)}/official?lotCode=${lotCode}`);
      await board(page).locator('fieldset > div > button[aria-pressed]').first().waitFor();
      if (figures !== 'none' && lotCode !== withoutFigures)
        await board(page).locator('[data-warmth]').first().waitFor();
      for (const [width, height] of phones) {
        await resize(page, width, height);
        await expect
          .poll(async () => {
            const positions = await positionsInSight(page);
            // Two of twenty numbers are more than a phone in landscape has room for: a dozen of them are there.
            const isEnough =
              positions.seen >= Math.min(2, positions.all) ||
              (width > height && isWide && positions.cells >= 12);
            return [lotCode, positions.all > 0, isEnough, positions.width];
          })
          .toEqual([lotCode, true, true, width]);
      }
    }
  },
);

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

test('the settings of the board show on each digit how many draws it has been out, and how often it came', async ({
  open,
  draws,
}) => {
  for (let drawn = 0; drawn < 4; drawn += 1) await draws.begin('FFC');
  const { page } = await open('/official?lotCode=FFC', { as: 'member01' });
  expect(await board(page).locator('[data-warmth]').count()).toBe(0);
  await betBar(page).getByRole('button', { name: '盘面设置' }).click();
  const settings = page.getByRole('dialog', { name: '盘面设置' });
  await settings.getByRole('button', { name: '遗漏' }).click();
  await settings.getByRole('button', { name: '关闭' }).click();
  const { list } = (await callFrom(page, '/m/result/GetLotteryResultList.do', {
    lotCode: 'FFC',
    pageNo: '1',
    pageSize: '100',
  })) as unknown as { list: { openStatus: string; haoMa: string }[] };
  const numbers = list
    .filter(({ openStatus }) => openStatus === 'drawn')
    .map(({ haoMa }) => haoMa.split(','));
  expect(numbers.length).toBeGreaterThanOrEqual(3);
  const figuresOf = (name: string) => row(page, name).locator('[data-warmth]').allInnerTexts();
  const omissions = (place: number) =>
    Array.from({ length: 10 }, (_, digit) => {
      const last = numbers.findIndex((draw) => draw[place] === String(digit));
      return `漏${last < 0 ? numbers.length : last}`;
    });
  await expect.poll(() => figuresOf('万')).toEqual(omissions(0));
  expect(await figuresOf('个')).toEqual(omissions(4));
  await betBar(page).getByRole('button', { name: '盘面设置' }).click();
  await settings.getByRole('button', { name: '冷热' }).click();
  await settings.getByRole('button', { name: '关闭' }).click();
  const counts = Array.from(
    { length: 10 },
    (_, digit) => `出${numbers.filter((draw) => draw[0] === String(digit)).length}`,
  );
  await expect.poll(() => figuresOf('万')).toEqual(counts);
});

test('one press on the largest board changes one pick, by the next frame', async ({ open, draws }) => {
  await draws.begin('SFSC');
  const { page } = await open('/official?lotCode=SFSC', { as: 'member01' });
  await choose(page, '定位胆');
  await expect.poll(() => board(page).locator('button[aria-pressed]').count()).toBeGreaterThanOrEqual(100);
  const changed = await page.evaluate(async () => {
    const seen = new Set<Node>();
    const watch = new MutationObserver((list) => {
      for (const { target } of list) seen.add(target);
    });
    watch.observe(document.querySelector('#board')!, { subtree: true, attributes: true, childList: true });
    const pick = document.querySelectorAll<HTMLElement>('#board button[aria-pressed]')[70]!;
    pick.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isPicked = pick.getAttribute('aria-pressed');
    watch.disconnect();
    return { count: seen.size, isPicked };
  });
  expect(changed).toEqual({ count: 1, isPicked: 'true' });
});

describe.each([
  ['ThemeRed', 375, 812, 'zh-CN'],
  ['ThemeBlack', 320, 640, 'en'],
] as const)('in %s at %i by %i in %s', (skin, width, height, locale) => {
  test('picks, typed tickets, the basket and a chase pass axe', async ({ open, draws }) => {
    await draws.begin('WFC');
    const { page } = await open('/official?lotCode=WFC', {
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
    await page.getByRole('tab').nth(3).click();
    await board(page).locator('fieldset').first().getByRole('button').nth(1).click();
    await board(page).getByRole('textbox').fill('123 12 456');
    await check();
    await page.locator('section button[data-kind="main"]').last().click();
    await page.locator('dialog[open] fieldset button').nth(1).click();
    await page.locator('dialog[open] ol > li').first().waitFor();
    await check();
  });
});
