// The credit board as it lies on a phone in a real browser: what is in sight at each size, tabs and addresses, what it shows once sealed, one press.
import { expect } from 'vitest';
import { cells, creditLotteries as lotteries, playWorld, slipBar } from './play.ts';
import { boxOf, follow, lookAgain, resize, settled } from './steps.ts';

const test = playWorld(['SFLHC']);

test('at 320 by 568, 375 by 667, 812 by 375 and 667 by 375 two rows of cells are in sight on the board of every family', async ({
  open,
}) => {
  const { page } = await open('/credit?lotCode=FFC');
  const inSight = () =>
    page.evaluate(() => {
      const foot = document.querySelector('section[aria-label="注单"]')!.getBoundingClientRect().top;
      const seen = [...document.querySelectorAll('#board button[data-cell]')]
        .map((cell) => cell.getBoundingClientRect())
        .filter(({ bottom }) => bottom <= foot);
      return { rows: new Set(seen.map(({ top }) => Math.round(top))).size, cells: seen.length };
    });
  for (const lotCode of Object.values(lotteries)) {
    await follow(page, `/credit?lotCode=${lotCode}`);
    await cells(page).first().waitFor();
    for (const [width, height] of [
      [320, 568],
      [375, 667],
      [812, 375],
      [667, 375],
    ] as const) {
      await resize(page, width, height);
      // The words of PC28 are few to a line.
      const least = width <= height ? 4 : lotCode === lotteries.pc28 ? 8 : 12;
      await expect
        .poll(async () => {
          const { rows, cells } = await inSight();
          return [lotCode, width, rows >= 2, cells >= least];
        })
        .toEqual([lotCode, width, true, true]);
    }
    // The dice of K3 are dice.
    if (lotCode === lotteries.k3)
      expect(await page.getByRole('region', { name: '三军' }).locator('button svg').count()).toBe(6);
  }
});

test('an address leads to a tab and a play, and stays in step with the board', async ({ open, draws }) => {
  await draws.begin('SFLHC');
  const { page } = await open('/credit?lotCode=SFLHC&play=lhc_c_tx');
  const tab = page.getByRole('tab', { selected: true });
  await expect.poll(() => tab.innerText()).toBe('特肖·五行·头尾数');
  await page.getByRole('tab', { name: '正码特' }).click();
  await page.getByRole('button', { name: '正三特', exact: true }).click();
  await page.reload();
  await settled(page);
  await expect.poll(() => tab.innerText()).toBe('正码特');
  const chosen = page.getByRole('button', { name: '正三特', exact: true });
  expect(await chosen.getAttribute('aria-pressed')).toBe('true');
  // Eighteen tabs side by side, instead of a row to be scrolled.
  await page.getByRole('button', { name: '查看全部：玩法分类' }).click();
  const all = page.getByRole('dialog', { name: '玩法分类' });
  await all.waitFor();
  expect(await all.getByRole('button', { name: '关闭' }).count()).toBe(1);
  await expect.poll(() => all.locator('button[aria-current]').innerText()).toBe('正码特');
  expect(await all.locator('button:not([aria-label])').count()).toBe(await page.getByRole('tab').count());
  await all.getByRole('button', { name: '过关', exact: true }).click();
  await expect.poll(() => tab.innerText()).toBe('过关');
  expect(new URL(page.url()).searchParams.get('tab')).toBe('过关');
});

test('scrolled down, the board keeps period and countdown in sight; sealed, it says so', async ({
  open,
  draws,
}) => {
  const { qiHao } = await draws.begin('SFLHC');
  const { page } = await open('/credit?lotCode=SFLHC', { hasMotion: true });
  await cells(page).nth(80).scrollIntoViewIfNeeded();
  const strip = page.locator('[aria-hidden="true"] > div', { hasText: `第${qiHao}期` });
  await strip.waitFor();
  await expect.poll(() => boxOf(strip)).toMatchObject({ height: 36, y: 44 });
  const look = () =>
    cells(page)
      .nth(80)
      .evaluate((cell) => {
        const { backgroundColor: ground, color } = getComputedStyle(cell);
        const ball = getComputedStyle(cell.querySelector('b')!);
        return { ground, color, figure: ball.color, opacity: ball.opacity, filter: ball.filter };
      });
  const before = await look();
  expect(before.filter).toBe('none');
  await draws.seal('SFLHC');
  await lookAgain(page);
  await page.getByText('已封盘，可先选下期号码').waitFor();
  await expect.poll(() => strip.innerText()).toContain('已封盘');
  const sealed = await look();
  // Flat and pale, as readable as before, and pressed it looks picked.
  expect(sealed).toEqual({ ...before, ground: sealed.ground, filter: 'saturate(0.5)' });
  expect(sealed.ground).not.toBe(before.ground);
  const picked = cells(page).nth(80);
  await picked.click();
  expect(await picked.getAttribute('aria-pressed')).toBe('true');
  // Framed and not filled: the colours of the balls mean something.
  const chosen = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--brand-quiet)';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });
  await expect.poll(async () => (await look()).ground).toBe(chosen);
  expect((await look()).filter).toBe('none');
  const button = slipBar(page).getByRole('button', { name: '已封盘' });
  await expect.poll(() => button.isDisabled()).toBe(true);
});

test('another tab is shown from its beginning, however far the one before was scrolled', async ({
  open,
  draws,
}) => {
  await draws.begin('SFLHC');
  const { page } = await open('/credit?lotCode=SFLHC');
  const beginning = () =>
    page.evaluate(() => {
      const tabs = document.querySelector('[role="tablist"]')!.getBoundingClientRect();
      const away = document.getElementById('board')!.getBoundingClientRect().top - tabs.bottom;
      return away < -1 ? 'above' : away > 1 ? 'below' : 'at it';
    });
  const scrollDown = async () => {
    await cells(page).nth(80).scrollIntoViewIfNeeded();
    await expect.poll(beginning).toBe('above');
  };
  // Above the fold nothing moves.
  await page.evaluate(() => window.scrollTo(0, 20));
  await page.getByRole('tab', { name: '正码', exact: true }).click();
  await cells(page).nth(80).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => window.scrollY)).toBe(20);
  await scrollDown();
  await page.getByRole('tab', { name: '特码', exact: true }).click();
  await expect.poll(beginning).toBe('at it');
  await page.getByRole('tab', { name: '正码', exact: true }).click();
  await scrollDown();
  await page.getByRole('button', { name: '查看全部：玩法分类' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '特码', exact: true }).click();
  await expect.poll(beginning).toBe('at it');
});

test('sealed, the board stays within the narrowest phone, also in English', async ({ open, draws }) => {
  await draws.begin('SFLHC');
  // The sign stands where there is room for it: at 568 countdown, board and button say it.
  const { page } = await open('/credit?lotCode=SFLHC', { width: 320, height: 640, locale: 'en' });
  await draws.seal('SFLHC');
  await lookAgain(page);
  await page.getByText('Closed. Picks are for the next draw').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await resize(page, 320, 568);
  await page.getByText('Closed. Picks are for the next draw').waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('one press on a board of more than a hundred cells changes one cell, by the next frame', async ({
  open,
  draws,
}) => {
  await draws.begin('SFLHC');
  const { page } = await open('/credit?lotCode=SFLHC', { as: 'member01' });
  await expect.poll(() => cells(page).count()).toBeGreaterThan(100);
  const changed = await page.evaluate(async () => {
    const seen = new Set<Node>();
    const watch = new MutationObserver((list) => {
      for (const { target } of list) seen.add(target);
    });
    watch.observe(document.querySelector('#board')!, { subtree: true, attributes: true, childList: true });
    document.querySelectorAll<HTMLElement>('[data-cell]')[70]!.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isPicked = document.querySelectorAll('[data-cell]')[70]!.getAttribute('aria-pressed');
    watch.disconnect();
    return { count: seen.size, isPicked };
  });
  expect(changed).toEqual({ count: 1, isPicked: 'true' });
});
