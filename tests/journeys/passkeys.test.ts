// A member who logs in with a passkey: it is made with the password, leads in without one, and is removed.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { siteWorld } from '#support/site.ts';
import { settled, whoIs } from './steps.ts';

const test = siteWorld();

/** A phone whose screen lock opens at once, or whose owner leaves the question. */
async function screenLockOf(page: Page): Promise<{ leaves(isLeaving: boolean): Promise<unknown> }> {
  const authenticator = await page.context().newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  const { authenticatorId } = await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    leaves: (isLeaving) =>
      authenticator.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !isLeaving }),
  };
}

test('a passkey is made, leads in without a password, and is gone once it is removed', async ({ open }) => {
  const { page } = await open('/devices', { as: 'member01', width: 320, height: 640 });
  const lock = await screenLockOf(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '添加通行密钥' }).click();
  const sheet = page.getByRole('dialog', { name: '添加通行密钥' });
  await sheet.getByLabel('登录密码').fill('not mine');
  await sheet.getByRole('button', { name: '下一步' }).click();
  await sheet.getByText('密码错误').first().waitFor();
  await settled(page);
  await keepPicture(page, 'passkey-sheet');

  // Who leaves the question of the phone has lost nothing.
  await lock.leaves(true);
  await sheet.getByLabel('登录密码').fill('demo8888');
  await sheet.getByRole('button', { name: '下一步' }).click();
  await page.getByText('未添加通行密钥，可稍后再试').waitFor();
  await lock.leaves(false);
  await sheet.getByRole('button', { name: '下一步' }).click();
  await page.getByText('通行密钥已添加', { exact: true }).waitFor();
  const remove = main.getByRole('button', { name: /^移除通行密钥：/ });
  await expect.poll(() => remove.count()).toBe(1);
  await settled(page);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'passkeys');

  // A second one of this phone is none.
  await main.getByRole('button', { name: '添加通行密钥' }).click();
  await sheet.getByLabel('登录密码').fill('demo8888');
  await sheet.getByRole('button', { name: '下一步' }).click();
  await page.getByText('本设备已有此账号的通行密钥').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => sheet.count()).toBe(0);

  await main.getByRole('button', { name: '退出并移除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出并移除' }).click();
  await page.waitForURL('**/index');
  await page.goto('/login');
  const enter = page.getByRole('button', { name: '通行密钥登录' });
  await enter.waitFor();
  await settled(page);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'login-with-passkey');
  await lock.leaves(true);
  await enter.click();
  await page.getByText(/^未完成验证/).waitFor();
  await lock.leaves(false);
  await enter.click();
  await page.waitForURL('**/index');
  expect(await whoIs(page)).toMatchObject({ login: true, account: 'member01' });

  await page.goto('/devices');
  await main.getByText('通行密钥登录').first().waitFor();
  await remove.click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await question.getByRole('button', { name: '移除', exact: true }).click();
  await page.getByText('通行密钥已移除', { exact: true }).waitFor();
  await expect.poll(() => remove.count()).toBe(0);
});
