// `npm run pictures [-- http://localhost:8080]`: takes the pictures of docs/pictures from a running demonstration, in Chinese, on a phone's screen.
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { atRest } from './atRest.ts';
import { root } from './build/site.ts';
import { ensureChromium } from './chromium.ts';

const base = new URL(process.argv[2] ?? 'http://localhost:8080');
const folder = path.join(root, 'docs/pictures');
const size = { width: 375, height: 812 };
/** Two periods of a minute, and what a slow machine needs. */
const drawMs = 150_000;

const urlOf = (station: string, screen: string): string =>
  `${base.protocol}//${station}.localhost:${base.port || 80}${screen}`;

async function settled(page: Page): Promise<void> {
  await atRest(page);
  await page.waitForFunction(() => document.querySelector('#root [aria-busy="true"], #outline') === null);
}

/** A phone that has seen the welcome, with nothing that moves by itself. */
async function phoneOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    if (window.origin !== 'null')
      sessionStorage.setItem('noticesSeen', JSON.stringify(Array.from({ length: 1_000 }, (_, at) => at)));
  });
  return context.newPage();
}

/** As a phone shows it, in as few colours as the eye needs. */
async function take(page: Page, name: string): Promise<void> {
  const file = path.join(folder, `${name}.png`);
  await sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10, compressionLevel: 9 })
    .toFile(file);
  console.log(path.relative(root, file));
}

async function logIn(page: Page): Promise<void> {
  const answer = await page.evaluate(async () => {
    const reply = await fetch('/m/v2/login.do', {
      method: 'POST',
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-Intent-Id': crypto.randomUUID() },
      body: new URLSearchParams({ account: 'member01', password: 'demo8888' }),
    });
    return (await reply.json()) as { success: boolean; msg: string };
  });
  if (!answer.success) throw new Error(`member01 cannot log in: ${answer.msg}`);
}

/** Whether betting is open for long enough to bet, and the numbers of the last draw are there. */
async function openWell(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const text = document.querySelector('main')!.innerText;
      const [, seconds] = /00:(\d\d)/.exec(text) ?? [];
      return !text.includes('正在开奖') && Number(seconds) > 15 && Number(seconds) < 50;
    },
    undefined,
    { timeout: drawMs },
  );
}

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
try {
  const page = await phoneOf(browser);
  for (const station of ['h012', 'v010', 'w147']) {
    await page.goto(urlOf(station, '/index'));
    await settled(page);
    await take(page, station);
  }
  await logIn(page);
  await page.goto(urlOf('w147', '/userCenter'));
  await settled(page);
  await take(page, 'member-centre');

  await page.goto(urlOf('w147', '/credit?lotCode=FFC'));
  await settled(page);
  await openWell(page);
  // Dragon and tiger: but for a tie one of them wins, and pays more than both cost.
  const cells = page.locator('#board button[data-cell]');
  for (const side of ['龙', '虎']) await cells.filter({ hasText: side }).first().click();
  await take(page, 'board');
  await page.getByRole('region', { name: '注单' }).getByRole('button', { name: '投注', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认投注' }).click();
  await page.getByRole('button', { name: '继续投注' }).click();
  await page
    .getByRole('status')
    .getByText(/中奖 \+¥/)
    .waitFor({ timeout: drawMs });
  await take(page, 'win');
} finally {
  await browser.close();
}
