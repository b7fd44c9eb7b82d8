// A member who looks where the account is logged in, and ends a device that is not known.
import { expect } from 'vitest';
import { devices } from '#contract/account.generated.ts';
import { login } from '#contract/auth.generated.ts';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import { listsThatFail } from './listFaults.ts';
import { settled, whoIs } from './steps.ts';

const test = siteWorld();
const android = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0 HuaweiBrowser/15.0 Mobile Safari/537.36',
};

test('a strange device and a failed log-in are seen and the device is ended with one press and one question', async ({
  open,
  server,
}) => {
  const stranger = server.client('w147');
  const request = { account: 'member01', password: 'demo8888' };
  await stranger.call(login, { ...request, password: 'nonsense' }, { headers: android });
  await stranger.call(login, request, { headers: android });
  const { page } = await open('/personalInfo', { as: 'member01', width: 320, height: 640 });
  await page.getByRole('main').getByRole('link', { name: '登录与设备' }).click();
  const main = page.getByRole('main');
  await main.getByText('安卓设备・华为浏览器').first().waitFor();
  await main.getByText('本设备', { exact: true }).waitFor();
  await main.getByText('登录失败').waitFor();
  await settled(page);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'devices');
  // Whoever logs in here has ended the other already.
  expect((await stranger.call(devices, {})).answer.code).toBe('loggedInElsewhere');

  const remove = main.getByRole('button', { name: '移除安卓设备・华为浏览器' });
  await remove.click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByText('确定移除“安卓设备・华为浏览器”？').waitFor();
  await keepPicture(page, 'device-ending');
  await question.getByRole('button', { name: '取消' }).click();
  expect(await remove.count()).toBe(1);
  await remove.click();
  await question.getByRole('button', { name: '移除', exact: true }).click();
  await page.getByText('设备已移除', { exact: true }).waitFor();
  await expect.poll(() => remove.count()).toBe(0);
  const kept = await server.inStation('w147', (db) =>
    db.selectFrom('device').select('forgotten_at').where('system', '=', 'android').execute(),
  );
  expect(kept).toEqual([{ forgotten_at: server.now() }]);
});

test('whoever leaves a borrowed phone logs out and is forgotten there', async ({ open }) => {
  const { page } = await open('/devices', { as: 'member01' });
  await page.getByRole('button', { name: '退出并移除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出并移除' }).click();
  await page.getByText('已退出登录并移除本设备').waitFor();
  await page.waitForURL('**/index');
  expect(await whoIs(page)).toMatchObject({ login: false });
});

listsThatFail([['devices', '/devices', /user\/devices\.do/, '登录过的设备', '/personalInfo']]);
