// Measures how a phone keeps up with the games of platforms, which run in this process, and prints JSON: frames and long tasks with the processor slowed
// down four times while reels turn, fish swim and are shot at, a wheel and cards are dealt, and tiles are opened. Ends with 1 where a game misses the bound. `npm run -s bench -- rooms fish slot` measures these alone.
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { chromium, type Page } from 'playwright-core';
import type { PlatformCode } from '#counterparty/game-platform/catalogue.ts';
import { createGamePlatform } from '#counterparty/game-platform/gamePlatform.ts';
import { YUAN } from '#values/money.ts';
import { ensureChromium } from '../chromium.ts';
import { type Motion, slowDown, watch } from './frames.ts';

/** 60 frames a second, and what a clock differs by. */
const mostP95Ms = 17.5;
const money = 8_000n * YUAN;

interface Room {
  platform: PlatformCode;
  game: string;
  /** Waits for what moves by itself, before anything is counted. */
  ready?: (page: Page) => Promise<void>;
  /** Begins what moves. */
  act: (page: Page) => Promise<void>;
  seconds: number;
}

const spin = (page: Page): Promise<void> => page.locator('.act').click();
/** Of a live table: from its sealing on the result comes, and is shown. */
const sealed = (page: Page): Promise<void> =>
  page.locator('.phase[data-open="false"]').waitFor({ timeout: 60_000 });
const isOpen = (page: Page): Promise<void> =>
  page.locator('.phase[data-open="true"]').waitFor({ timeout: 60_000 });
const atDeal = async (page: Page): Promise<void> => {
  await isOpen(page);
  await sealed(page);
};
const looksOn = async (): Promise<void> => {};
const presses = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
/** A chip on one line of the carpet after another, one each sixth frame. */
const laysOnLines = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (const place of [...document.querySelectorAll<HTMLElement>('.edge')].slice(0, 30)) {
      place.click();
      for (let count = 0; count < 6; count += 1) await frame();
    }
  });
const betOnDoor = async (page: Page): Promise<void> => {
  await page.locator('.spot').first().click();
  await page.locator('.act').last().click();
};
const opensMatches = async (page: Page): Promise<void> => {
  // A match that was opened has none any more, and on some days few are to come.
  const more = page.locator('.more:visible');
  for (let opened = 0; opened < 3 && (await more.count()) > 0; opened += 1) await more.first().click();
  for (let step = 0; step < 15; step += 1) await page.mouse.wheel(0, 160);
};

const rooms: Readonly<Record<string, Room>> = {
  slot: { platform: 'sandbox-egame', game: 'fortune', act: spin, seconds: 3 },
  slotOfQt: { platform: 'sandbox-qt', game: 'ocean', act: spin, seconds: 3 },
  fish: { platform: 'sandbox-fish', game: 'reef', act: presses('自动'), seconds: 8 },
  wheel: { platform: 'sandbox-live', game: 'roulette', ready: atDeal, act: looksOn, seconds: 8 },
  carpet: { platform: 'sandbox-live', game: 'roulette', ready: isOpen, act: laysOnLines, seconds: 1 },
  cards: { platform: 'sandbox-live', game: 'baccarat', ready: atDeal, act: looksOn, seconds: 8 },
  dice: { platform: 'sandbox-live', game: 'sicbo', ready: atDeal, act: looksOn, seconds: 8 },
  niuniu: { platform: 'sandbox-chess', game: 'niuniu', act: presses('发牌'), seconds: 4 },
  erbagang: { platform: 'sandbox-chess', game: 'erbagang', act: betOnDoor, seconds: 4 },
  sport: { platform: 'sandbox-sport', game: 'football', act: opensMatches, seconds: 3 },
};

/** Rooms that are named behind the word; all where none is. */
const named = process.argv.slice(3);
const chosen = Object.entries(rooms).filter(([name]) => named.length === 0 || named.includes(name));
const key = randomBytes(32).toString('hex');
const platforms = new Map<PlatformCode, Awaited<ReturnType<typeof createGamePlatform>>>();
for (const [, { platform }] of chosen)
  if (!platforms.has(platform))
    platforms.set(platform, await createGamePlatform({ platform, port: 0, storeFile: ':memory:', key }));
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
const loadBefore = loadavg()[0]!;
try {
  const figures: Record<string, Motion> = {};
  for (const [name, { platform, game, ready, act, seconds }] of chosen) {
    const { world, party } = platforms.get(platform)!;
    const holder = { operator: 'bench', platform, member: name };
    world.books.transfer({ ...holder, orderNo: name, direction: 'in', amount: money }, true, Date.now());
    const entry = { ...holder, game, returnUrl: 'https://station.example/', moneyUrl: '' };
    const token = world.books.letIn({ ...entry, locale: 'zh-CN' }, Date.now());
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      isMobile: true,
      hasTouch: true,
      locale: 'zh-CN',
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${party.url}/enter?token=${token}`);
    await page.locator('.act, .swimmer, .match').first().waitFor();
    await ready?.(page);
    figures[name] = await watch(page, session, () => act(page), seconds);
    await context.close();
  }
  console.log(
    JSON.stringify(
      {
        measuredAt: new Date().toISOString(),
        processorTimesSlower: slowDown,
        loadBefore,
        mostP95Ms,
        figures,
      },
      null,
      2,
    ),
  );
  const slow = Object.entries(figures).filter(([, { p95FrameMs }]) => p95FrameMs > mostP95Ms);
  if (slow.length > 0) {
    console.error(`Frames take longer at: ${slow.map(([name]) => name).join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  for (const platform of platforms.values()) await platform.close();
}
