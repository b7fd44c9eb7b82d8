// The measurement of the largest board in a real browser: from a press on a cell to the frame that shows it.
import { chromium } from 'playwright-core';
import { atRest } from '../../atRest.ts';
import { ensureChromium } from '../../chromium.ts';
import { rounded } from '../figures.ts';
import type { Table } from './table.ts';

const presses = 200;
/** As Lighthouse slows the processor down to that of a telephone. */
const slowDown = 4;

export async function benchBoard(table: Table): Promise<object> {
  table.say('Pressing cells of the largest board ...');
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
    ],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 375, height: 812 },
      isMobile: true,
      hasTouch: true,
    });
    await page.goto(`http://${table.station}.localhost:${table.server.port}/credit?lotCode=SFLHC`);
    await page.locator('#board button[data-cell]').nth(70).waitFor();
    await atRest(page);
    const measure = async (slow: number): Promise<object> => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
      const { cells, times } = await page.evaluate(async (count) => {
        const all = [...document.querySelectorAll<HTMLElement>('#board button[data-cell]')];
        const taken: number[] = [];
        for (let at = 0; at < count; at++) {
          const cell = all[(at * 7) % all.length]!;
          const before = cell.getAttribute('aria-pressed');
          await new Promise((next) => requestAnimationFrame(next));
          const since = performance.now();
          cell.click();
          // The frame after the change has been drawn.
          await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
          if (cell.getAttribute('aria-pressed') === before) throw new Error('A press changed nothing.');
          taken.push(performance.now() - since);
        }
        return { cells: all.length, times: taken.sort((a, b) => a - b) };
      }, presses);
      const at = (part: number) => rounded(times[Math.floor(times.length * part)]!, 1);
      return { cells, presses, medianMs: at(0.5), p95Ms: at(0.95), worstMs: rounded(times.at(-1)!, 1) };
    };
    return {
      lottery: 'SFLHC',
      asItIs: await measure(1),
      [`processor${slowDown}TimesSlower`]: await measure(slowDown),
    };
  } finally {
    await browser.close();
  }
}
