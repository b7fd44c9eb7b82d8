// Reading the trail, the newest line first, in pages that begin where the one before ended.
import { isSealed } from '../../db/personal/dataKeys.ts';
import type { Db } from '../../db/stationTransaction.ts';

export interface Line {
  number: string;
  at: Date;
  source: 'act' | 'read' | 'support' | 'content' | 'station';
  what: string;
  station: string | null;
  by: string;
  accountId: string | null;
  detail: Record<string, unknown>;
  reason: string;
}

export interface LinesAsked {
  /** Lines of these stations alone, and no line that is about none; null for all. */
  stations: readonly string[] | null;
  staffId?: number | undefined;
  accountId?: number | undefined;
  station?: string | undefined;
  source?: Line['source'] | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  /** The number of the last line that was seen. */
  before?: bigint | undefined;
  most: number;
}

/** What identifies a person is in the record of support; a line says that it changed. */
const withoutSealed = (detail: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(detail), (_, value) =>
    typeof value === 'string' && isSealed(value) ? '***' : value,
  );

/** Lines of the trail; runs as office_staff. `hasMore` says that older ones follow. */
export async function readLines(db: Db, asked: LinesAsked): Promise<{ lines: Line[]; hasMore: boolean }> {
  const rows = await db
    .selectFrom('trail')
    .selectAll()
    .$if(asked.stations !== null, (query) => query.where('station', 'in', [...asked.stations!, '']))
    .$if(asked.staffId !== undefined, (query) => query.where('staff_id', '=', asked.staffId!))
    .$if(asked.accountId !== undefined, (query) => query.where('account_id', '=', asked.accountId!))
    .$if(asked.station !== undefined, (query) => query.where('station', '=', asked.station!))
    .$if(asked.source !== undefined, (query) => query.where('source', '=', asked.source!))
    .$if(asked.from !== undefined, (query) => query.where('at', '>=', asked.from!))
    .$if(asked.until !== undefined, (query) => query.where('at', '<', asked.until!))
    .$if(asked.before !== undefined, (query) => query.where('number', '<', asked.before!))
    .orderBy('number', 'desc')
    .limit(asked.most + 1)
    .execute();
  return {
    lines: rows.slice(0, asked.most).map((row) => ({
      number: String(row.number),
      at: row.at,
      source: row.source,
      what: row.what,
      station: row.station,
      by: row.done_by,
      accountId: row.account_id === null ? null : String(row.account_id),
      detail: withoutSealed(row.detail),
      reason: row.reason,
    })),
    hasMore: rows.length > asked.most,
  };
}
