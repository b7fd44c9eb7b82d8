// A player to a lottery of the station's own: found on the home page, bet on, drawn and in the records, under its name and mark in both languages.
import { expect } from 'vitest';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import { betOn, result } from './play.ts';
import { follow, lookAgain } from './steps.ts';

const code = 'ZL90-v010';
const test = siteWorld({ station: 'v010' });

test('a lottery that the station has of its own is found, bet on, drawn, proven and recorded', async ({
  open,
  draws,
  server,
}) => {
  const running = async () =>
    (await server.client('v010').call(getNewPeriod, { lotCode: code })).answer.period!;
  // A period that has just begun: a bet fits in before it seals.
  await draws.pass((await running()).openSeconds + 1);
  const { qiHao, openSeconds } = await running();
  const { page } = await open('/index', { as: 'member01', width: 390, height: 844 });
  await page.getByText('朝露90秒彩').first().waitFor();
  await keepPicture(page, 'own-lottery-home');
  await page.getByText('朝露90秒彩').first().click();
  await page.waitForURL(`**/*lotCode=${code}*`);
  await follow(page, `/credit?lotCode=${code}`);
  await betOn(page, 2);
  await result(page, '投注成功').waitFor();
  expect(await result(page, '投注成功').innerText()).toContain(qiHao);
  await result(page, '投注成功').getByRole('button', { name: '继续投注' }).click();
  await keepPicture(page, 'own-lottery-board');
  expect(await axeFinds(page)).toEqual([]);

  await draws.pass(openSeconds + 1);
  await lookAgain(page);
  await expect.poll(() => page.locator('button > small', { hasText: `${qiHao}期` }).isVisible()).toBe(true);
  await follow(page, '/lotteryRecord');
  const record = page.getByRole('main').getByRole('listitem').first();
  await expect.poll(() => record.innerText()).toMatch(/(已中奖|未中奖)[\s\S]*朝露90秒彩/);
  await keepPicture(page, 'own-lottery-records');

  await follow(page, `/lotteryOpenDetail?lotCode=${code}`);
  await page.getByText(qiHao, { exact: false }).first().waitFor();
  await keepPicture(page, 'own-lottery-results');
});

test('it is read in English, on the narrowest phone', async ({ open }) => {
  const { page } = await open(`/credit?lotCode=${code}`, {
    as: 'member01',
    width: 320,
    height: 568,
    locale: 'en',
  });
  await page.getByText('Dew 90-Second SSC').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await keepPicture(page, 'own-lottery-board-en-320');
});
