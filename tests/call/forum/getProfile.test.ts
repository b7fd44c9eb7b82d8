// forum/getProfile: a member's name, level, articles and followers.
import { expect } from 'vitest';
import { decide, deleteOwn, follow, getProfile } from '#contract/forum.generated.ts';
import { BetStatus } from '#contract/states/betStatus.generated.ts';
import { setModerator } from '#server/forum/moderation.ts';
import { article, poster } from '#support/forum.ts';
import { idOf } from '#support/messages.ts';
import { alpha, beta } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('it counts what is visible and who follows, and says to a reader what is their own', async ({
  server,
}) => {
  const member = await poster(server, 'member02');
  const agent = await poster(server, 'agent01');
  const accountId = await idOf(server, 'member02');
  const profile = async (client = agent) => (await client.call(getProfile, { accountId })).answer.profile;
  expect(await profile()).toMatchObject({ author: { name: '小满', agent: false }, articleCount: 0, fans: 0 });
  await article(server, member);
  await agent.call(follow, { targetType: 'author', targetId: String(accountId) });
  expect(await profile()).toMatchObject({ articleCount: 1, fans: 1, followed: true, own: false });
  expect(await profile(member)).toMatchObject({ followed: false, own: true });
});

test('that somebody is muted is said to a moderator and to nobody else', async ({ server }) => {
  const author = await poster(server, 'member02');
  const moderator = await poster(server, 'agent01');
  const accountId = await idOf(server, 'member02');
  await server.inStation(alpha, async (db) => setModerator(db, alpha, await idOf(server, 'agent01'), true));
  const targetId = await article(server, author);
  const muted = async (client = moderator) =>
    (await client.call(getProfile, { accountId })).answer.profile?.muted;
  expect(await muted()).toBe(false);
  await moderator.call(decide, { targetType: 'article', targetId, decision: 'mute' });
  expect(await muted()).toBe(true);
  expect(await muted(author)).toBe(false);
  expect(await muted(server.client(alpha))).toBe(false);
  await moderator.call(decide, { targetType: 'article', targetId, decision: 'unmute' });
  expect(await muted()).toBe(false);
});

test('trial players and members of other stations are not there', async ({ server }) => {
  const code = async (accountId: number, station = alpha) =>
    (await server.client(station).call(getProfile, { accountId })).answer.code;
  expect(await code(await idOf(server, 'trial01'))).toBe('notFound');
  expect(await code(await idOf(server, 'member02'), beta)).toBe('notFound');
});

test('the record counts each bet that was shared before it sealed once, deleted posts too, and nothing that was taken back', async ({
  server,
}) => {
  const author = await poster(server, 'member02');
  const accountId = await idOf(server, 'member02');
  const record = async () =>
    (await server.client(alpha).call(getProfile, { accountId })).answer.profile!.record;
  expect(await record()).toEqual({ days: 30, ended: 0, won: 0, waiting: 0, stake: '0.0000', net: '0.0000' });
  /** A bet as the database holds it, which seals so many seconds from now. */
  const bet = async (sealsIn: number): Promise<string> => {
    const { rows } = await server.pool.query<{ id: string }>(
      `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units, stake, created_at)
        VALUES ($1, $2, 'real', 'FFC', 2, '202611220500', $3::timestamptz + make_interval(secs => $4), 'ssc_c_lm_1', '{"options":["大"]}', '{"odds":{"default":"1.98"}}', '大', 1, 100000, $3) RETURNING id`,
      [alpha, accountId, server.now(), sealsIn],
    );
    return rows[0]!.id;
  };
  const end = (id: string, status: number, payout: number) =>
    server.pool.query(
      `UPDATE bet_order SET status = $2, payout = $3, winning_units = $4, ended_at = created_at, return_reason = $5 WHERE id = $1`,
      [id, status, payout, status === 2 ? 1 : 0, status === 4 ? 'member' : null],
    );
  const [won, lost, waiting, revoked, twice] = [
    await bet(600),
    await bet(600),
    await bet(6_000),
    await bet(600),
    await bet(6_000),
  ];
  const late = await bet(1);
  const share = (id: string) => article(server, author, { share: `order:${id}` });
  await share(won);
  const deleted = await share(lost);
  await share(waiting);
  await share(revoked);
  for (let count = 0; count < 2; count++) await share(twice);
  // It had sealed by then: whoever knows the draw shares only what won.
  await share(late);
  expect(await record()).toMatchObject({ ended: 0, waiting: 5 });
  await end(won, BetStatus.won, 198_000);
  await end(lost, BetStatus.lost, 0);
  await end(revoked, BetStatus.returned, 0);
  await end(twice, BetStatus.won, 198_000);
  await end(late, BetStatus.won, 198_000);
  const whole = { days: 30, ended: 3, won: 2, waiting: 1, stake: '30.0000', net: '9.6000' };
  expect(await record()).toEqual(whole);
  await author.call(deleteOwn, { targetType: 'article', targetId: deleted });
  expect(await record()).toEqual(whole);
  await server.passTime(31 * 86_400);
  expect(await record()).toMatchObject({ ended: 0, waiting: 0 });
});
