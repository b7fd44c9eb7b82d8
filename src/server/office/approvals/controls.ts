// What staff of a station may do alone and who confirms beyond that, as the content kind `control` says.
import type { ContentFacts } from '#content/content.generated.ts';
import { filledFile } from '#content/contentSet.ts';
import type { ApprovalLimit, ApprovalTerms } from '#rules/protection/approval.ts';
import { parseMoney } from '#values/money.ts';
import type { Db } from '../../db/stationTransaction.ts';

type Facts = ContentFacts['control'];

/** What has limits: money by hand, turnover, a correction and so on. */
export type ApprovalKind = Facts['limits'][number]['kind'];

const moneyOr = (yuan: string | undefined) => (yuan === undefined ? null : parseMoney(yuan));

function termsOf({ expireHours, limits, confirmers }: Facts): ApprovalTerms {
  const byRole = new Map<string, Map<string, ApprovalLimit>>();
  for (const { role, kind, always, single, day } of limits) {
    const own = byRole.get(role) ?? new Map<string, ApprovalLimit>();
    own.set(kind, { always, single: moneyOr(single), day: moneyOr(day) });
    byRole.set(role, own);
  }
  return {
    expireHours,
    limits: byRole,
    confirmers: new Map(confirmers.map(({ kind, roles }) => [kind, roles])),
  };
}

/** Kinds that came after stations had written their control: one that names such a kind nowhere has its defaults. */
const cameLater: readonly ApprovalKind[] = ['team', 'station'];

function withLater(facts: Facts): Facts {
  const defaults = filledFile('control', {});
  const missing = cameLater.filter(
    (kind) => ![...facts.limits, ...facts.confirmers].some((row) => row.kind === kind),
  );
  return {
    ...facts,
    limits: [...facts.limits, ...defaults.limits.filter(({ kind }) => missing.includes(kind))],
    confirmers: [...facts.confirmers, ...defaults.confirmers.filter(({ kind }) => missing.includes(kind))],
  };
}

/** The terms of a station, read in its transaction; those of the kind's defaults where it has none, and of `all`, where requests of no station stand. */
export async function controlsOf(db: Db): Promise<ApprovalTerms> {
  const row = await db
    .selectFrom('control_setting')
    .select(['expire_hours as expireHours', 'limits', 'confirmers'])
    .executeTakeFirst();
  return termsOf(row ? withLater(filledFile('control', row)) : filledFile('control', {}));
}
