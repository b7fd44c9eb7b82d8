// The lines about a member's log-ins, letters, and what was done to the account.
import { type Selectable, sql } from 'kysely';
import { callOf } from '#contract/officeCall.ts';
import { localText } from '#station/station.ts';
import type { MessageTable, SessionTable, SupportActionTable } from '../../../db/tables.ts';
import { deviceShown } from '../find.ts';
import { numberIn, source } from './source.ts';

export const logIns = source<Selectable<SessionTable>>({
  kind: 'login',
  async read({ db, account }, after, most) {
    const from = numberIn(after);
    let page = db.selectFrom('session').selectAll().where('account_id', '=', account.id);
    if (from !== undefined) page = page.where('id', '<', from);
    const rows = await page.orderBy('id', 'desc').limit(most).execute();
    return rows.map((row) => ({ at: row.started_at, place: String(row.id), row }));
  },
  async present({ text }, rows) {
    return rows.map((row) => ({
      kind: 'login',
      at: row.started_at,
      ref: row.address,
      title: row.address,
      state: row.ended_at ? (row.end_reason ?? 'over') : 'open',
      amount: null,
      result: null,
      note: text('office-members.timeline.device', {
        device: row.visitor_hash.toString('hex').slice(0, deviceShown),
      }),
      by: '',
    }));
  },
});

type Letter = Pick<
  Selectable<MessageTable>,
  'id' | 'kind' | 'title' | 'created_at' | 'read_at' | 'receiver_id' | 'receiver_deleted_at'
>;

/** Letters to the member and from it, whether anybody has thrown them away or not: each of the four by an index of its own. */
export const letters = source<Letter>({
  kind: 'letter',
  async read({ db, account }, after, most) {
    const before = numberIn(after) ?? 2n ** 62n;
    const of = (side: 'receiver' | 'sender', isDeleted: boolean) => sql`
      (SELECT m.id, m.kind, m.title, m.created_at, m.read_at, m.receiver_id, m.receiver_deleted_at FROM message m
        WHERE ${sql.ref(`m.${side}_id`)} = ${account.id} AND m.id < ${before}::bigint
          AND ${sql.ref(`m.${side}_deleted_at`)} IS ${isDeleted ? sql`NOT NULL` : sql`NULL`} ORDER BY m.id DESC LIMIT ${most})`;
    const { rows } = await sql<Letter>`
      SELECT * FROM (${of('receiver', false)} UNION ${of('receiver', true)} UNION ${of('sender', false)} UNION ${of('sender', true)}) m
        ORDER BY id DESC LIMIT ${most}`.execute(db);
    return rows.map((row) => ({ at: row.created_at, place: String(row.id), row }));
  },
  async present({ account, locale }, rows) {
    return rows.map((row) => {
      const isReceived = row.receiver_id === account.id;
      return {
        kind: 'letter',
        at: row.created_at,
        ref: '',
        title: localText(row.title, locale),
        state: !isReceived ? 'sent' : row.receiver_deleted_at ? 'deleted' : row.read_at ? 'read' : 'unread',
        amount: null,
        result: null,
        note: '',
        by: '',
      };
    });
  },
});

/** What hides behind the name of a fact: contacts and cards are masked wherever they stand. */
const isPersonal = new Set([
  'realName',
  'phone',
  'email',
  'qq',
  'weChat',
  'cards',
  'password',
  'drawPassword',
]);

const differenceText = ({
  before,
  after,
}: Pick<Selectable<SupportActionTable>, 'before' | 'after'>): string =>
  Object.keys(after)
    .map((name) => (isPersonal.has(name) ? name : `${name}: ${before[name] || '–'} → ${after[name] || '–'}`))
    .join('; ');

export const actions = source<Selectable<SupportActionTable>>({
  kind: 'action',
  async read({ db, account }, after, most) {
    const from = numberIn(after);
    let page = db.selectFrom('support_action').selectAll().where('account_id', '=', account.id);
    if (from !== undefined) page = page.where('id', '<', from);
    const rows = await page.orderBy('id', 'desc').limit(most).execute();
    return rows.map((row) => ({ at: row.at, place: String(row.id), row }));
  },
  async present(_, rows) {
    return rows.map((row) => ({
      kind: 'action',
      at: row.at,
      ref: '',
      title: callOf(row.command),
      state: '',
      amount: null,
      result: null,
      note: [row.reason, differenceText(row)].filter((part) => part !== '').join(' · '),
      by: row.done_by,
    }));
  },
});
