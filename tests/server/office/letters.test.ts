// Letters of the station: to everybody, a level and those named, previewed before, and who has read them.
import { expect } from 'vitest';
import { audience, preview, readers, send, sent } from '#contract/office/letters.generated.ts';
import { officeAs } from '#support/office.ts';
import type { RunningServer } from '#support/startServer.ts';
import { world } from '#support/world.ts';

const test = world({ office: true });

const letter = { title: 'Closed on Monday', text: 'Hello <b>all</b>.\n\nWe are closed.', reason: 'Holiday' };

const messagesIn = async ({ pool }: RunningServer, ids: readonly string[]) =>
  (
    await pool.query(
      'SELECT audience, level, kind, is_html AS "isHtml", content FROM message WHERE id = ANY ($1::bigint[]) ORDER BY id',
      [ids],
    )
  ).rows as { audience: string; level: number | null; kind: string; isHtml: boolean; content: string }[];

test('a letter to everybody is one row, escaped, with its reason in the trail', async ({
  server,
  station,
}) => {
  const support = await officeAs(server, 'support', { station });
  const { members } = (await support.call(audience, {})).answer;
  const to = { kind: 'all' as const };
  const shown = (await support.call(preview, { to, text: letter.text })).answer;
  expect(shown).toMatchObject({
    receivers: members,
    unknown: [],
    paragraphs: ['Hello <b>all</b>.', 'We are closed.'],
  });
  const { ids } = (await support.call(send, { to, ...letter })).answer;
  expect(await messagesIn(server, ids!)).toEqual([
    {
      audience: 'all',
      level: null,
      kind: 'notice',
      isHtml: true,
      content: '<p>Hello &lt;b&gt;all&lt;/b&gt;.</p><p>We are closed.</p>',
    },
  ]);
  const { rows } = await server.pool.query(
    "SELECT reason FROM support_action WHERE command LIKE '%letters/send%'",
  );
  expect(rows).toEqual([{ reason: 'Holiday' }]);
  const { letters } = (await support.call(sent, {})).answer;
  expect(letters![0]).toMatchObject({
    id: ids![0],
    to: 'all',
    title: letter.title,
    paragraphs: shown.paragraphs,
  });
});

test('a repeat of the same act sends nothing twice', async ({ server, station }) => {
  const support = await officeAs(server, 'support', { station });
  const once = { to: { kind: 'all' as const }, ...letter };
  const intentId = crypto.randomUUID();
  const first = (await support.call(send, once, { intentId })).answer.ids;
  expect((await support.call(send, once, { intentId })).answer.ids).toEqual(first);
});

test('those named get one each, once, and nobody where one name is wrong', async ({ server, station }) => {
  const support = await officeAs(server, 'support', { station });
  const before = await server.pool.query('SELECT count(*)::int AS n FROM message');
  const wrong = { kind: 'list' as const, accounts: ['member01', 'nobody99'] };
  expect((await support.call(preview, { to: wrong, text: 'x' })).answer).toMatchObject({
    receivers: 1,
    unknown: ['nobody99'],
  });
  const refused = (await support.call(send, { to: wrong, ...letter })).answer;
  expect([refused.success, refused.fieldErrors?.to]).toEqual([
    false,
    'Nobody is called nobody99. Correct the names; nothing was sent.',
  ]);
  expect((await server.pool.query('SELECT count(*)::int AS n FROM message')).rows).toEqual(before.rows);
  const to = { kind: 'list' as const, accounts: ['member01', 'MEMBER01', 'member02'] };
  expect((await support.call(send, { to, ...letter })).answer.ids).toHaveLength(2);
});

test('a level is written to by its number, and an empty one or none is refused', async ({
  server,
  station,
}) => {
  const support = await officeAs(server, 'support', { station });
  const level = (await support.call(audience, {})).answer.levels!.find(({ members }) => members > 0)!;
  const { ids } = (await support.call(send, { to: { kind: 'level', level: level.level }, ...letter })).answer;
  expect(await messagesIn(server, ids!)).toMatchObject([{ audience: 'level', level: level.level }]);
  expect((await support.call(readers, { id: ids![0]!, of: 'unread' })).answer.receivers).toBe(level.members);
  const codes = [];
  for (const to of [{ kind: 'level' as const }, { kind: 'level' as const, level: 98 }])
    codes.push((await support.call(send, { to, ...letter })).answer.msg);
  expect(codes).toEqual(['Choose a level.', 'Nobody would get this letter.']);
});

test('who has read it is listed by name, and who has not, page by page', async ({ server, station }) => {
  const support = await officeAs(server, 'support', { station });
  const to = { kind: 'all' as const };
  const id = (await support.call(send, { to, ...letter })).answer.ids![0]!;
  const at = server.now();
  await server.pool.query(
    `INSERT INTO message_state (station, account_id, message_id, read_at)
      SELECT station, id, $1, $2 FROM account WHERE station = $3 AND name = 'member01'`,
    [id, at, station],
  );
  const read = (await support.call(readers, { id, of: 'read' })).answer;
  expect(read).toMatchObject({ readers: 1, people: [{ account: 'member01', readAt: at.toISOString() }] });
  const people: string[] = [];
  for (let before: string | undefined, turn = 0; turn < 50; turn += 1) {
    const page = (await support.call(readers, { id, of: 'unread', ...(before && { before }) })).answer;
    people.push(...page.people!.map(({ account }) => account));
    before = page.next;
    if (before === undefined) break;
  }
  expect(people).toHaveLength(read.receivers! - 1);
  expect(new Set(people).size).toBe(people.length);
  expect(people).not.toContain('member01');
  expect((await support.call(readers, { id: '999999', of: 'read' })).answer.success).toBe(false);
});

test('letters that one member got are found by the account', async ({ server, station }) => {
  const support = await officeAs(server, 'support', { station });
  const to = { kind: 'list' as const, accounts: ['member02'] };
  const { ids } = (await support.call(send, { to, ...letter })).answer;
  const { letters } = (await support.call(sent, { account: 'member02' })).answer;
  expect(letters![0]).toMatchObject({ id: ids![0], to: 'one' });
  expect((await support.call(sent, { account: 'nobody99' })).answer.success).toBe(false);
  const other = await officeAs(server, 'play', { station });
  expect((await other.call(sent, {})).answer.code).toBe('wrongRole');
});
