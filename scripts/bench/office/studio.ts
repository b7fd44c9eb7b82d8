// Measures the studio as somebody types at it, and prints JSON: from key to editor, from key to preview, both beside all stations, and in an empty field of the same window, how soon the first preview stands, and all stations at once.
// BENCH_WALK=1 also opens every screen as a guest, a member and an agent, and says which settings of a station none of them shows.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { settingPaths } from '#station/change/settingPaths.ts';
import { isWithin } from '#station/recordable.ts';
import { buildOffice, isOfficeBuilt } from '../../build/office.ts';
import { root } from '../../build/site.ts';
import { ensureChromium } from '../../chromium.ts';
import { settingsSeen } from '../../harness/settingsSeen.ts';
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
  /** When the first key was pressed that no preview has shown yet. */
  pressed: number | null;
  /** From the key to the frame that shows it, the wait for the display's next frame within. */
  editor: number[];
  preview: number[];
}

/** Notes in the page when keys were pressed, when the editor was drawn after each, and when the preview had what it says. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const noted: Noted = { pressed: null, editor: [], preview: [] };
    addEventListener(
      'keydown',
      ({ timeStamp, key }) => {
        // What moves the cursor writes nothing.
        if (key.length > 1) return;
        noted.pressed ??= timeStamp;
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
      if (data?.type !== 'painted' || noted.pressed === null) return;
      noted.preview.push(performance.now() - noted.pressed);
      noted.pressed = null;
    });
    Object.assign(window, { noted });
  });

const notedIn = (page: Page) => page.evaluate(() => (window as never as { noted: Noted }).noted);

/** The cursor goes behind the text of the first line that says so. */
async function endOf(page: Page, before: RegExp): Promise<void> {
  await page.locator('.cm-content').getByText(before).first().click();
  await page.keyboard.press('End');
  // Within the quotation marks, before the comma where there is one.
  const line = (await page.locator('.cm-activeLine').innerText()).trimEnd();
  for (let at = line.length; at > line.lastIndexOf('"'); at -= 1) await page.keyboard.press('ArrowLeft');
}

/** What keys took since the last time; the text is what it was before them. */
async function taken(page: Page) {
  await page.waitForTimeout(500);
  const { editor, preview } = await notedIn(page);
  await page.keyboard.press('ControlOrMeta+z');
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    const { noted } = window as never as { noted: Noted };
    noted.pressed = null;
    noted.editor.length = 0;
    noted.preview.length = 0;
  });
  return {
    editorMs: spread(editor),
    ...(preview.length > 0 && { previewMs: spread(preview), previews: preview.length }),
  };
}

/** A word grows letter by letter. */
async function typedWord(page: Page) {
  await endOf(page, /"zh-CN": "/);
  await page.keyboard.type('abcdefghij'.repeat(keys / 10), { delay: keyEveryMs });
  return taken(page);
}

/** The last digit of a colour becomes another one by each key. */
async function typedColour(page: Page) {
  await endOf(page, /"brand": "#/);
  for (let at = 0; at < keys; at += 1) {
    await page.keyboard.press('Shift+ArrowLeft');
    await page.waitForTimeout(keyEveryMs / 2);
    await page.keyboard.press('0123456789abcdef'[at % 16]!);
    await page.waitForTimeout(keyEveryMs / 2);
  }
  return taken(page);
}

/** What the browser and the display take by themselves: the same keys in an empty field beside. */
async function typedBeside(page: Page) {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.style.cssText = 'position:fixed;bottom:0;left:0';
    document.body.append(field);
    field.focus();
  });
  await page.keyboard.type('abcdefghij'.repeat(keys / 10), { delay: keyEveryMs });
  const { editorMs } = await taken(page);
  await page.evaluate(() => document.querySelector('body > textarea')!.remove());
  return editorMs;
}

/** Each page of a window notes the frame in which its first page stands on the phone: whoever looks from outside sees it up to some 0.3 s later. */
const noteFirstPage = (page: Page) =>
  page.addInitScript(() => {
    if (window !== window.top) return;
    const noting = new MutationObserver(() => {
      if (!document.querySelector('.look iframe[data-there=true]')) return;
      noting.disconnect();
      requestAnimationFrame(() => {
        const drawn = new MessageChannel();
        drawn.port1.onmessage = () => performance.mark('first-page');
        drawn.port2.postMessage(null);
      });
    });
    noting.observe(document, { subtree: true, childList: true, attributeFilter: ['data-there'] });
  });

/** From the navigation to the first page on the phone, in a window that is open: a new one starts pages of the browser's own beside it. */
async function opening(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((seen) => {
          const [first] = seen.getEntriesByName('first-page');
          if (first) resolve(first.startTime);
        }).observe({ type: 'mark', buffered: true });
      }),
  );
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
  await noteFirstPage(page);
  await page.waitForTimeout(2_000);
  const cold = await opening(page, `${address}/studio/${largest}`);
  const warm: number[] = [];
  for (let round = 0; round < openings; round += 1)
    warm.push(await opening(page, `${address}/studio/${largest}`));
  say('Typing ...');
  await page.goto(`${address}/studio/${largest}`);
  await page.locator('.look iframe[data-there=true]').waitFor();
  await watch(page);
  const emptyFieldMs = await typedBeside(page);
  const word = await typedWord(page);
  const colour = await typedColour(page);
  say('Looking as a member ...');
  const answersMs = { member: await answersAs(page, 'member'), guest: await answersAs(page, 'guest') };
  say('All stations at once ...');
  const all = await context.newPage();
  await all.goto(`${address}/studio/all`, { waitUntil: 'commit' });
  await all.waitForFunction(
    (count) => document.querySelectorAll('.matrix iframe[data-there=true]').length === count,
    stations.length,
    { timeout: 60_000 },
  );
  const allMs = await all.evaluate(() => performance.now());
  say('Typing beside them ...');
  await page.bringToFront();
  await page.waitForTimeout(2_000);
  const besideAll = { emptyFieldMs: await typedBeside(page), word: await typedWord(page) };
  await page.close();
  let walk: object | undefined;
  if (process.env.BENCH_WALK === '1') {
    say('Walking every screen ...');
    const desk = await context.newPage();
    await desk.goto(`${address}/studio/${largest}`);
    await desk.locator('.look iframe[data-there=true]').waitFor();
    const seen = [...(await walked(desk))];
    const all = settingPaths(JSON.parse(readFileSync(path.join(root, 'schemas/station.json'), 'utf8')));
    const unseen = all.filter((one) => !seen.some((each) => isWithin(each, one)));
    walk = { settings: all.length, shown: all.length - unseen.length, unseen };
  }
  console.log(
    JSON.stringify(
      {
        station: largest,
        bytes: sizeOf(largest),
        firstPreviewMs: { cold: rounded(cold), warm: spread(warm) },
        emptyFieldMs,
        word,
        colour,
        besideAll,
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
