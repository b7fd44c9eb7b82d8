// forum/shareable: own bets and drawn periods, which an article shows with what became of them by the time it is read.
import { expect } from 'vitest';
import { getArticleDetail, shareable } from '#contract/forum.generated.ts';
import { getNewPeriod } from '#contract/lottery.generated.ts';
import { article } from '#support/forum.ts';
import { forumTest as test } from '#support/forumTest.ts';
import { idOf } from '#support/messages.ts';
import type { RunningServer } from '#support/startServer.ts';
import { alpha } from '#support/testStations.ts';
import { parseMoment } from '#values/beijingOffset.ts';

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
      VALUES ($1, $2, 'real', 'FFC', 2, '202611220500', $3, 'ssc_c_lm_1', '{"options":["大"]}', '{"odds":{"default":"1.98"}}', '大', 1, 100000, $3) RETURNING id`,
    [alpha, account_id, now],
  );
  return rows[0]!.id;
}

test('an article shows a shared bet with its stake and odds, and a shared draw', async ({
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
    stake: '10.0000',
    odds: '1.98',
    state: 'waiting',
    openHaoma: '1,2,3,4,5',
  });
  const draw = answer.list!.find(({ card }) => card.kind === 'draw')!;
  expect(draw).toMatchObject({ ref: 'draw:FFC:202611220500', card: { haoMa: '1,2,3,4,5' } });
  for (const each of [slip, draw]) {
    const articleId = await article(server, member, { share: each.ref });
    const { answer: shown } = await server.client(alpha).call(getArticleDetail, { articleId });
    expect(shown.cards).toEqual([each.card]);
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

/** Writes past the guards of ends and draws, as a correction in several steps leaves it. */
async function write(server: RunningServer, statement: string, values: unknown[]): Promise<void> {
  const client = await server.pool.connect();
  try {
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    await client.query(statement, values);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

const shown = async (server: RunningServer, articleId: string) =>
  (await server.client(alpha).call(getArticleDetail, { articleId })).answer.cards![0]!;

test('what becomes of a shared bet is read, not kept: each state, with the prize of one that won', async ({
  server,
  second: member,
}) => {
  const id = await bet(server, 'member02');
  const articleId = await article(server, member, { share: `order:${id}` });
  const become = (columns: string) => write(server, `UPDATE bet_order SET ${columns} WHERE id = $1`, [id]);
  const ended = 'ended_at = created_at';
  for (const [columns, state, prize] of [
    [`status = 2, winning_units = 1, payout = 198000, ${ended}`, 'won', '19.8000'],
    ['status = 5, winning_units = 0, payout = 0', 'waiting', ''],
    [`status = 3, ${ended}`, 'lost', ''],
  ] as const) {
    await become(columns);
    expect(await shown(server, articleId)).toMatchObject({ state, prize, stake: '10.0000' });
  }
  // Whoever revoked it, or whose period was void, has nobody who follows; both read what happened.
  for (const [reason, state] of [
    ['member', 'revoked'],
    ['void', 'void'],
  ] as const) {
    const other = await bet(server, 'member02');
    const about = await article(server, member, { share: `order:${other}` });
    await server.pool.query(
      `UPDATE bet_order SET status = 4, return_reason = $2, ended_at = created_at WHERE id = $1`,
      [other, reason],
    );
    expect(await shown(server, about)).toMatchObject({ state, prize: '' });
    const { answer } = await member.call(shareable, {});
    expect(answer.list!.map(({ ref }) => ref)).not.toContain(`order:${other}`);
    await expect(article(server, member, { share: `order:${other}` })).rejects.toThrow('share');
  }
});

test('a card says which period takes such a bet now, and none where the lottery takes none', async ({
  server,
  second: member,
}) => {
  const articleId = await article(server, member, { share: `order:${await bet(server, 'member02')}` });
  const { qiHao, onSaleQiHao, sealTime } = await shown(server, articleId);
  const period = (await member.call(getNewPeriod, { lotCode: 'FFC' })).answer.period!;
  expect(qiHao).not.toBe(onSaleQiHao);
  expect({ onSaleQiHao, sealTime }).toEqual({ onSaleQiHao: period.qiHao, sealTime: period.sealTime });
  // Sealed, the running one takes no bets any more.
  server.passTime((parseMoment(period.openTime) - server.now().getTime()) / 1000 - 2);
  const { period: sealed } = (await member.call(getNewPeriod, { lotCode: 'FFC' })).answer;
  expect(sealed).toMatchObject({ qiHao: period.qiHao, sealSeconds: 0 });
  expect(BigInt((await shown(server, articleId)).onSaleQiHao)).toBe(BigInt(period.qiHao) + 1n);
  const open = (isOpen: boolean) =>
    server.inStation(alpha, (db) =>
      db
        .updateTable('lottery')
        .set({ is_open: isOpen })
        .where('code', '=', 'FFC')
        .where('version', '=', 2)
        .execute(),
    );
  await open(false);
  expect(await shown(server, articleId)).toMatchObject({ onSaleQiHao: '', sealTime: '' });
  await open(true);
});

test('a corrected draw reads as it is now', async ({ server, second: member }) => {
  const articleId = await article(server, member, { share: 'draw:FFC:202611220500' });
  await write(server, `UPDATE lottery_period SET draw = '{5,4,3,2,1}' WHERE lot_code = $1 AND qi_hao = $2`, [
    'FFC',
    '202611220500',
  ]);
  expect(await shown(server, articleId)).toMatchObject({
    kind: 'draw',
    haoMa: '5,4,3,2,1',
    state: '',
    stake: '',
  });
});

test('a card that names no bet of its owner shows nothing of any bet', async ({ server, second: member }) => {
  const articleId = await article(server, member, { share: `order:${await bet(server, 'member02')}` });
  const stranger = await bet(server, 'agent01');
  for (const change of [`card - 'orderId'`, `jsonb_set(card, '{orderId}', '"${stranger}"')`]) {
    await server.pool.query(`UPDATE forum_article SET card = ${change} WHERE id = $1`, [articleId]);
    expect(await shown(server, articleId)).toMatchObject({
      haoMa: '大',
      stake: '',
      odds: '',
      state: '',
      prize: '',
    });
  }
});
