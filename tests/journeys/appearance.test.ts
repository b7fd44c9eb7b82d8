// Owns what every screen has in common to the eye: no icon below 16 px, no empty scroll, one focus ring; and rows that stay in line.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { updateUserContract } from '#contract/finance.generated.ts';
import { screens } from '#contract/screens.generated.ts';
import { livelyForum } from '#support/forum.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import { boxOf, follow, go, settled } from './steps.ts';

const test = siteWorld({ lotteries: ['FFC', 'SFLHC'], historyDays: 0.01 });

const member = { as: 'member01' } as const;

test.beforeAll(async ({ draws, server, station }) => {
  await draws.pass();
  // What comes after the agreement is the page of every day.
  await server.call(updateUserContract, { version: 1 }, { as: member.as, station });
});

/** Looks at one screen after the other. */
async function lookAt(
  page: Page,
  paths: readonly string[],
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  for (const path of paths) {
    await follow(page, path);
    await look(page, path);
  }
}

/** The page stays its outline until the returned function lets its script come. */
async function holdScript(page: Page): Promise<() => void> {
  let start = (): void => {};
  const mayStart = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route(/\/assets\/index-[\w-]+\.js/, async (route) => {
    await mayStart;
    await route.continue();
  });
  return () => start();
}

test.for([
  { code: 'w147', width: 320, height: 568 },
  { code: 'w147', width: 390, height: 844 },
  { code: 'v017', width: 375, height: 812 },
])(
  'the home page of $code is outlined where it will stand, so that nothing jumps',
  async ({ code, ...size }, { open, server }) => {
    const { page } = await open('/aboutUs', { at: code, ...size });
    const start = await holdScript(page);
    await page.goto(`${server.url(code)}/index`, { waitUntil: 'commit' });
    const placesOf = (list: string) =>
      page.evaluate((selector) => {
        const boxes = [...document.querySelector(selector)!.parentElement!.children].slice(0, 5);
        return boxes.map((box) => box.getBoundingClientRect()).map(({ top, height }) => ({ top, height }));
      }, list);
    await page.locator('.outline-tabs').waitFor();
    const outlined = await placesOf('.outline-bar');
    start();
    await settled(page);
    const drawn = await placesOf('#root header');
    const about = (value: number) => expect.closeTo(value, -0.7);
    expect(outlined).toEqual(drawn.map(({ top, height }) => ({ top: about(top), height: about(height) })));
  },
);

test('a last row of shortcuts that is not full stands in the middle, on the outline as on the page', async ({
  open,
  server,
}) => {
  const { page } = await open('/aboutUs', { at: 'v010' });
  const start = await holdScript(page);
  await page.goto(`${server.url('v010')}/index`, { waitUntil: 'commit' });
  /** For each row how many stand in it, and how far its middle is from that of the grid. */
  const rowsOf = (list: string) =>
    page.evaluate((selector) => {
      const grid = document.querySelector(selector)!;
      const rows = new Map<number, DOMRect[]>();
      for (const box of [...grid.children].map((each) => each.getBoundingClientRect()))
        rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), box]);
      const { left, right } = grid.getBoundingClientRect();
      return [...rows.values()].map((row) => ({
        count: row.length,
        aside: Math.round((row[0]!.left + row.at(-1)!.right - left - right) / 2),
      }));
    }, list);
  await page.locator('.outline-grid').waitFor();
  const outlined = await rowsOf('.outline-grid');
  start();
  await settled(page);
  const middle = [
    { count: 4, aside: 0 },
    { count: 3, aside: 0 },
  ];
  expect(outlined).toEqual(middle);
  expect(await rowsOf('nav[style*="--columns"]')).toEqual(middle);
});

test('on any screen no icon is smaller than 16 px, and what needs no scrolling does not scroll', async ({
  open,
  server,
  station,
}) => {
  const addresses: Record<string, string> = {
    '/activeDetail': '/activeDetail?id=1',
    '/credit': '/credit?lotCode=FFC',
    '/official': '/official?lotCode=FFC',
    ...(await livelyForum(server, station)),
  };
  const paths = screens.filter(({ who }) => who !== 'agent').map(({ path }) => addresses[path] ?? path);
  // A name in place of what it stands for would show that there is no such thing.
  expect(paths.filter((path) => path.includes(':'))).toEqual([]);
  const small: string[] = [];
  let seen = 0;
  const scrolls: string[] = [];
  const short: string[] = [];
  const look = async (page: Page, path: string): Promise<void> => {
    const { icons, spare, most } = await page.evaluate(() => {
      // Screens that are kept are in the page as well, hidden.
      const main = [...document.querySelectorAll('main')].find((each) => each.checkVisibility())!;
      const bottoms = [...main.querySelectorAll('*')].map((part) => part.getBoundingClientRect().bottom);
      return {
        icons: [...document.querySelectorAll('svg[viewBox="0 0 24 24"]')]
          // Rows far below are not drawn, and have no size.
          .filter((icon) => icon.checkVisibility({ contentVisibilityAuto: true }))
          .map((icon) => {
            const { width } = icon.getBoundingClientRect();
            const px = Number.parseFloat(getComputedStyle(icon).fontSize);
            const at = icon.closest('[aria-label]')?.getAttribute('aria-label');
            return { px: Math.min(width, px), at: at ?? icon.parentElement!.textContent };
          }),
        spare: innerHeight - scrollY - Math.max(...bottoms),
        most: document.documentElement.scrollHeight - innerHeight,
      };
    });
    seen += icons.length;
    for (const { px, at } of icons) if (px < 15.9) small.push(`${path}: ${px} px at ${at}`);
    // On screens with ads there is room for the floating one below everything.
    const mayScroll = screens.find((row) => path.startsWith(row.path))!.adPage !== undefined;
    if (mayScroll || spare < 120) return;
    short.push(path);
    if (most > 0) scrolls.push(`${path} scrolls ${most} px`);
  };
  const { page } = await open('/aboutUs', { ...member, height: 1500 });
  await lookAt(page, paths, look);
  expect(seen).toBeGreaterThan(100);
  expect(small).toEqual([]);
  expect(short).toEqual(expect.arrayContaining(['/wallet', '/withdraw', '/donate', '/depositBankPay']));
  expect(scrolls).toEqual([]);
});

test('the focus of the keyboard has one style, on everything that takes it', async ({ open }) => {
  const rings = new Map<string, string>();
  const bare: string[] = [];
  let ring = '';
  const focusAll = async (page: Page, path: string): Promise<void> => {
    if (path.startsWith('/official')) {
      await page.getByRole('tab', { name: '五星' }).first().click();
      await page.getByRole('button', { name: '直选单式' }).first().click();
      await page.locator('textarea').waitFor();
    }
    // From here on the browser takes the focus for that of a keyboard.
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const outlineOf = (element: Element): string | undefined => {
        for (let holder: Element | null = element; holder && holder.tagName !== 'MAIN'; ) {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(holder);
          if (outlineStyle !== 'none' && outlineWidth !== '0px')
            return `${outlineWidth} ${outlineStyle} ${outlineColor}`;
          holder = holder.parentElement;
        }
        return undefined;
      };
      const probe = document.createElement('i');
      probe.style.color = 'var(--brand-text)';
      document.body.append(probe);
      const brand = getComputedStyle(probe).color;
      probe.remove();
      const taking = [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(a[href], button, input, textarea, select, summary)',
        ),
      ].filter((element) => element.checkVisibility() && !element.matches(':disabled'));
      return {
        brand,
        kinds: taking.map((element) => {
          element.focus({ preventScroll: true });
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 12);
          return { what: `${element.localName} ${name}`, outline: outlineOf(element) };
        }),
      };
    });
    ring = `2px solid ${found.brand}`;
    for (const { what, outline } of found.kinds) {
      if (outline === undefined) bare.push(`${path}: ${what}`);
      else if (!rings.has(outline)) rings.set(outline, `${path}: ${what}`);
    }
  };
  // With reduced motion everything that changes takes a millisecond, the ring as well.
  const guest = await open('/login', { hasMotion: true });
  await focusAll(guest.page, '/login');
  await lookAt(guest.page, ['/login?mode=1'], focusAll);
  const ofMembers = [
    '/withdraw',
    '/depositBankPay',
    '/donate',
    '/moneyChange',
    '/lotteryAll',
    '/userHelp',
    '/adviceAdd',
    '/lotteryRecord',
    '/reportChange',
    '/credit?lotCode=FFC',
    '/official?lotCode=FFC',
  ];
  const { page } = await open('/aboutUs', { as: member.as, hasMotion: true });
  await lookAt(page, ofMembers, focusAll);
  expect(bare).toEqual([]);
  expect([...rings]).toEqual([[ring, expect.any(String)]]);
});

test('in a chase the amount of each period stands on one line', async ({ open }) => {
  const { page } = await open('/official?lotCode=FFC', member);
  await page.getByRole('button', { name: '机选5注' }).click();
  const bar = page.getByRole('region', { name: '投注设置' });
  await bar.getByRole('button', { name: /^(?:投注$|号码篮)/ }).click();
  const basket = page.getByRole('dialog', { name: '号码篮' });
  await basket.getByRole('button', { name: '追号', exact: true }).click();
  const rows = basket.locator('ol > li');
  await rows.first().waitFor();
  const broken = await rows.evaluateAll((items) =>
    items.flatMap((item) => {
      const words = document.createRange();
      words.selectNodeContents(item.querySelector('small')!);
      const feet = [...words.getClientRects()].map(({ bottom }) => bottom);
      return feet.length > 0 && Math.max(...feet) - Math.min(...feet) < 4 ? [] : [item.textContent];
    }),
  );
  expect(broken).toEqual([]);
  expect(await rows.count()).toBeGreaterThan(4);
});

test('balls with English zodiac captions stand evenly', async ({ open }) => {
  const { page } = await open('/credit?lotCode=SFLHC', { ...member, locale: 'en' });
  const zodiac = page.getByText(/^(?:Rat|Ox|Tiger|Rabbit|Dragon|Snake|Horse|Goat|Monkey|Rooster|Dog|Pig)$/);
  await zodiac.first().waitFor();
  const gaps = await zodiac.evaluateAll((captions) => {
    const middles = captions.slice(0, 6).map((caption) => {
      const { left, width } = caption.parentElement!.getBoundingClientRect();
      return left + width / 2;
    });
    return middles.slice(1).map((middle, at) => middle - middles[at]!);
  });
  expect(gaps).toHaveLength(5);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
});

test('of the banners only the current one is in sight, and the last is followed by the first at once', async ({
  open,
}) => {
  const { page } = await open('/index', { width: 390, height: 844 });
  const carousel = page.locator('[aria-roledescription="carousel"]').first();
  const slides = carousel.getByRole('group');
  const dots = carousel.locator('button[aria-label]');
  const count = await slides.count();
  expect(count).toBeGreaterThan(2);
  /** How many pixels of each slide are within the frame. */
  const inSight = () =>
    carousel.evaluate((frame) => {
      const { left, right } = frame.getBoundingClientRect();
      return [...frame.querySelectorAll('[aria-roledescription="slide"]')].map((slide) => {
        const box = slide.getBoundingClientRect();
        return Math.max(0, Math.min(box.right, right) - Math.max(box.left, left));
      });
    });
  for (const at of [0, 1, count - 1]) {
    await dots.nth(at).click();
    await expect
      .poll(async () => (await inSight()).map((pixels) => pixels > 0))
      .toEqual(Array.from({ length: count }, (_, index) => index === at));
  }
  // Each scroll event reports what was passed on the way.
  const passed = await carousel.evaluate(async (frame) => {
    const track = frame.querySelector('[tabindex="0"]')!;
    const lefts = new Set<number>();
    track.addEventListener('scroll', () => lefts.add(Math.round(track.scrollLeft)));
    frame.querySelector<HTMLElement>('button[aria-label]')!.click();
    while (track.scrollLeft > 1) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return lefts.size;
  });
  expect(passed).toBe(1);
});

test('a choice among several looks like the fields beside it, not like the browser', async ({ open }) => {
  const { page } = await open('/aboutUs', member);
  await lookAt(
    page,
    ['/lotteryOpenDetail?lotCode=FFC', '/reportChange', '/adviceAdd'],
    async (page, path) => {
      const looks = await page
        .locator('main select')
        .filter({ visible: true })
        .evaluateAll((choices) => choices.map((choice) => getComputedStyle(choice).appearance));
      expect([path, looks.length > 0, [...new Set(looks)]]).toEqual([path, true, ['none']]);
    },
  );
});

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

test('a station that follows the phone comes in its look before any script runs, and stays in it', async ({
  browser,
  server,
}) => {
  const grounds: number[] = [];
  for (const [colorScheme, skin] of [
    ['dark', 'ThemeBlack'],
    ['light', 'ThemeRed'],
  ] as const) {
    const context = await browser.newContext({ colorScheme, viewport: { width: 375, height: 812 } });
    const page = await context.newPage();
    const ground = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${server.url('v017')}/index`);
    const before = await ground();
    grounds.push(Math.max(...[...before.matchAll(/\d+/g)].map(Number)));
    await page.unroute('**/*.js');
    await page.reload();
    await settled(page);
    expect([await page.evaluate(() => document.documentElement.dataset.skin), await ground()]).toEqual([
      skin,
      before,
    ]);
    await context.close();
  }
  expect(grounds[0]).toBeLessThan(60);
  expect(grounds[1]).toBeGreaterThan(230);
});

test('a phone loads nothing of what stands beside the column', async ({ open }) => {
  const { page } = await open('/index', member);
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // What comes last; on a busy machine it is there by now.
  await expect
    .poll(async () => (await loaded()).some((name) => /\/UpdateBar-[^/]*\.js$/.test(name)), {
      timeout: 20_000,
    })
    .toBe(true);
  const files = await loaded();
  expect(files.filter((name) => /\/WideSide-/.test(name))).toEqual([]);
  expect(await page.getByRole('complementary', { name: '在手机上继续' }).count()).toBe(0);
});
