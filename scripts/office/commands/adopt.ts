// `office adopt`: what a bank desk of `npm run desk`, which earlier releases had, still knew and the server does not.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { inStation } from '#server/db/stationTransaction.ts';
import {
  adoptNews,
  type DeskFinding,
  type DeskNews,
  type DeskRecord,
  newsOfDesk,
} from '#server/office/waiting/money/adoptDesk.ts';
import { commandText } from '../../commandTexts.ts';
import { whoRuns, withDatabase } from '../../content/database.ts';
import { parseCommandLine, Unreadable, WrongUsage } from '../../station/commandLine.ts';

interface Row extends Pick<DeskRecord, 'station' | 'kind' | 'state' | 'paid' | 'reason'> {
  order_no: string;
  decided_by: string | null;
  taken_by: string | null;
  taken_ms: number | null;
}

/** What the store of a desk has of its orders. Throws Unreadable. */
export function recordsOf(folder: string): DeskRecord[] {
  const file = path.join(folder, 'desk.db');
  if (!existsSync(file)) throw new Unreadable(commandText('command.office.noDesk', { folder }));
  const store = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = store
      .prepare(
        `SELECT r.station, r.kind, r.order_no, r.state, r.paid, r.reason, t.taken_by, t.at_ms AS taken_ms,
            (SELECT d.decided_by FROM decision d WHERE d.request_id = r.id ORDER BY d.id DESC LIMIT 1) AS decided_by
          FROM request r LEFT JOIN taking t ON t.request_id = r.id ORDER BY r.id`,
      )
      .all() as unknown as Row[];
    return rows.map(({ order_no: orderNo, decided_by, taken_by: takenBy, taken_ms, ...row }) => ({
      ...row,
      orderNo,
      decidedBy: decided_by ?? '',
      takenBy,
      takenAt: taken_ms === null ? null : new Date(taken_ms),
    }));
  } catch (error) {
    throw new Unreadable(commandText('command.office.deskUnread', { file, said: (error as Error).message }));
  } finally {
    store.close();
  }
}

const atOnce = 500;

/** What the server does not know of these records; with `by` it knows it afterwards. Each batch of a station is a transaction. */
export async function adopt(
  pool: pg.Pool,
  records: readonly DeskRecord[],
  { by, now = new Date() }: { by?: string | undefined; now?: Date } = {},
): Promise<DeskFinding[]> {
  const findings: DeskFinding[] = [];
  for (const station of new Set(records.map((record) => record.station))) {
    const own = records.filter((record) => record.station === station);
    for (let from = 0; from < own.length; from += atOnce)
      findings.push(
        ...(await inStation(pool, station, async (db) => {
          const news = await newsOfDesk(db, own.slice(from, from + atOnce));
          if (by !== undefined) await adoptNews({ db, station, now }, news, by);
          return news;
        })),
      );
  }
  return findings;
}

const nobody = (name: string | null): string => name || commandText('command.office.somebody');

const whatToDo: Readonly<Record<DeskNews, (record: DeskRecord) => string>> = {
  decided: ({ state, paid, decidedBy }) =>
    commandText(paid ? 'command.office.decidedWith' : 'command.office.decided', {
      state,
      paid,
      name: nobody(decidedBy),
    }),
  begun: ({ takenBy }) => commandText('command.office.begun', { name: nobody(takenBy) }),
  contradicts: ({ state, decidedBy }) =>
    commandText('command.office.contradicts', { state, name: nobody(decidedBy) }),
  unknown: () => commandText('command.office.unknownOrder'),
};

/** A finding as a line. */
export const findingLine = ({ record, news }: DeskFinding): string =>
  `${record.station} ${record.kind} ${record.orderNo}: ${whatToDo[news](record)}`;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseCommandLine(args, { apply: { type: 'boolean' } });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new WrongUsage(commandText('command.office.sayFolder'));
  const records = recordsOf(path.resolve(folder));
  const by = values.apply ? `${whoRuns()} (machine)` : undefined;
  const findings = await withDatabase((pool) => adopt(pool, records, { by }));
  for (const finding of findings) process.stdout.write(`${findingLine(finding)}\n`);
  const open = findings.filter(({ news }) => news === 'decided' || news === 'begun').length;
  const summary =
    findings.length === 0
      ? commandText('command.office.knowsAll')
      : values.apply
        ? commandText('command.office.takenOver', { open, left: findings.length - open })
        : commandText('command.office.toTakeOver', { open });
  process.stderr.write(`${commandText('command.office.ofDesk', { count: records.length, summary })}\n`);
  return findings.length === 0 || values.apply ? 0 : 5;
}
