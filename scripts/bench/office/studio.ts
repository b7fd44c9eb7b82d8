// Measures the studio as somebody types at it, and prints JSON: from key to editor, from key to preview, how soon the first preview stands, and all stations at once.
// BENCH_WALK=1 also opens every screen as a guest, a member and an agent, and says which settings of a station none of them shows.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { isWithin } from '#station/recordable.ts';
import { buildOffice, isOfficeBuilt } from '../../build/office.ts';
import { root } from '../../build/site.ts';
import { ensureChromium } from '../../chromium.ts';
import { settingsIn, settingsSeen } from '../../harness/settingsSeen.ts';
import { quantile, rounded } from '../figures.ts';
import { openContext } from './context.ts';
import { openOffice } from './openOffice.ts';

const keys = 60;
const keyEveryMs = 150;
const openings = 7;

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const spread = (values: readonly number[]) => ({
  p50: rounded(quantile(values, 0.5)),
  p95: rounded(quantile(values, 0.95)),
  worst: rounded(Math.max(...values)),
});

interface Noted {
  /** From the key to the frame that shows it, the wait for the display's next frame within. */
  editor: number[];
  preview: number[];
}

/** Notes in the page when keys were pressed, when the editor was drawn after each, and when the preview had what it says. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const noted: Noted = { editor: [], preview: [] };
    let pressed: number | null = null;
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed ??= timeStamp;
        requestAnimationFrame(() => {
          // What was posted before waits: the frame is drawn now.
          const { scheduler } = window as unknown as {
            scheduler: { postTask(task: () => void, options: object): void };
          };
          scheduler.postTask(() => noted.editor.push(performance.now() - timeStamp), {
            priority: 'user-blocking',
          });
        });
      },
      { capture: true },
    );
    addEventListener('message', ({ data }) => {
      if (data?.type !== 'painted' || pressed === null) return;
      noted.preview.push(performance.now() - pressed);
      pressed = null;
    });
    Object.assign(window, { noted });
  });

const notedIn = (page: Page) => page.evaluate(() => (window as never as { noted: Noted }).noted);

async function typed(page: Page, before: RegExp, letters: string) {
  await page.locator('.cm-content').getByText(before).first().click();
  await page.keyboard.press('End');
  // Within the quotation marks, before the comma where there is one.
  const line = (await page.locator('.cm-activeLine').innerText()).trimEnd();
  for (let at = line.length; at > line.lastIndexOf('"'); at -= 1) await page.keyboard.press('ArrowLeft');
  await watch(page);
  await page.keyboard.type(letters, { delay: keyEveryMs });
  await page.waitForTimeout(500);
  const { editor, preview } = await notedIn(page);
  return {
    editorMs: spread(editor),
    previewMs: spread(preview),
    previews: preview.length,
  };
}

/** From the navigation to the first page on the phone, in a window that is open: a new one starts pages of the browser's own beside it. */
async function opening(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.look iframe[data-there=true]').waitFor({ state: 'attached' });
  const ms = await page.evaluate(() => performance.now());
  // What comes after the first page is not the next opening's.
  await page.waitForTimeout(2_000);
  return ms;
}

/** What the answers for a start of the site took, as a viewer of this name. */
async function answersAs(page: Page, viewer: string) {
  await page.evaluate(() => performance.clearResourceTimings());
  await page.locator('.look').getByLabel('身份', { exact: true }).selectOption(viewer);
  await page.locator('.look iframe[data-there=true]').waitFor();
  await page.waitForTimeout(2_000);
  const durations = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/office/studio/preview'))
      .map(({ duration }) => duration),
  );
  return { answers: durations.length, ...spread(durations) };
}

/** The settings that some screen shows to somebody, by the elements that carry them. */
async function walked(page: Page): Promise<Set<string>> {
  const seen = new Set<string>();
  const choose = (label: string, value: string) =>
    page.locator('.look').getByLabel(label, { exact: true }).selectOption(value);
  const screens = await page
    .locator('.look')
    .getByLabel('页面', { exact: true })
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  for (const as of ['guest', 'member', 'agent']) {
    await choose('身份', as);
    await page.locator('.look iframe[data-there=true]').waitFor();
    const frame = page.frames().find((one) => one !== page.mainFrame() && !one.isDetached())!;
    for (const path of await settingsSeen(frame, screens)) seen.add(path);
  }
  return seen;
}

if (!(await isOfficeBuilt())) await buildOffice();
const office = await openOffice(say, { lotteries: ['FFC'], hasPages: true });
const { server, stations } = office;
/** The one with the most to read. */
const largest = [...stations].sort((a, b) => sizeOf(b) - sizeOf(a))[0]!;
function sizeOf(code: string): number {
  return readFileSync(path.join(root, `stations/${code}.json`)).length;
}
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
try {
  const [person] = await office.openStaff(largest, 'owner', 1);
  const address = `http://localhost:${server.officePort}`;
  const context = await openContext(browser, address, person!, largest);
  say('Opening the desk ...');
  const page = await context.newPage();
  await page.waitForTimeout(2_000);
  const cold = await opening(page, `${address}/studio/${largest}`);
  const warm: number[] = [];
  for (let round = 0; round < openings; round += 1)
    warm.push(await opening(page, `${address}/studio/${largest}`));
  say('Typing ...');
  await page.goto(`${address}/studio/${largest}`);
  await page.locator('.look iframe[data-there=true]').waitFor();
  const word = await typed(page, /"zh-CN": "/, 'abcdefghij'.repeat(keys / 10));
  say('Looking as a member ...');
  const answersMs = { member: await answersAs(page, 'member'), guest: await answersAs(page, 'guest') };
  await page.close();
  say('All stations at once ...');
  const all = await context.newPage();
  await all.goto(`${address}/studio/all`, { waitUntil: 'commit' });
  await all.waitForFunction(
    (count) => document.querySelectorAll('.matrix iframe[data-there=true]').length === count,
    stations.length,
    { timeout: 60_000 },
  );
  const allMs = await all.evaluate(() => performance.now());
  let walk: object | undefined;
  if (process.env.BENCH_WALK === '1') {
    say('Walking every screen ...');
    const desk = await context.newPage();
    await desk.goto(`${address}/studio/${largest}`);
    await desk.locator('.look iframe[data-there=true]').waitFor();
    const seen = [...(await walked(desk))];
    const all = settingsIn(JSON.parse(readFileSync(path.join(root, 'schemas/station.json'), 'utf8')));
    const unseen = all.filter((one) => !seen.some((each) => isWithin(each, one)));
    walk = { settings: all.length, shown: all.length - unseen.length, unseen };
  }
  console.log(
    JSON.stringify(
      {
        station: largest,
        bytes: sizeOf(largest),
        firstPreviewMs: { cold: rounded(cold), warm: spread(warm) },
        word,
        answersMs,
        allStations: { count: stations.length, ms: rounded(allMs) },
        walk,
      },
      null,
      2,
    ),
  );
} finally {
  await browser.close();
  await office.stop();
}
