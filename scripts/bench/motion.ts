// Measures how a phone keeps up with what moves, on a demonstration that runs, and prints JSON: frames and long tasks with the processor slowed down four
// times, while a draw comes in, the forum and a list of 2,000 games are scrolled, and activities are shown. `npm run bench -- motion http://w147.localhost:8080`.
import { chromium } from 'playwright-core';
import { atRest } from '../atRest.ts';
import { ensureChromium } from '../chromium.ts';
import { type Motion, slowDown, watch } from './frames.ts';

const address = process.argv[3];
if (!address || !URL.canParse(address)) {
  console.error(
    'Name the address of a station of a running demonstration: npm run bench -- motion http://w147.localhost:8080',
  );
  process.exit(2);
}
/** How often a list is scrolled: whatever else the machine does lengthens tasks, so one time says little. */
const scrolls = 3;
/** Games of a long list. */
const longList = 2_000;

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const go = async (path: string): Promise<void> => {
    await page.goto(new URL(path, address).href);
    await atRest(page);
  };
  await go('/login');
  await page.getByLabel('账号', { exact: true }).fill('member01');
  await page.getByLabel('密码', { exact: true }).fill('demo8888');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');

  const figures: Record<string, Motion | Motion[] | 'nothing to take part in'> = {};
  await go('/credit?lotCode=FFC');
  figures.draw = await watch(
    page,
    session,
    async () => {
      await page.locator('[data-rolls]').first().waitFor({ timeout: 90_000 });
    },
    3,
  );
  const scrolled = async (path: string, wheelPx: number): Promise<Motion[]> => {
    const seen: Motion[] = [];
    for (let run = 0; run < scrolls; run++) {
      await go(path);
      seen.push(
        await watch(
          page,
          session,
          async () => {
            for (let step = 0; step < 60; step++) {
              await page.mouse.wheel(0, wheelPx);
              await page.waitForTimeout(50);
            }
          },
          0.5,
        ),
      );
    }
    return seen;
  };
  const forum = await scrolled('/forum', 120);
  figures.forum = forum;
  // As long as an operator's list may be: the demonstration has two dozen.
  const [read] = await Promise.all([page.waitForResponse('**/index/thirdGameList.do'), go('/egame')]);
  const answer = (await read.json()) as { thirdGameList: { gameCode: string; gameName: string }[] };
  const games = answer.thirdGameList;
  const thirdGameList = Array.from({ length: longList }, (_, at) => {
    const game = games[at % games.length]!;
    return { ...game, gameCode: `${game.gameCode}-${at}`, gameName: `${game.gameName}${at}` };
  });
  await page.route('**/index/thirdGameList.do', (route) =>
    route.fulfill({ json: { ...answer, thirdGameList } }),
  );
  // A quick thumb: some twenty screens.
  figures.games = await scrolled('/egame', 300);
  await page.unroute('**/index/thirdGameList.do');
  for (const [name, path, button] of [
    // Signing in earns a chance at the wheel and at the dice.
    ['sign', '/sign', /^签到领/],
    ['wheel', '/turnlate', '立即抽奖'],
    ['dice', '/midAutumn', '掷骰子'],
    ['chest', '/treasure', '开启宝箱'],
    ['boat', '/betBoat', '领取奖励'],
    ['packet', '/newRedPacket', '抢红包'],
  ] as const) {
    await go(path);
    const press = page.getByRole('button', { name: button }).first();
    const isOpen = (await press.count()) > 0 && (await press.isEnabled());
    figures[name] = isOpen ? await watch(page, session, () => press.click(), 4) : 'nothing to take part in';
  }
  console.log(
    JSON.stringify(
      { measuredAt: new Date().toISOString(), processorTimesSlower: slowDown, figures },
      null,
      2,
    ),
  );
  // docs/performance.md: the list scrolls without a long task. One of the runs may meet what else the machine does.
  if (forum.every(({ longTasksMs }) => longTasksMs.length > 0)) {
    console.error(
      `The forum stalled while it was scrolled: ${JSON.stringify(forum.map(({ longTasksMs }) => longTasksMs))}`,
    );
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}
