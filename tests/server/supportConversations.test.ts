// Support's commands about conversations: what waits, and one of a member or of a guest, of the own station alone.
import { expect } from 'vitest';
import { answer, list } from '#contract/office/conversations.generated.ts';
import { runSupport } from '#scripts/support.ts';
import { begins, smallPicture, waitingDeposit, writes } from '#support/conversations.ts';
import { staffMember } from '#support/officeStaff.ts';
import { alpha, beta } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ office: true }).extend(
  'support',
  { scope: 'file' },
  ({ server }) =>
    async (...words: string[]) =>
      (await runSupport(server.pool, words, server.now())).join('\n'),
);

test('nothing waits before anybody has written', async ({ support }) => {
  expect(await support(alpha, 'conversations')).toBe('No conversation waits.');
  expect(await support(alpha, 'conversation', 'member01')).toBe('member01 has written nothing to support.');
  await expect(support(alpha, 'conversation', 'nobody')).rejects.toThrow('nobody');
  await expect(support(alpha, 'conversation', 'guest-1')).rejects.toThrow(
    'There is no conversation guest-1.',
  );
});

test('what waits is listed the longest first, guests by their number', async ({
  server,
  clock,
  member,
  guest,
  support,
}) => {
  const order = await waitingDeposit(server, alpha);
  await writes(member, { content: '存款没有到账\n请查', about: `deposit:${order}` });
  await clock.pass(60);
  await begins(guest, '我登录不了');
  const lines = (await support(alpha, 'conversations')).split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/^member01 · waits since 2026-11-20 .* · 存款没有到账 请查$/),
    expect.stringMatching(/^guest-\d+ · waits since 2026-11-20 .* · 我登录不了$/),
  ]);
  expect(await support(beta, 'conversations')).toBe('No conversation waits.');
  const [name] = lines[1]!.split(' ');
  expect(await support(alpha, 'conversation', name!)).toMatch(/guest-\d+\n {2}我登录不了$/);
  await expect(support(beta, 'conversation', name!)).rejects.toThrow('There is no conversation');
  expect(await support(beta, 'conversation', 'member01')).toBe('member01 has written nothing to support.');
});

test('a conversation has who said what, and names what is not text', async ({ server, member, support }) => {
  await writes(member, { picture: (await smallPicture()).toString('base64url') });
  const clerk = await staffMember(server, 'support');
  const [row] = (await clerk.call(list, { of: 'waiting', account: 'member01' })).answer.rows!;
  await clerk.call(answer, { id: row!.id, text: '已入账' });
  const said = await support(alpha, 'conversation', 'member01');
  expect(said).toMatch(
    /^2026-\S+ \S+ · member01\n {2}存款没有到账\n {2}请查\n {2}deposit D\d+\n2026-\S+ \S+ · member01\n {2}\(a picture: see the back office\)\n2026-\S+ \S+ · /,
  );
  expect(said).toMatch(new RegExp(`· ${clerk.name}\n {2}已入账$`));
  // A member's conversation is not a guest's.
  await expect(support(alpha, 'conversation', `guest-${row!.id}`)).rejects.toThrow(
    'There is no conversation',
  );
});
