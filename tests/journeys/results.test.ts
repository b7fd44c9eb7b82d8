// Owns the journey of somebody who looks at lotteries before betting: all of them, their results and statistics, the check of a draw, rules and limits.
import { describe, expect } from 'vitest';
import { GetLotteryResultList, getLotBettingLimit, getSixJsDatas } from '#contract/lottery.generated.ts';
import { rootScale } from '#kit/page/layout.ts';
import { createDrawJob } from '#server/jobs/drawJob.ts';
import { axeFinds } from '#support/axe.ts';
import { seedOfPeriod, seedsOfKinds } from '#support/chosenSeed.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import { follow, lookAgain, settled } from './steps.ts';

/** A station whose file hides the highest net win. */
const hiding = 'v006';
const lotteries = ['FFC', 'SFLHC', 'CQSSC'];

const test = siteWorld({ lotteries })
  // Fills in the draws of the last days.
  .extend(
    'fill',
    { scope: 'file' },
    ({ server, clock, station }) =>
      (drawn: readonly string[], historyDays: number, seedOf = seedOfPeriod): Promise<void> =>
        createDrawJob({
          pool: server.pool,
          stations: () => [station],
          now: clock.now,
          lotteries: drawn,
          historyDays,
          seedOf,
        }).fillHistory(),
  )
  .extend(
    'results',
    { scope: 'file' },
    ({ server, station }) =>
      async (lotCode: string, pageSize = 200) =>
        (await server.call(GetLotteryResultList, { lotCode, pageSize }, { station })).answer.list!,
  );

test.beforeAll(async ({ fill, draws }) => {
  // More than ten thousand of the one-minute lottery.
  await fill(lotteries, 8);
  await draws.pass();
});

describe('/lotteryAll', () => {
  test('shows what the station offers, finds a lottery by its name and leads to its board', async ({
    open,
  }) => {
    const { page } = await open('/lotteryAll');
    const rows = page.getByRole('main').locator('a[href^="/credit?lotCode="]');
    await expect.poll(() => rows.count()).toBeGreaterThan(20);
    await page.getByRole('searchbox').fill('极速赛车');
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByRole('searchbox').fill('没有这样的彩种');
    await expect.poll(() => page.getByText('没有找到相关彩种').isVisible()).toBe(true);
    await page.getByRole('button', { name: '查看全部彩种' }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(20);
    await page.getByRole('searchbox').fill('ffc');
    await rows.first().click();
    await page.waitForURL('**/credit?lotCode=FFC');
  });

  test('counts down by the clock of the server, whatever the phone believes, and marks demonstration draws', async ({
    open,
  }) => {
    const { page } = await open('/lotteryAll');
    const row = page.getByRole('listitem').filter({ hasText: '重庆时时彩' });
    await expect.poll(() => row.getByText('演示开奖').isVisible()).toBe(true);
    const ours = page.getByRole('listitem').filter({ hasText: '分分彩' }).first();
    expect(await ours.getByText('演示开奖').count()).toBe(0);
    await expect.poll(() => ours.locator('time').innerText()).toMatch(/^00:[0-5]\d$|开奖/);
  });

  test('offers official lotteries under their own tab, and leads to /official', async ({ open }) => {
    const { page } = await open('/lotteryAll');
    await page.getByRole('tab', { name: '官方玩法' }).click();
    const main = page.getByRole('main');
    await expect.poll(() => main.getByText('六合彩').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('?mode=official');
    await main.locator('a[href="/official?lotCode=FFC"]').click();
    await page.waitForURL('**/official?lotCode=FFC');
  });
});

describe('/lotteryOpenDetail', () => {
  test('loads ten thousand results as one scrolls, and keeps but a few hundred rows in the page', async ({
    open,
    results,
  }) => {
    const { page } = await open('/lotteryOpenDetail?lotCode=FFC');
    // The last page of them turns "so many loaded" into "so many in all".
    const loaded = async (): Promise<number> =>
      Number(/\d+/.exec(await page.getByText(/(?:已加载|共)\d+期/).innerText())![0]);
    let most = 0;
    while ((await loaded()) < 10_000) {
      most = Math.max(
        most,
        await page.evaluate(async () => {
          let rows = 0;
          for (let frame = 0; frame < 30; frame += 1) {
            window.scrollTo(0, document.documentElement.scrollHeight);
            await new Promise((resolve) => requestAnimationFrame(resolve));
            rows = Math.max(rows, document.querySelectorAll('main li').length);
          }
          return rows;
        }),
      );
    }
    expect(most).toBeLessThan(400);
    await expect.poll(() => page.locator('main ul li').count()).toBeGreaterThan(5);
    // As low as a thumb allows, so that many are in sight.
    const heights = await page
      .locator('main ul li button')
      .evaluateAll((rows) => rows.slice(0, 20).map((row) => Math.round(row.getBoundingClientRect().height)));
    expect(heights.length).toBeGreaterThan(5);
    expect(heights.filter((height) => height < 44 || height > 48)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    const newest = (await results('FFC', 1))[0]!;
    await expect.poll(() => page.getByText(`${newest.qiHao}期`).count()).toBeGreaterThan(0);
  });

  test('goes on loading where the page is so busy that it gets several changes at once', async ({ open }) => {
    const { page } = await open('/lotteryOpenDetail?lotCode=FFC');
    await page.addInitScript(() => {
      const Prompt = window.IntersectionObserver;
      window.IntersectionObserver = class extends Prompt {
        constructor(notify: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          let held: IntersectionObserverEntry[] = [];
          super((entries, observer) => {
            if (held.length === 0) notifyIn(10);
            held.push(...entries);
            function notifyIn(frames: number): void {
              if (frames > 0) return void requestAnimationFrame(() => notifyIn(frames - 1));
              const all = held;
              held = [];
              notify(all, observer);
            }
          }, options);
        }
      };
    });
    await page.reload();
    const count = page.getByText(/(?:已加载|共)\d+期/);
    await expect.poll(() => count.isVisible()).toBe(true);
    const loaded = async (): Promise<number> => Number(/\d+/.exec(await count.innerText())![0]);
    // Up and down, faster than the page is notified.
    await expect
      .poll(
        async () => {
          await page.evaluate(async () => {
            for (let turn = 0; turn < 8; turn += 1) {
              window.scrollTo(0, turn % 2 === 0 ? 0 : document.documentElement.scrollHeight);
              for (let frame = 0; frame < 3; frame += 1)
                await new Promise((resolve) => requestAnimationFrame(resolve));
            }
          });
          return await loaded();
        },
        { timeout: 40_000 },
      )
      .toBeGreaterThan(2_000);
    await expect
      .poll(() =>
        page.locator('main ul').evaluateAll(
          (stretches) =>
            stretches.filter((stretch) => {
              const { top, bottom } = stretch.getBoundingClientRect();
              return bottom > 0 && top < innerHeight && stretch.childElementCount === 0;
            }).length,
        ),
      )
      .toBe(0);
  });

  test('shows one day alone', async ({ open }) => {
    const { page } = await open('/lotteryOpenDetail?lotCode=SFLHC');
    const day = await page.locator('select option').nth(2).getAttribute('value');
    await page.locator('select').selectOption(day!);
    await settled(page);
    await expect.poll(() => page.getByText(/共144期/).isVisible()).toBe(true);
    const dates = await page.locator('main ul li').evaluateAll((rows) => rows.map((row) => row.textContent));
    const [, month, date] = day!.split('-');
    // The draw at midnight carries the day before.
    expect(dates.slice(1, 20).every((text) => text!.includes(`${month}-${date} `))).toBe(true);
  });

  test('lets anyone check a platform draw in the browser: commitment, seed and numbers', async ({
    open,
    results,
    draws,
  }) => {
    const before = (await results('FFC', 1))[0]!.qiHao;
    await draws.pass(61);
    await draws.pass(61);
    const drawn = (await results('FFC', 3)).find(({ openStatus }) => openStatus === 'drawn');
    expect(drawn!.qiHao).not.toBe(before);
    expect(drawn!.commitment).toMatch(/^[0-9a-f]{64}$/);
    const { page } = await open('/lotteryOpenDetail?lotCode=FFC');
    await page.getByRole('button').filter({ hasText: drawn!.qiHao }).click();
    const sheet = page.getByRole('dialog');
    await expect.poll(() => sheet.getByText(drawn!.seed).isVisible()).toBe(true);
    await sheet.getByRole('button', { name: '自己验证' }).click();
    await expect.poll(() => sheet.getByText(/承诺值一致/).isVisible()).toBe(true);
    await expect.poll(() => sheet.getByText(/^号码一致/).isVisible()).toBe(true);
  });

  test('says so when a draw is not the one its seed deals', async ({ open, results }) => {
    const { page } = await open('/appDown');
    const list = (await results('FFC', 5)).map((each) => ({
      ...each,
      haoMa: each.haoMa
        .split(',')
        .map((digit) => (Number(digit) + 1) % 10)
        .join(','),
    }));
    await page.route('**/GetLotteryResultList.do', (route) =>
      route.fulfill({ json: { success: true, msg: '', list, hasMore: false } }),
    );
    await follow(page, '/lotteryOpenDetail?lotCode=FFC');
    await page.locator('main ul li button').first().click();
    await page.getByRole('button', { name: '自己验证' }).click();
    await expect.poll(() => page.getByText(/号码不一致/).isVisible()).toBe(true);
  });

  test('puts a new draw at the head by itself', async ({ open, draws }) => {
    const { page } = await open('/lotteryOpenDetail?lotCode=FFC');
    const first = page.locator('main ul li').first();
    const before = await first.innerText();
    await draws.pass(60);
    await lookAgain(page);
    await expect.poll(() => first.innerText(), { timeout: 15_000 }).not.toBe(before);
  });

  test('counts omission, heat and roads as anybody would by hand', async ({ open, results }) => {
    const draws = (await results('FFC'))
      .filter(({ openStatus }) => openStatus === 'drawn')
      .slice(0, 100)
      .map(({ haoMa }) => haoMa.split(',').map(Number));
    const { page } = await open('/lotteryOpenDetail?lotCode=FFC');
    await page.getByRole('tab', { name: '遗漏走势' }).click();
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: '7', exact: true }) });
    await expect.poll(() => row.count()).toBe(1);
    const cells = await row.getByRole('cell').allInnerTexts();
    const came = draws.map(([first]) => first === 7);
    const current = came.indexOf(true);
    expect(cells[0]).toBe(String(came.filter(Boolean).length));
    expect(cells[1]).toBe(String(current < 0 ? 100 : current));
    await page.getByRole('tab', { name: '冷热' }).click();
    const bars = page.getByRole('tabpanel').locator('svg[role="img"] g');
    await expect.poll(() => bars.count()).toBe(10);
    const counts = await bars.evaluateAll((groups) =>
      groups.map((group) => Number.parseInt(group.lastElementChild!.textContent!, 10)),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    await page.getByRole('tab', { name: '路珠' }).click();
    await page.getByRole('tab', { name: '龙虎', exact: true }).click();
    const dragons = draws.filter((draw) => draw[0]! > draw[4]!).length;
    await expect
      .poll(() =>
        page
          .getByRole('listitem')
          .filter({ hasText: `龙 ${dragons}` })
          .count(),
      )
      .toBe(1);
  });

  test('shows every number of a trend at 320, also when the phone has turned there: a column out of sight is a number nobody knows of', async ({
    open,
    fill,
  }) => {
    const others = ['FFK3', 'FF11X5'];
    await fill(others, 0.25);
    const { page } = await open('/lotteryOpenDetail?lotCode=FFC', { width: 320, height: 568 });
    const picture = page.getByRole('region', { name: '遗漏走势图' });
    const outOfSight = () => picture.evaluate((frame) => frame.scrollWidth - frame.clientWidth);
    for (const lotCode of ['FFC', ...others]) {
      await follow(page, `/lotteryOpenDetail?lotCode=${lotCode}`);
      await page.getByRole('tab', { name: '遗漏走势' }).click();
      await picture.locator('circle').first().waitFor();
      await expect.poll(async () => [lotCode, await outOfSight()]).toEqual([lotCode, 0]);
    }
    // Of two turns at once the scale of the page follows the second a moment later, and with it the room there is.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.setViewportSize({ width: 375, height: 812 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--scale')))
      .toBe(String(rootScale(375, 812, null)));
    await expect.poll(outOfSight).toBe(0);
  });

  test('waits in the shape of the list, within the screen', async ({ open, server, station }) => {
    const { page } = await open('/appDown');
    await page.route('**/GetLotteryResultList.do', () => undefined);
    await page.goto(`${server.url(station)}/lotteryOpenDetail?lotCode=FFC`);
    const lines = page.getByRole('tabpanel').locator('[aria-busy="true"] [aria-hidden="true"] > div');
    await expect.poll(() => lines.count()).toBeGreaterThan(5);
    const { edge, ends } = await lines.evaluateAll((found) => ({
      edge: document.querySelector('main section')!.getBoundingClientRect().right,
      ends: found.map((line) => line.getBoundingClientRect().right),
    }));
    expect(Math.max(...ends)).toBeLessThan(edge);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('has rows of one height in English, 375, 360 and 320 wide, whatever is drawn', async ({
    open,
    fill,
  }) => {
    for (const lotCode of ['WFK3', 'FF28']) {
      // The words of a row depend on the sum, and at dice on the pairs.
      const seeds = seedsOfKinds(lotCode, (draw) =>
        String([draw.reduce((sum, ball) => sum + ball), lotCode === 'WFK3' && new Set(draw).size]),
      );
      const kinds = seeds.length;
      await fill([lotCode], 0.25, (code, qiHao) => seeds.pop() ?? seedOfPeriod(code, qiHao));
      // High enough for all of them.
      const { page } = await open(`/lotteryOpenDetail?lotCode=${lotCode}`, { locale: 'en', height: 2_000 });
      const rows = page.getByRole('tabpanel').getByRole('listitem');
      await expect.poll(() => rows.count()).toBeGreaterThan(kinds);
      for (const width of [375, 360, 320]) {
        await page.setViewportSize({ width, height: 2_000 });
        await settled(page);
        // All but the first have a line above.
        const heights = await rows.evaluateAll((found) =>
          found.map(
            (row) =>
              row.getBoundingClientRect().height -
              Number.parseFloat(getComputedStyle(row.firstElementChild!).borderTopWidth),
          ),
        );
        // A second line of words is 17 px; a part of a pixel is how the browser rounds.
        expect([lotCode, width, Math.max(...heights) - Math.min(...heights) < 1]).toEqual([
          lotCode,
          width,
          true,
        ]);
      }
    }
  });

  test('offers to try again when the results cannot be loaded', async ({ open, server, station }) => {
    const { page } = await open('/appDown');
    // Fails until the button is pressed, whatever the page tries by itself.
    await page.addInitScript(() => {
      document.addEventListener('click', () => Object.assign(window, { pressed: true }), true);
    });
    await page.route('**/GetLotteryResultList.do', async (route) =>
      (await page.evaluate(() => 'pressed' in window))
        ? route.continue()
        : route.fulfill({ json: { success: false, msg: '服务繁忙' } }),
    );
    await page.goto(`${server.url(station)}/lotteryOpenDetail?lotCode=CQSSC`);
    await expect.poll(() => page.getByText('服务繁忙').first().isVisible()).toBe(true);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect.poll(() => page.locator('main ul li').count()).toBeGreaterThan(5);
    // The next page of them may be asked for: its question to the page would fail with the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

describe('rules and limits', () => {
  test('/lotInfo explains how a play wins and calculates an example at what it pays now', async ({
    open,
    server,
    station,
  }) => {
    const { page } = await open('/lotInfo?lotCode=FF28');
    await expect.poll(() => page.getByText('中奖示例').or(page.locator('dl')).count()).toBeGreaterThan(0);
    const example = page.locator('dl').first();
    await expect.poll(() => example.innerText()).toMatch(/中\d+注，派[\d.]+元/);
    // As this station plays it, once it plays it differently.
    await server.inStation(station, (db) =>
      db
        .insertInto('play_setting')
        .values({ station, switches: '{"pc28Extreme":"4/23"}', highest_group: null, most_rebate: null })
        .execute(),
    );
    await page.goto(`${server.url(station)}/credit?lotCode=FF28`);
    await page.getByRole('button', { name: '玩法规则' }).click();
    await page.getByRole('dialog').getByText('极小为0–4，极大为23–27。').waitFor();
    await server.inStation(station, (db) => db.deleteFrom('play_setting').execute());
    await page.goto(`${server.url(station)}/lotInfo?lotCode=FFC&mode=official`);
    await settled(page);
    await expect.poll(() => page.locator('summary').first().innerText()).toContain('五星');
    await expect.poll(() => page.getByText(/派196000元/).count()).toBeGreaterThan(0);
  });

  test('/lotInfo of Mark Six has the zodiacs of the lunar year', async ({ open, server, station }) => {
    const { page } = await open('/lotInfo?lotCode=SFLHC');
    await page.getByText('生肖、波色与五行对照').click();
    const { answer } = await server.call(getSixJsDatas, {}, { station });
    await page.getByText(`${answer.year}年（${answer.yearZodiac}年）`).waitFor();
    const own = page.locator('dl > div').filter({ hasText: answer.yearZodiac! }).first();
    await expect.poll(() => own.locator('dd > b').allInnerTexts()).toEqual(['01', '13', '25', '37', '49']);
    await keepPicture(page, 'lotInfo-marksix');
  });

  test('/lotLimit has the limits of the server for every play, and hides the highest win where the station says so', async ({
    open,
    server,
    station,
  }) => {
    const { answer } = await server.call(getLotBettingLimit, { lotCode: 'FFC', lotVersion: 2 }, { station });
    const { page } = await open('/lotLimit?lotCode=FFC');
    await expect.poll(() => page.getByText(answer.memberPeriodMost!, { exact: true }).count()).toBe(1);
    for (const { playName } of answer.list!)
      await expect.poll(() => page.getByText(playName).count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByText('最高派奖').count()).toBe(answer.list!.length);
    const { page: other } = await open('/lotLimit?lotCode=FFC', { at: hiding });
    await expect.poll(() => other.getByText('单笔注数').count()).toBeGreaterThan(0);
    expect(await other.getByText('最高派奖').count()).toBe(0);
  });
});

test.for(['ThemeRed', 'ThemeBlack'] as const)(
  'results, statistics and the check of a draw are fit for everybody in %s on the narrowest phone',
  async (skin, { open }) => {
    const { page } = await open('/lotteryOpenDetail?lotCode=SFLHC', {
      width: 320,
      height: 640,
      skin,
    });
    const inspect = async (): Promise<void> => {
      await settled(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
      expect(await axeFinds(page)).toEqual([]);
    };
    for (const name of ['遗漏走势', '冷热', '路珠', '开奖记录']) {
      await page.getByRole('tab', { name }).click();
      // Statistics come with their chunk: the tabs of their series, or the rows of the list.
      await page.getByRole('tabpanel').locator('[role="tablist"], ul').first().waitFor();
      await inspect();
    }
    await page.locator('main ul li button').first().click();
    await page.getByRole('dialog').waitFor();
    await inspect();
    await follow(page, '/lotteryAll');
    await inspect();
  },
);
