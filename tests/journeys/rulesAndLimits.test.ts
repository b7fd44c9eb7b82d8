// The rules and limits of a play: an example at what it pays now, the zodiacs of the year, every limit of the server.
import { expect } from 'vitest';
import { getLotBettingLimit, getSixJsDatas } from '#contract/lottery.generated.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import { settled } from './steps.ts';

/** A station whose file hides the highest net win. */
const hiding = 'v006';

const test = siteWorld({ lotteries: ['SFLHC'] });

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
