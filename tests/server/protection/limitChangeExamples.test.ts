// The server changes a stored limit as the worked examples of limit.change say, step by step, each an entry of the trail.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { standingAt } from '#rules/protection/limits/limitChange.ts';
import type { Db } from '#server/db/stationTransaction.ts';
import { boundsOf, changeStoredLimit } from '#server/protection/changeLimits.ts';
import { storedLimits } from '#server/protection/limitsOf.ts';
import { Refusal } from '#server/refusal.ts';
import { resolveStation } from '#station/station.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { idOf } from '../money/wallets.ts';

interface Rise {
  value: number | null;
  readyAt: string;
  expiresAt: string;
}

interface Example {
  id: string;
  rule: string;
  input: {
    profile: { waitHours: number; confirmHours: number };
    bounds: { min: number; max: number | null; required: boolean };
    limit: number | null;
    events: { type: 'set' | 'confirm' | 'cancel'; at: string; value?: number | null }[];
    at: string;
  };
  expect: {
    results: { ok: boolean; result?: string; reason?: string; replaced?: boolean }[];
    limit: number | null;
    pending: (Rise & { state: string }) | null;
  };
}

const { min, max } = boundsOf('deposit');
const examples: Example[] = JSON.parse(
  readFileSync(new URL('../../domain/protection-examples.json', import.meta.url), 'utf8'),
).filter(
  ({ rule, input, expect: { results } }: Example) =>
    rule === 'limit.change' &&
    // The server has bounds of its own; those of an example say nothing where no figure meets either.
    results.every(({ reason }) => reason !== 'BELOW_MIN' && reason !== 'ABOVE_MAX') &&
    [input.limit, ...input.events.map(({ value }) => value)].every(
      (value) => value == null || (BigInt(value) >= min && BigInt(value) <= max),
    ),
);

class Undone extends Error {}

/** Runs an example on the member's limit of a day, in a transaction that leaves nothing behind. */
async function run(db: Db, { input }: Example) {
  const accountId = await idOf(db, 'member01');
  const { profile, bounds, limit, events, at } = input;
  const station = resolveStation({
    code: alpha,
    name: 'Alpha',
    protection: { limits: { ...profile, required: bounds.required } },
  });
  const name = { kind: 'deposit', frame: 'day' } as const;
  await db
    .insertInto('player_limit')
    .values({
      station: alpha,
      account_id: accountId,
      ...name,
      value: limit === null ? null : BigInt(limit),
      changed_at: new Date(0),
    })
    .execute();
  const results: { ok: boolean; result?: string; reason?: string | undefined }[] = [];
  for (const { type, at: moment, value = null } of events) {
    const change =
      type === 'set' ? { event: type, value: value === null ? null : BigInt(value) } : { event: type };
    const changer = { db, station, accountId, now: new Date(moment) };
    results.push(
      await changeStoredLimit(changer, name, change).then(
        ({ result }) => ({ ok: true, result }),
        (error: unknown) => {
          if (error instanceof Refusal) return { ok: false, reason: error.options.code };
          throw error;
        },
      ),
    );
  }
  const [stored] = await storedLimits(db, accountId);
  const trail = await db.selectFrom('player_limit_change').select('result').orderBy('id').execute();
  return { results, standing: standingAt(stored!, Date.parse(at)), trail: trail.map(({ result }) => result) };
}

test('each step of each example is answered, stored and written down as it says', async ({ server }) => {
  expect(examples.length).toBeGreaterThanOrEqual(20);
  for (const example of examples) {
    let found: Awaited<ReturnType<typeof run>> | undefined;
    await server
      .inStation(alpha, async (db) => {
        found = await run(db, example);
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    const { results, limit, pending } = example.expect;
    const plain = results.map(({ ok, result, reason }) => (ok ? { ok, result } : { ok, reason }));
    expect(found!.results, example.id).toEqual(plain);
    expect(found!.trail, example.id).toEqual(
      results.map(({ result, reason, replaced }) => reason ?? (replaced ? 'replaced' : result)),
    );
    const { standing } = found!;
    expect(standing.limit, example.id).toBe(limit === null ? null : BigInt(limit));
    expect(
      standing.pending && [standing.pending.value, standing.pending.readyAt, standing.pending.expiresAt],
      example.id,
    ).toEqual(
      pending && [
        pending.value === null ? null : BigInt(pending.value),
        Date.parse(pending.readyAt),
        Date.parse(pending.expiresAt),
      ],
    );
  }
});
