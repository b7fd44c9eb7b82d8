// Owns the test of forum/shareable: own bets and drawn periods, which an article shows as they were.
import { expect } from 'vitest';
import { getArticleDetail, shareable } from '#contract/forum.generated.ts';
import { article } from '#support/forum.ts';
import { forumTest as test } from '#support/forumTest.ts';
import { idOf } from '#support/messages.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';

/** A bet as the database holds it, and a period that was drawn. */
async function bet(server: RunningServer, name: string): Promise<bigint> {
  const account_id = await idOf(server, name);
  const now = server.now();
  await server.pool.query(
    `INSERT INTO lottery_period (lot_code, qi_hao, starts_at, seals_at, opens_at, source, state, draw, drawn_at)
      VALUES ('FFC', '202611220500', $1::timestamptz - interval '1 minute', $1::timestamptz - interval '5 seconds', $1, 'demonstration', 'drawn', '{1,2,3,4,5}', $1) ON CONFLICT DO NOTHING`,
    [now],
  );
  const { rows } = await server.pool.query<{ id: bigint }>(
    `INSERT INTO bet_order (station, account_id, book, lot_code, version, qi_hao, seals_at, play_code, selection, terms, hao_ma, units, stake, created_at)
      VALUES ($1, $2, 'real', 'FFC', 2, '202611220500', $3, 'ssc_c_lm_1', '{"options":["大"]}', '{}', '大', 1, 100000, $3) RETURNING id`,
    [alpha, account_id, now],
  );
  return rows[0]!.id;
}

test('an article shows a shared bet without its stake, and a shared draw', async ({
  server,
  second: member,
}) => {
  const ref = `order:${await bet(server, 'member02')}`;
  const { answer } = await member.call(shareable, {});
  const slip = answer.list!.find((each) => each.ref === ref)!;
  expect(slip.card).toMatchObject({
    kind: 'slip',
    mode: 'credit',
    playCode: 'ssc_c_lm_1',
    haoMa: '大',
    units: 1,
  });
  const draw = answer.list!.find(({ card }) => card.kind === 'draw')!;
  expect(draw).toMatchObject({ ref: 'draw:FFC:202611220500', card: { haoMa: '1,2,3,4,5' } });
  for (const each of [slip, draw]) {
    const articleId = await article(server, member, { share: each.ref });
    const { answer: shown } = await server.client(alpha).call(getArticleDetail, { articleId });
    expect(shown.cards).toEqual([each.card]);
    expect(JSON.stringify(shown.cards)).not.toContain('stake');
  }
});

test('the bet of somebody else cannot be shared, and is not on the list', async ({
  server,
  second: member,
}) => {
  const ref = `order:${await bet(server, 'agent01')}`;
  expect((await member.call(shareable, {})).answer.list!.map((each) => each.ref)).not.toContain(ref);
  await expect(article(server, member, { share: ref })).rejects.toThrow('share');
});
