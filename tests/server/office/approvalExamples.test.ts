// Requests kept in the database are asked for and decided as the worked examples of approval.needed say, step by step.
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { OfficeRole } from '#contract/officeCall.ts';
import { stateAt } from '#rules/protection/approval.ts';
import type { Db, StationWork } from '#server/db/stationTransaction.ts';
import { ask } from '#server/office/approvals/ask.ts';
import type { ApprovalKind } from '#server/office/approvals/controls.ts';
import { decide, lockedApproval } from '#server/office/approvals/decide.ts';
import { type Actor, ruled } from '#server/office/approvals/rows.ts';
import { actAs } from '#server/office/staff/session.ts';
import { staffMember } from '#support/officeStaff.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';
import { formatMoney } from '#values/money.ts';

interface Limit {
  always: boolean;
  single: number | null;
  day: number | null;
}

interface Event {
  type: 'request' | 'confirm' | 'reject' | 'withdraw';
  ref: string;
  by: string;
  at: string;
  kind?: ApprovalKind;
  amount?: number;
  fingerprint?: string;
}

interface Example {
  id: string;
  rule: string;
  input: {
    config: {
      expireHours: number;
      limits: Record<string, Record<string, Limit>>;
      confirmers: Record<string, string[]>;
    };
    staff: Record<string, { role: string; person: string }>;
    events: Event[];
    at: string;
  };
  expect: { results: Record<string, unknown>[]; states: { ref: string; state: string }[] };
}

const examples: Example[] = JSON.parse(
  readFileSync(new URL('../../domain/protection-examples.json', import.meta.url), 'utf8'),
).filter(({ rule }: Example) => rule === 'approval.needed');

const yuanOr = (units: number | null) => (units === null ? {} : { yuan: formatMoney(BigInt(units)) });

/** The config of an example as the content kind `control` has it. */
async function setControl(db: Db, { expireHours, limits, confirmers }: Example['input']['config']) {
  await db.deleteFrom('control_setting').execute();
  await db
    .insertInto('control_setting')
    .values({
      station: alpha,
      expire_hours: expireHours,
      limits: JSON.stringify(
        Object.entries(limits).flatMap(([role, kinds]) =>
          Object.entries(kinds).map(([kind, { always, single, day }]) => ({
            role,
            kind,
            always,
            single: yuanOr(single).yuan,
            day: yuanOr(day).yuan,
          })),
        ),
      ),
      confirmers: JSON.stringify(Object.entries(confirmers).map(([kind, roles]) => ({ kind, roles }))),
    })
    .execute();
}

const second = (at: Date) => `${at.toISOString().slice(0, -5)}Z`;

async function step(work: StationWork, actor: Actor, event: Event): Promise<object> {
  const { type, ref, kind = 'adjust', amount = 0, fingerprint = '' } = event;
  if (type !== 'request') {
    const found = await work.db.selectFrom('approval').select('id').where('ref', '=', ref).executeTakeFirst();
    const row = found && (await lockedApproval(work.db, found.id));
    const act =
      type === 'confirm'
        ? ({ type, fingerprint } as const)
        : type === 'reject'
          ? ({ type, note: '' } as const)
          : ({ type } as const);
    return await decide(work, actor, row, act);
  }
  const asked = await ask(work, actor, {
    ref,
    kind,
    call: 'x',
    request: {},
    amount: BigInt(amount),
    accountId: null,
    fingerprint,
    facts: {},
    reason: 'x',
  });
  if (!asked.ok) return asked;
  const { id: _, ...rest } = asked;
  return 'expiresAt' in rest ? { ...rest, expiresAt: second(rest.expiresAt) } : rest;
}

class Undone extends Error {}

test('each step of each example is answered and stored as it says', async ({ server }) => {
  expect(examples.length).toBeGreaterThanOrEqual(37);
  const staff = new Map<string, Actor>();
  const known = async (by: string, { role, person }: { role: string; person: string }) => {
    const name = `${by}-${role}-${person}`;
    const actor = staff.get(name) ?? (await staffMember(server, role as OfficeRole, { name, person }));
    staff.set(name, actor);
    return actor;
  };
  for (const { id, input, expect: wanted } of examples) {
    const actors = new Map<string, Actor>();
    for (const [by, account] of Object.entries(input.staff)) actors.set(by, await known(by, account));
    await server
      .inStation(alpha, async (db) => {
        await setControl(db, input.config);
        const results: object[] = [];
        for (const event of input.events) {
          const actor = actors.get(event.by)!;
          await actAs(db, actor.staffId);
          results.push(await step({ db, station: alpha, now: new Date(event.at) }, actor, event));
        }
        const rows = await db.selectFrom('approval').selectAll().orderBy('id').execute();
        const states = rows.map((row) => ({
          ref: row.ref,
          state: stateAt(ruled(row), Date.parse(input.at)),
        }));
        expect({ results, states }, id).toEqual(wanted);
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
  }
});
