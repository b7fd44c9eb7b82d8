import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { seedInterest } from '#server/db/seedInterest.ts';
import { openBrowser, openVisitor } from '#support/openStation.ts';
import { startServer } from '#support/startServer.ts';
import { move } from '../server/money/wallets.ts';
import { logInAs, settled } from './steps.ts';

const shots = JSON.parse(process.env.PEEK ?? '[]') as {
  path: string;
  code?: string;
  skin?: 'ThemeRed' | 'ThemeBlack';
  w?: number;
  locale?: 'zh-CN' | 'en';
  click?: string[];
  name: string;
}[];
test('peek', async () => {
  const [server, browser] = await Promise.all([
    startServer({ site: true, counterparties: true }),
    openBrowser(),
  ]);
  const codes = ['w147', 'v007'];
  await seedInterest(
    server.pool,
    codes.map((code) => ({ code })),
    server.now(),
  );
  await server.runMoneyJob();
  for (const code of codes)
    await server.inStation(code, async (db) => {
      await move(db, code, 'member01', 130, -10_0000n, 'bet 1', server.now());
      await move(db, code, 'member01', 131, 19_8000n, 'win 1', server.now());
      await move(db, code, 'member01', 6, 500_0000n, 'deposit 1', server.now());
      await move(db, code, 'member01', 4, -100_0000n, 'withdrawal 1', server.now());
    });
  for (const shot of shots) {
    const code = shot.code ?? 'w147';
    const visitor = await openVisitor(browser, `${server.url(code)}/appDown`, {
      width: shot.w ?? 375,
      height: shot.w ? 640 : 812,
      skin: shot.skin ?? 'ThemeRed',
      locale: shot.locale ?? 'zh-CN',
      reducedMotion: true,
    });
    await logInAs(visitor.page, 'member01');
    await visitor.page.goto(`${server.url(code)}${shot.path}`);
    await settled(visitor.page);
    for (const click of shot.click ?? []) {
      await visitor.page.locator(click).first().click();
      await settled(visitor.page);
    }
    await visitor.page.screenshot({ path: `/tmp/statements-shots/${shot.name}.png`, fullPage: true });
    console.log(shot.name, visitor.page.url(), visitor.troubles);
    await visitor.close();
  }
  writeFileSync('/tmp/statements-shots/log.txt', server.log());
  await browser.close();
  await server.stop();
}, 100_000);
