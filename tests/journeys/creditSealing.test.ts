// Credit play around the seal: a bet revoked in time, a late one refused, a page that seals and draws by itself, and odds that change before the bet.
import { expect } from 'vitest';
import { getCreditOddsList } from '#contract/lottery.generated.ts';
import {
  balanceOf,
  betOn,
  cells,
  holdOdds,
  passDraw,
  playWorld,
  result,
  slip,
  slipBar,
  unfoldSlips,
} from './play.ts';
import { boxOf, lookAgain, settled } from './steps.ts';

const test = playWorld(['FFC', 'SFSC', 'SFLHC']);

test('a bet is revoked before sealing and its stake is back; after sealing that is refused', async ({
  open,
  draws,
  betsOf,
}) => {
  const { qiHao } = await draws.begin('SFSC');
  const { page } = await open('/credit?lotCode=SFSC', { as: 'member01' });
  const before = await balanceOf(page);
  await betOn(page, 2);
  await result(page, '投注成功').getByRole('button', { name: '查看记录' }).click();
  const records = page.getByRole('dialog', { name: /最近投注/ });
  await unfoldSlips(records);
  const revokes = records.getByRole('button', { name: /^撤单/ });
  await expect.poll(() => revokes.count()).toBe(2);
  await revokes.first().click();
  await page.getByRole('button', { name: '确定撤单' }).click();
  await expect.poll(() => page.getByText('撤单成功，投注金额已退回').isVisible()).toBe(true);
  await expect.poll(() => revokes.count()).toBe(1);
  expect(await balanceOf(page)).toBe(before - 100_000n);
  // The button is still there when the period seals.
  await draws.seal('SFSC');
  await revokes.first().click();
  await page.getByRole('button', { name: '确定撤单' }).click();
  await expect.poll(() => page.getByText(/封盘/).first().isVisible()).toBe(true);
  await expect.poll(() => revokes.count()).toBe(0);
  expect((await betsOf('SFSC', qiHao)).map(({ status }) => status).toSorted()).toEqual([1, 4]);
  expect(await balanceOf(page)).toBe(before - 100_000n);
});

test('sealing is shown and enforced; a late bet is refused and not moved to the next period', async ({
  open,
  draws,
  betsOf,
}) => {
  const { qiHao } = await draws.begin('SFLHC');
  const { page } = await open('/credit?lotCode=SFLHC', { as: 'member01' });
  await cells(page).first().click();
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  await draws.seal('SFLHC');
  await slip(page).getByRole('button', { name: '确认投注' }).click();
  const refused = result(page, '投注未成功');
  await refused.waitFor();
  await expect.poll(() => refused.innerText()).toContain('封盘');
  await refused.getByRole('button', { name: '返回修改' }).click();
  await lookAgain(page);
  await expect.poll(() => slip(page).getByRole('button', { name: '已封盘' }).isDisabled()).toBe(true);
  expect(await betsOf('SFLHC', qiHao)).toEqual([]);
  // The next period costs one tap more and no other: the button names it.
  await passDraw(page, draws, 'SFLHC');
  await slip(page)
    .getByText(/现为第\d+期/)
    .waitFor();
  const next = draws.running('SFLHC').qiHao;
  expect(await slip(page).getByRole('button', { name: '确认投注' }).count()).toBe(0);
  await slip(page)
    .getByRole('button', { name: `投注第${next}期` })
    .click();
  await result(page, '投注成功').waitFor();
});

test('by itself the page seals, waits and shows the new draw, on a phone whose clock is a day ahead', async ({
  open,
  draws,
  clock,
}) => {
  const { qiHao, sealsMs, opensMs } = await draws.begin('FFC');
  const { page, context } = await open('/credit?lotCode=FFC');
  await context.addInitScript(() => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + 86_400_000;
  });
  await page.reload();
  await settled(page);
  // Two seconds, which the page counts by itself, until the seal and until the draw: nothing reports that they are over.
  await clock.to(new Date(sealsMs - 2_000));
  await lookAgain(page);
  // What the server says of its time is exact to the second.
  await expect.poll(() => page.getByRole('timer').innerText()).toMatch(/^00:0[123]$/);
  await clock.to(new Date(opensMs - 2_000));
  await page.getByText('已封盘，距开奖').waitFor();
  const top = async () => (await boxOf(page.locator('#board'))).y;
  const before = await top();
  await clock.to(new Date(opensMs + 500));
  await page.locator('button > span', { hasText: '正在开奖' }).waitFor();
  expect(await top()).toBe(before);
  await draws.pass();
  await page.locator('button > small', { hasText: `${qiHao}期` }).waitFor();
  await page.getByText('距封盘').waitFor();
  expect(await top()).toBe(before);
});

test('odds that change between board and bet need a confirmation, and nothing slips through', async ({
  open,
  draws,
  server,
  station,
  betsOf,
}) => {
  const { qiHao } = await draws.begin('SFSC');
  const { page } = await open('/credit?lotCode=SFSC', { as: 'member01' });
  await page.getByRole('tab', { name: '冠亚和' }).click();
  await cells(page).first().click();
  await slipBar(page).getByRole('button', { name: '投注', exact: true }).click();
  const meet = await holdOdds(page, getCreditOddsList);
  // What the button to agree was when it came: a press meant for the one in its place must not count.
  await page.evaluate(() => {
    const first = new MutationObserver(() => {
      const agree = [...document.querySelectorAll('button')].find((each) =>
        each.innerText.includes('接受变更'),
      );
      if (agree) document.body.dataset.agree ??= agree.disabled ? 'waits' : 'takes presses';
    });
    first.observe(document.body, { subtree: true, childList: true });
  });
  await server.inStation(station, (db) =>
    db
      .insertInto('play_odds')
      .values({ station, lot_code: 'SFSC', play_code: 'pk10_c_gyh', outcome: '3', odds: 411_000n })
      .execute(),
  );
  try {
    await slip(page).getByRole('button', { name: '确认投注' }).click();
    meet();
    await slip(page).getByText('42.3 → 41.1').waitFor();
    expect(await betsOf('SFSC', qiHao)).toEqual([]);
    expect(await page.evaluate(() => document.body.dataset.agree)).toBe('waits');
    await slip(page).getByRole('button', { name: '我已知晓，接受变更' }).click();
    await slip(page).getByRole('button', { name: '确认投注' }).click();
    await result(page, '投注成功').waitFor();
    expect(await betsOf('SFSC', qiHao)).toHaveLength(1);
  } finally {
    await server.inStation(station, (db) => db.deleteFrom('play_odds').execute());
  }
});
