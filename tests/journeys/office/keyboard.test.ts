// The desk by keys alone: two people pay a withdrawal, a member is answered, a colour is changed and saved; the focus is in sight at each stop.
import { afterAll, expect } from 'vitest';
import { applyContent } from '#server/content/apply.ts';
import { filesOfSet } from '#server/content/exportContent.ts';
import { writes } from '#support/conversations.ts';
import { handOf } from '#support/keyboard.ts';
import { officeSettled, officeWorld } from '#support/officeSite.ts';
import { staffMember } from '#support/officeStaff.ts';
import { stationFolder } from '#support/stationFolder.ts';
import { alpha, testStations } from '#support/testStations.ts';
import { askWithdrawal } from '#support/waiting.ts';
import { moneyOf, setRule } from '#support/withdrawals.ts';

const stations = stationFolder(testStations);
afterAll(() => stations.close());

const test = officeWorld({
  registry: stations.registry,
  counterparties: [],
  prepare: async (server) => {
    await setRule(server, alpha, { times_a_day: -1, free_times: -1, card_cooling_seconds: 0 });
    const files = filesOfSet({
      control: {
        limits: [{ role: 'finance', kind: 'payout', always: true }],
        confirmers: [{ kind: 'payout', roles: ['finance'] }],
      },
    });
    await applyContent(server.pool, alpha, { files, by: 'test', now: server.now() });
  },
});

test('a withdrawal is taken and paid by one, and agreed to by another', async ({ server, member, visit }) => {
  const before = await moneyOf(server, alpha, 'member01');
  const orderNo = await askWithdrawal(member, '600');
  const [li, wang] = [
    await staffMember(server, 'finance', { name: 'keys-li' }),
    await staffMember(server, 'finance', { name: 'keys-wang' }),
  ];
  const { page } = await visit('/waiting/withdrawals', { client: li, locale: 'en' });
  await officeSettled(page);
  const hand = handOf(page, officeSettled);
  await hand.press(page.getByRole('button', { name: 'member01' }).first());
  await page.getByText(orderNo).waitFor();
  await hand.press(page.getByRole('button', { name: /^Claim/ }).first());
  await hand.press(page.getByRole('button', { name: /^Confirm as paid/ }).first());
  const dialog = page.getByRole('dialog');
  await hand.type(dialog.getByLabel('Reference'), 'TX-1');
  await hand.keys('Enter');
  await dialog.waitFor({ state: 'detached' });

  const { page: second } = await visit('/approvals', { client: wang, locale: 'en' });
  await officeSettled(second);
  const other = handOf(second, officeSettled);
  await other.press(
    second
      .locator('[data-request]')
      .getByRole('button', { name: /^Agree/ })
      .first(),
  );
  await second.getByRole('form', { name: 'Agree' }).waitFor();
  await other.keys('Enter');
  await expect
    .poll(async () => (await moneyOf(server, alpha, 'member01')).wallet)
    .toBe(before.wallet - 600_0000n);
});

test('a member is answered, and the conversation is closed', async ({ server, member, visit }) => {
  await writes(member, { content: '键盘在吗' });
  const support = await staffMember(server, 'support', { name: 'keys-support' });
  const { page } = await visit('/conversations', { client: support });
  await officeSettled(page);
  const hand = handOf(page, officeSettled);
  await hand.press(page.getByRole('button', { name: 'member01' }).first());
  const panel = page.getByRole('region', { name: 'member01' });
  await panel.getByText('键盘在吗').waitFor();
  await hand.press(panel.getByRole('button', { name: '接手' }));
  await panel.getByText('我接手的').waitFor();
  await hand.type(panel.getByLabel('回复会员'), '在的');
  await hand.press(panel.getByRole('button', { name: '发送', exact: true }));
  await panel.getByText('在的').waitFor();
  await hand.press(panel.getByRole('button', { name: '关闭对话' }));
  await panel.getByText('已关闭').waitFor();
});

test('a colour of a station is changed in the form, looked at and saved', async ({ server, visit }) => {
  const li = await staffMember(server, 'content', { name: 'keys-content' });
  const { page } = await visit(`/studio/${alpha}`, { client: li });
  await page.getByRole('textbox', { name: 'JSON' }).waitFor();
  await officeSettled(page);
  const hand = handOf(page, officeSettled);
  const form = page.getByRole('region', { name: '表单' });
  await hand.press(form.getByRole('button', { name: 'theme' }));
  const colour = form.locator('input[id$="-theme.ThemeRed.brand"]');
  await hand.type(colour, '#0a7a3c');
  await hand.keys('Tab');
  await hand.press(page.getByRole('button', { name: '查看改动' }));
  await hand.press(page.getByRole('button', { name: '保存上线' }));
  const dialog = page.getByRole('dialog');
  await hand.type(dialog.getByLabel('原因'), '换色');
  await hand.keys('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => stations.text(alpha)).toContain('#0a7a3c');
});
