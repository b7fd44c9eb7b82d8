// What screens have in common to the eye: one focus ring, choices like the fields beside them, one banner in sight, and rows that stay in line.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beginDay, lookAt, member, test } from './appearance.ts';

test.beforeAll(({ draws, server, station }) => beginDay(draws, server, station));

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
    '/addCard',
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
    ['/lotteryOpenDetail?lotCode=FFC', '/reportChange', '/orderReal'],
    async (page, path) => {
      const looks = await page
        .locator('main select')
        .filter({ visible: true })
        .evaluateAll((choices) => choices.map((choice) => getComputedStyle(choice).appearance));
      expect([path, looks.length > 0, [...new Set(looks)]]).toEqual([path, true, ['none']]);
    },
  );
});
