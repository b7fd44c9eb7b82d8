// What somebody sees of requests: what waits for a second person, what was asked for, what became of it.
import type { ApprovalTerms } from '#rules/protection/approval.ts';
import { CATEGORIES, type Category } from '#rules/team/categories.ts';
import type { Db, StationWork } from '../../db/stationTransaction.ts';
import type { Text } from '../../serverText.ts';
import { numberOf } from '../../support/input.ts';
import type { AskedRate } from '../agents/stands.ts';
import type { StaffSession } from '../staff/session.ts';
import { controlsOf } from './controls.ts';
import { type ApprovalRow, type ShownApproval, shown } from './rows.ts';
import { deciderOf } from './second.ts';

const pageSize = 50;

export type Listed = Omit<ShownApproval, 'request' | 'facts'> & {
  request: { name: string; value: string }[];
  facts: { name: string; value: string }[];
  /** Asked for by the same human, by this account or another one. */
  isOwn: boolean;
  /** May be confirmed or rejected by whoever looks, now. */
  mayDecide: boolean;
};

/** A value as somebody reads it: of a list the entries, of an entry with fields their values. */
function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(', ');
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(asText).join(' ')
    : String(value);
}

const percentOf = (text: Text, category: Category, rate: string): string =>
  `${text(`office-agents.category.${category}`)} ${rate}%`;

/** Of an agent's rates, those asked for and those that stand, each with its category; what is 0 stands for itself. */
function ratesText(text: Text, name: string, value: unknown): string | undefined {
  if (name === 'rates' && Array.isArray(value))
    return (value as AskedRate[]).map(({ category, rate }) => percentOf(text, category, rate)).join(', ');
  if (name !== 'ratesNow' || typeof value !== 'string') return undefined;
  const rates = value.split(' / ').map((rate, at) => ({ category: CATEGORIES[at]!, rate }));
  return rates
    .filter(({ rate }) => Number(rate) > 0)
    .map(({ category, rate }) => percentOf(text, category, rate))
    .join(', ');
}

const pairsOf = (text: Text, given: object): { name: string; value: string }[] =>
  Object.entries(given)
    .filter(([name]) => name !== 'reason')
    .map(([name, value]) => ({ name, value: ratesText(text, name, value) ?? asText(value) }));

/** The members that requests are about; the room of staff, whose requests are about none, may not look. */
async function namesOf(db: Db, rows: readonly ApprovalRow[]): Promise<Map<number, string>> {
  const ids = rows.flatMap(({ account_id: id }) => id ?? []);
  if (ids.length === 0) return new Map();
  const accounts = await db.selectFrom('account').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(accounts.map(({ id, name }) => [id, name]));
}

export type PendingRow = Pick<ApprovalRow, 'asked_person' | 'kind'>;

/** Whether a request that waits is for somebody to decide on: it is not their own, and their role confirms the kind. */
export const waitsFor = (row: PendingRow, staff: StaffSession, terms: ApprovalTerms, now: Date): boolean =>
  row.asked_person !== staff.person &&
  terms.confirmers.get(row.kind)?.includes(deciderOf(staff, terms, row.kind, now).role) === true;

/** A page of requests: those that wait, the oldest first; one's own or those that ended, the newest first. `beyond` is the last one of the page before. */
export async function listRequests(
  { db, now }: Pick<StationWork, 'db' | 'now'>,
  { staff, text }: { staff: StaffSession; text: Text },
  { which, beyond }: { which: 'waiting' | 'own' | 'decided'; beyond?: string | undefined },
): Promise<{ list: Listed[]; more: boolean; waiting: number }> {
  const terms = await controlsOf(db);
  const isOwn = (row: Pick<ApprovalRow, 'asked_person'>) => row.asked_person === staff.person;
  const mayDecide = (row: PendingRow) => waitsFor(row, staff, terms, now);
  const pending = await db
    .selectFrom('approval')
    .select(['kind', 'asked_person'])
    .where('state', '=', 'pending')
    .where('expires_at', '>', now)
    .execute();
  const all = db
    .selectFrom('approval as p')
    .selectAll('p')
    .limit(pageSize + 1);
  const last = beyond === undefined ? null : numberOf(beyond);
  const query =
    which === 'waiting'
      ? all
          .where('p.state', '=', 'pending')
          .where('p.expires_at', '>', now)
          .where('p.id', '>', last ?? 0n)
          .orderBy('p.id')
      : (which === 'own'
          ? all.where('p.asked_person', '=', staff.person)
          : all.where((where) =>
              where.or([where('p.state', '<>', 'pending'), where('p.expires_at', '<=', now)]),
            )
        )
          .where('p.because', 'is not', null)
          .$if(last !== null, (page) => page.where('p.id', '<', last!))
          .orderBy('p.id', 'desc');
  const rows = await query.execute();
  const names = await namesOf(db, rows);
  return {
    list: rows.slice(0, pageSize).map((row) => {
      const account = row.account_id === null ? null : (names.get(row.account_id) ?? null);
      const { request, facts, ...rest } = shown({ ...row, account }, now);
      return {
        ...rest,
        request: pairsOf(text, request ?? {}),
        facts: pairsOf(text, facts),
        isOwn: isOwn(row),
        mayDecide: rest.state === 'pending' && mayDecide(row),
      };
    }),
    more: rows.length > pageSize,
    waiting: pending.filter(mayDecide).length,
  };
}
