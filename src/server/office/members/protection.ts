// A member's record of protection as one list, the newest first: what was set, asked for, refused, answered, found and done about it. Nothing of it is ever rewritten.
import { sql } from 'kysely';
import type { LimitFrame, LimitKind } from '#rules/protection/limits/limitUsed.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { formatYuan } from '#values/money.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { amountIn } from '../../protection/holdLimits.ts';
import type { Said, ServerTextId, Text } from '../../serverText.ts';
import { placeIn } from '../queues/queue.ts';

/** What an entry is about. */
export type RecordTopic =
  | 'limit'
  | 'refusal'
  | 'break'
  | 'attempt'
  | 'realityShown'
  | 'reality'
  | 'selfTest'
  | 'marker'
  | 'interaction';

export interface RecordEntry {
  /** Its topic and the number of its row. */
  id: string;
  at: Date;
  topic: RecordTopic;
  /** In the language of the request. */
  text: string;
  /** Who of the office did it; '' for the member, and for what the server found. */
  by: string;
}

/** A row as jsonb has it. */
type Row = Record<string, string | number | boolean | readonly string[] | null>;
interface Found {
  topic: RecordTopic;
  id: bigint;
  at: Date;
  row: Row;
}

const amount = (kind: LimitKind, value: Row[string]): Said =>
  value === null ? { id: 'support.limits.noLimit' } : amountIn(kind, BigInt(value as number));

const moment = (at: Row[string]): string => formatMoment(new Date(at as string));

/** What each topic says of a row. */
const words: Record<RecordTopic, (row: Row, text: Text) => string> = {
  limit: (row, text) =>
    row.kind === null
      ? text(`office-members.record.event.${row.event}` as 'office-members.record.event.set')
      : text('office-members.record.limit', {
          event: text(`office-members.record.event.${row.event}` as 'office-members.record.event.set'),
          kind: { id: `server.limit.kind.${row.kind as LimitKind}` },
          frame: { id: `server.limit.frame.${row.frame as LimitFrame}` },
          asked: amount(row.kind as LimitKind, row.asked!),
          before: amount(row.kind as LimitKind, row.before!),
          after: amount(row.kind as LimitKind, row.after!),
          // Why it was refused is a code, as the rule has it.
          result: /^[a-z]/.test(row.result as string)
            ? text(`office-members.record.result.${row.result}` as 'office-members.record.result.applied')
            : (row.result as string),
        }),
  break: (row, text) =>
    text('office-members.record.break', {
      kind: { id: `support.break.kind.${row.kind}` as ServerTextId },
      term: (row.term as string | null) ?? (row.hours === null ? '' : `${row.hours} h`),
      scope: { id: `support.break.scope.${row.scope}` as ServerTextId },
      by:
        row.sign === ''
          ? ''
          : text('support.break.by', { station: row.asked_station as string, sign: row.sign as string }),
    }),
  attempt: (row, text) =>
    text('office-members.record.attempt', {
      what: row.what as string,
      sign: row.sign as string,
      station: row.tried_station as string,
      account: row.tried_account as string,
      address: row.address as string,
    }),
  refusal: (row, text) =>
    text('office-members.record.refusal', {
      owner: text(`office-members.record.owner.${row.owner}` as 'office-members.record.owner.player'),
      frame: { id: `server.limit.frame.${row.frame as LimitFrame}` },
      kind: { id: `server.limit.kind.${row.kind as LimitKind}` },
      value: amount(row.kind as LimitKind, row.value!),
      times: row.times as number,
      last: moment(row.last_at!),
      left: amount(row.kind as LimitKind, row.remaining!),
    }),
  realityShown: (row, text) =>
    text(row.answered ? 'office-members.record.realityShown' : 'office-members.record.realityUnanswered', {
      due: moment(row.due!),
    }),
  reality: (row, text) => text('office-members.record.reality', { due: moment(row.due!) }),
  selfTest: (row, text) => text('office-members.record.selfTest', { score: row.score as number }),
  marker: (row, text) => {
    const figure = (of: Row[string]): string =>
      row.marker === 'spendRise' ? formatYuan(BigInt(of as number)) : String(of);
    return text('office-members.record.marker', {
      hit: text('office-queues.marker.hit', {
        marker: { id: `support.markerName.${row.marker}` as ServerTextId },
        value: figure(row.value!),
        threshold: figure(row.threshold!),
        day: row.day as string,
      }),
      rows: (row.evidence as readonly string[]).join(' '),
    });
  },
  interaction: (row, text) =>
    text('office-members.record.interaction', {
      way: { id: `office-queues.way.${row.way}` as ServerTextId },
      outcome: { id: `support.markerOutcome.${row.outcome}` as ServerTextId },
      note: row.note as string,
    }),
};

/** Whether a check that was shown was answered, by itself or with a later one. */
const isAnswered = sql`EXISTS (SELECT FROM reality_answer a WHERE a.account_id = x.account_id AND a.due >= x.due)`;

/** A page of the record; `next` is where the one after it begins, null on the last. */
export async function protectionOf(
  { db, text }: { db: Db; text: Text },
  accountId: number,
  { before, pageSize }: { before?: string | undefined; pageSize: number },
): Promise<{ entries: RecordEntry[]; next: string | null }> {
  const [at, topic = '', id = '0'] = before === undefined ? [] : placeIn(before, /(\w{1,20})\|(\d{1,18})/);
  const after = at
    ? sql`(r.at, r.topic, r.id) < (${at}::timestamptz, ${topic}::text, ${id}::bigint)`
    : sql`true`;
  // Moments are compared by the millisecond, which is what a place can name.
  const { rows } = await sql<Found>`
    SELECT r.topic, r.id, r.at, r.row FROM (
      SELECT 'limit' AS topic, x.id, date_trunc('milliseconds', x.at) AS at, to_jsonb(x) AS row FROM player_limit_change x WHERE x.account_id = ${accountId}
      UNION ALL SELECT 'break', x.id, date_trunc('milliseconds', x.at), to_jsonb(x) FROM break_wish x WHERE x.account_id = ${accountId}
      UNION ALL SELECT 'attempt', x.id, date_trunc('milliseconds', x.at), to_jsonb(x) FROM break_attempt x WHERE x.account_id = ${accountId}
      UNION ALL SELECT 'reality', x.id, date_trunc('milliseconds', x.at), to_jsonb(x) FROM reality_answer x WHERE x.account_id = ${accountId}
      UNION ALL SELECT 'refusal', x.id, date_trunc('milliseconds', x.at), to_jsonb(x) FROM limit_refusal x WHERE x.account_id = ${accountId}
      UNION ALL SELECT 'realityShown', x.id, date_trunc('milliseconds', x.at), to_jsonb(x) || jsonb_build_object('answered', ${isAnswered}) FROM reality_shown x WHERE x.account_id = ${accountId}
      UNION ALL SELECT 'selfTest', x.id, date_trunc('milliseconds', x.at), to_jsonb(x) FROM self_test x WHERE x.account_id = ${accountId}
      UNION ALL SELECT 'marker', x.id, date_trunc('milliseconds', x.at), to_jsonb(x) FROM marker_hit x WHERE x.account_id = ${accountId}
      UNION ALL SELECT 'interaction', x.id, date_trunc('milliseconds', x.at), to_jsonb(x) FROM marker_interaction x WHERE x.account_id = ${accountId}
    ) r WHERE ${after} ORDER BY r.at DESC, r.topic DESC, r.id DESC LIMIT ${pageSize + 1}`.execute(db);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    entries: page.map((found) => ({
      id: `${found.topic}-${found.id}`,
      at: found.at,
      topic: found.topic,
      text: words[found.topic](found.row, text),
      by: found.topic === 'interaction' ? (found.row.done_by as string) : '',
    })),
    next: last && rows.length > pageSize ? `${last.at.getTime()}|${last.topic}|${last.id}` : null,
  };
}
