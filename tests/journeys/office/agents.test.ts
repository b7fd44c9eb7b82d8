// The room of agents: found by keys, rates within what stands above, a move, an agent that is opened and closed; an agent's wish is granted.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { rateWish, rateWishSave } from '#contract/agent.generated.ts';
import { open, rates } from '#contract/office/agents.generated.ts';
import { axeFinds } from '#support/axe.ts';
import { keepPicture } from '#support/keepPicture.ts';
import { officeAs } from '#support/office.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';
import { staffMember } from '#support/officeStaff.ts';
import { setRates } from '#support/team.ts';

const test = officeWorld({
  async prepare(server) {
    await setRates(server, 'agent01', 80_000);
    const owner = await officeAs(server, 'owner');
    for (const account of ['agent02', 'agent03', 'agent04'])
      await owner.call(open, { account, reason: 'For the journey' });
  },
});

const choose = async (page: Page, act: string) => {
  await page.getByRole('button', { name: 'Acts' }).click();
  await page.getByRole('button', { name: act, exact: true }).click();
};

test('an agent is found by the beginning of its name, and its page is fit to be seen', async ({ visit }) => {
  const { page } = await visit('/agents', { as: 'support', locale: 'en' });
  await officeSettled(page);
  await page.getByRole('textbox', { name: 'How the account begins' }).fill('agent01');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('link', { name: 'agent01' }).press('Enter');
  await page.getByRole('heading', { name: 'agent01' }).waitFor();
  await officeSettled(page);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'office-agent-page');
});

test('a rate above what may be given is refused with why; what was typed stays', async ({ visit }) => {
  const { page } = await visit('/agents/agent01', { as: 'support', locale: 'en' });
  await choose(page, 'Change rates');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Lottery %').fill('8.05');
  await dialog.getByLabel('Reason').fill('Agreed by phone');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').waitFor();
  expect(await dialog.getByLabel('Lottery %').inputValue()).toBe('8.05');
  await dialog.getByLabel('Lottery %').fill('8.3');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /^Lottery 8.3%/ }).waitFor();
});

test('of two who change rates the second sees what the first did, and only what was typed is changed', async ({
  visit,
  server,
}) => {
  const { page } = await visit('/agents/agent01', { as: 'owner', locale: 'en' });
  await choose(page, 'Change rates');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Lottery %').fill('8.4');
  const sun = await staffMember(server, 'owner', { name: 'sun' });
  const wish = {
    account: 'agent01',
    rates: [{ category: 'live', rate: '0.3' } as const],
    reason: 'By phone',
  };
  expect((await sun.call(rates, wish)).answer.success).toBe(true);
  // The page behind the dialog shows it by itself.
  await page.getByRole('row', { name: /^Live 0.3%/, includeHidden: true }).waitFor();
  await dialog.getByLabel('Reason').fill('Agreed');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').filter({ hasText: 'sun changed this member' }).waitFor();
  await expect.poll(() => dialog.getByLabel('Live %').inputValue()).toBe('0.3');
  expect(await dialog.getByLabel('Lottery %').inputValue()).toBe('8.4');
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: /^Lottery 8.4%/ }).waitFor();
  await page.getByRole('row', { name: /^Live 0.3%/ }).waitFor();
  // The trail has it in words, from what to what.
  const { page: trail } = await visit('/trail', { as: 'owner', locale: 'en' });
  const line = trail.getByRole('row').filter({ hasText: 'Change rates of an agent' }).first();
  await line.getByRole('button').click();
  await trail.getByText('8.3 / 8 / 0.3', { exact: false }).filter({ hasText: '→ 8.4 /' }).waitFor();
});

test('an agent moves under another, is opened below one, and is closed', async ({ visit, server }) => {
  const { page } = await visit('/agents/agent02', { as: 'owner', locale: 'en' });
  await choose(page, 'Move under another');
  const moving = page.getByRole('dialog');
  await moving.getByRole('textbox', { name: 'An agent' }).fill('agent03');
  await moving.getByLabel('Reason').fill('Works with agent03');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'agent03' }).click();
  await page.getByRole('heading', { name: 'agent03' }).waitFor();
  await page.getByRole('link', { name: 'agent02' }).waitFor();
  await choose(page, 'Close this agent');
  const closing = page.getByRole('dialog');
  await closing.getByText('those directly below (1', { exact: false }).waitFor();
  await closing.getByLabel('Reason').fill('Contract ended');
  await closing.getByRole('button', { name: 'Close this agent' }).click();
  await page.getByText('Closed').first().waitFor();
  const { rows } = await server.pool.query(
    "SELECT parent_id FROM account WHERE name = 'agent02' AND station = (SELECT station FROM account WHERE name = 'agent03' LIMIT 1)",
  );
  expect(rows).toEqual([{ parent_id: null }]);
});

test('an agent asks for a better rate, and gets it from the queue, in Chinese on a phone', async ({
  visit,
  server,
  agent,
}) => {
  await agent.call(rateWishSave, { category: 'lottery', rate: '8.6', words: '本月新增会员四十人' });
  const { page } = await visit('/agents/agent01', { as: 'support', width: 390, height: 844 });
  await page.getByText('申请将彩票返点提高到8.6%').waitFor();
  await officeSettled(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await axeFinds(page)).toEqual([]);
  await keepPicture(page, 'office-agent-page-390');
  await page.getByRole('link', { name: '去处理' }).click();
  await page.getByRole('button', { name: 'agent01' }).click();
  await page.getByRole('button', { name: '同意' }).click();
  await page.getByLabel('原因').fill('业绩达标');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await agent.call(rateWish, {})).answer.wish)
    .toMatchObject({ status: 2, rate: '8.6' });
  expect((await server.pool.query('SELECT 1 FROM rate_wish WHERE status = 1')).rows).toEqual([]);
});

test('who only looks has no act', async ({ visit }) => {
  const { page } = await visit('/agents/agent01', { as: 'auditor', locale: 'en' });
  await page.getByRole('heading', { name: 'agent01' }).waitFor();
  expect(await page.getByRole('button', { name: 'Acts' }).count()).toBe(0);
});
