// Upgrading a database whose first deposit gifts had terms of their own for devices and cards: they are fields of the activity after it.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { readTerms } from '#content/activityTerms.ts';
import { migrate, readSchema } from '#server/db/migrate.ts';
import { createDatabase, dropDatabase } from '#server/postgres/databases.ts';
import { readsLater } from '#support/earlierSchema.ts';

const first = '0027';

test('what a first deposit gift asked for by its terms it asks for by its fields, and everything else stays', async () => {
  const name = `terms_${randomBytes(4).toString('hex')}`;
  const url = await createDatabase(inject('databaseUrl'), name);
  const client = new pg.Client({ connectionString: url });
  try {
    const shipped = readSchema();
    const before = [...shipped.migrations].filter(([file]) => file < first);
    const objects = [...shipped.objects].filter(([file]) => !readsLater(file));
    await migrate(url, { migrations: new Map(before), objects: new Map(objects) });
    await client.connect();
    await client.query("SELECT set_config('app.station', 'alpha', false)");
    const { rows } = await client.query(
      `INSERT INTO activity_type (station, name, position, content_key) VALUES ('alpha', '{"zh-CN":"A"}', 1, 'a') RETURNING id`,
    );
    const stored: [string, string, object][] = [
      ['both', 'firstRecharge', { strategyId: 7, oncePerDevice: true, oncePerCard: true }],
      ['device', 'firstRecharge', { strategyId: 8, oncePerDevice: true, oncePerCard: false }],
      ['neither', 'firstRecharge', { strategyId: 9, oncePerDevice: false, oncePerCard: false }],
      ['read', 'firstRecharge', {}],
      ['boat', 'dragonBoat', { oncePerDevice: true }],
    ];
    for (const [at, [key, kind, terms]] of stored.entries())
      await client.query(
        `INSERT INTO activity (station, type_id, kind, title, summary, img_url, content, starts_at, ends_at, position, terms, content_key)
          VALUES ('alpha', $1, $2, '{"zh-CN":"A"}', '{"zh-CN":""}', '/a.svg', '{"zh-CN":""}', now(), now() + interval '1 day', $3, $4, $5)`,
        [rows[0].id, kind, at, JSON.stringify(terms), key],
      );
    await migrate(url);
    const after = await client.query(
      'SELECT content_key AS key, first_deposit, once_per_device, once_per_card, limit_in_all, terms FROM activity ORDER BY position',
    );
    const free = { first_deposit: 'any', limit_in_all: 0 };
    const none = { ...free, once_per_device: false, once_per_card: false };
    expect(after.rows).toEqual([
      { key: 'both', ...free, once_per_device: true, once_per_card: true, terms: { strategyId: 7 } },
      { key: 'device', ...free, once_per_device: true, once_per_card: false, terms: { strategyId: 8 } },
      { key: 'neither', ...none, terms: { strategyId: 9 } },
      { key: 'read', ...none, terms: {} },
      { key: 'boat', ...none, terms: { oncePerDevice: true } },
    ]);
    expect(readTerms('firstRecharge', after.rows[0].terms)).toEqual({ strategyId: 7 });
    await expect(client.query("UPDATE activity SET first_deposit = 'never'")).rejects.toThrow(
      'first_deposit',
    );
    await expect(client.query('UPDATE activity SET limit_in_all = -1')).rejects.toThrow('limit_in_all');
  } finally {
    await client.end();
    await dropDatabase(inject('databaseUrl'), name);
  }
});
