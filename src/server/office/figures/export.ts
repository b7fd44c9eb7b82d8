// GET /office/figures.csv: a table of figures or the rows of a figure as CSV, sent as they are read, with a line in the trail of who took it.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StationFacts } from '#contract/station.generated.ts';
import { formatMoment } from '#values/beijingTime.ts';
import { byteOrderMark } from '#values/csv.ts';
import { type Db, everyStation, inStation } from '../../db/stationTransaction.ts';
import { Refusal } from '../../refusal.ts';
import { localeOf, textIn } from '../../serverText.ts';
import { type OfficeDeps, refusedInOffice, rolesOf, worksFor } from '../pipeline/execute.ts';
import type { StaffSession } from '../pipeline/handle.ts';
import { officeVisitorOf } from '../pipeline/listener.ts';
import { appendLine } from '../trail/append.ts';
import { checkSeen } from './access.ts';
import { type Column, columnNames } from './columns.ts';
import { csvLine } from './csv.ts';
import type { Naming } from './names.ts';
import { type Dimension, dimensions } from './read.ts';
import { type Figure, figureOf, rowsOf } from './rows.ts';
import { spanOf } from './span.ts';
import { tableOf } from './table.ts';

/** Rows that are read at once. */
const pageSize = 500;
/** Files that are being sent; each reads the ledger. */
const most = 4;

interface Wish {
  from: string;
  to: string;
  by: Dimension | undefined;
  key: string | undefined;
  /** The rows of this column; the table of a dimension where it is left out. */
  column: Column | 'net' | undefined;
}

const isIn = <T extends string>(list: readonly T[], value: string | undefined): value is T =>
  (list as readonly (string | undefined)[]).includes(value);

/** What is asked for; refuses what is no figure. */
function wishOf(query: Record<string, unknown>): Wish {
  const of = (name: string): string | undefined => {
    const value = query[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const [by, column, key] = [of('by'), of('column'), of('key')];
  if (by !== undefined && !isIn(dimensions, by))
    throw new Refusal('office-figures.noDimension', { field: 'by' });
  if (column !== undefined && !isIn([...columnNames, 'net'] as const, column))
    throw new Refusal('office-figures.noKey', { field: 'column' });
  if (column === undefined && by === undefined)
    throw new Refusal('office-figures.noDimension', { field: 'by' });
  return { ...spanOf({ from: of('from') ?? '', to: of('to') ?? '' }), by, key, column };
}

type Reader = <T>(read: (naming: Naming & { station: StationFacts }) => Promise<T>) => Promise<T>;

async function* tableLines(read: Reader, { by, ...span }: Wish): AsyncGenerator<string> {
  yield await read(async (naming) => {
    const { text } = naming;
    const { columns, rows, total } = await tableOf(naming, by!, spanOf(span));
    const isOfRounds = by === 'platform';
    const head = [
      text(`office-figures.by.${by!}`),
      ...columns.map((name) => text(`office-figures.column.${name}`)),
      ...(isOfRounds ? [text('office-figures.roundStakes'), text('office-figures.roundPayouts')] : []),
    ];
    return [
      byteOrderMark + csvLine(head),
      ...rows.map(({ name, figures, rounds }) =>
        csvLine([
          name,
          ...columns.map((column) => figures[column]),
          ...(isOfRounds ? [rounds?.stakes ?? 0n, rounds?.payouts ?? 0n] : []),
        ]),
      ),
      csvLine([text('office-figures.total'), ...columns.map((column) => total[column])]),
    ].join('');
  });
}

async function* rowLines(read: Reader, figure: Figure): AsyncGenerator<string> {
  let after: string | undefined;
  for (let isFirst = true; ; isFirst = false) {
    const { lines, next } = await read(async (naming) => {
      const { text } = naming;
      const page = await rowsOf(naming, figure, { after, limit: pageSize });
      const head = isFirst
        ? byteOrderMark +
          csvLine([
            text('office-figures.number'),
            text('office-figures.at'),
            text('office-figures.account'),
            text('office-figures.what'),
            text(`office-figures.column.${figure.column}`),
            text('office-figures.remark'),
          ])
        : '';
      const rows = page.list.map(({ id, at, account, what, amount, remark }) =>
        csvLine([id, formatMoment(at), account, what, amount, remark]),
      );
      return { lines: head + rows.join(''), next: page.next };
    });
    yield lines;
    if (next === null) return;
    after = next;
  }
}

/** A page of another site that links here gets no cookie along; a browser that says where it comes from is believed as well. */
const isFromHere = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';

/** Registers the file of figures. */
export function registerFigureFile(app: FastifyInstance, deps: Omit<OfficeDeps, 'calls'>): void {
  const { pool, settings, hooks, stations } = deps;
  let sending = 0;

  async function callerOf(request: FastifyRequest): Promise<StaffSession> {
    const token = officeVisitorOf(request).cookie('session');
    const staff =
      token === undefined
        ? null
        : await inStation(pool, everyStation, (db) => hooks.findSession(db, token, deps.now(), settings), {
            role: 'office_staff',
          });
    if (!staff) throw new Refusal('office.notLoggedIn', { code: 'notLoggedIn' });
    return staff;
  }

  app.get('/office/figures.csv', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const query = request.query as Record<string, unknown>;
    const locale = localeOf(
      typeof query.locale === 'string' ? query.locale : request.headers['accept-language'],
      'zh-CN',
    );
    try {
      if (!isFromHere(request)) throw new Refusal('office.forged', { code: 'forged', status: 403 });
      const staff = await callerOf(request);
      const code = typeof query.station === 'string' ? query.station.slice(0, 20) : '';
      const station = stations.byCode(code);
      if (!station || !worksFor(staff, code))
        throw new Refusal('office.notYourStation', {
          code: 'notYourStation',
          status: 403,
          values: { station: code },
        });
      const wish = wishOf(query);
      checkSeen(rolesOf(staff, deps.now()), wish.by, wish.column === undefined ? 'table' : 'rows');
      if (sending >= most) throw new Refusal('office.crowded', { code: 'crowded', status: 503 });
      const read: Reader = (work) =>
        inStation(pool, code, (db: Db) => work({ db, locale, text: textIn(locale), station }), {
          role: 'office_read',
        });
      const { column } = wish;
      // Refused before the trail says that it was taken.
      const lines =
        column === undefined ? tableLines(read, wish) : rowLines(read, figureOf({ ...wish, column }));
      await inStation(
        pool,
        code,
        (db) =>
          appendLine(db, {
            at: deps.now(),
            source: 'act',
            what: 'figures/csv',
            station: code,
            staffId: staff.staffId,
            by: staff.name,
            accountId: null,
            detail: { request: wish, address: officeVisitorOf(request).address },
            reason: '',
          }),
        { role: 'office_read', staffId: staff.staffId },
      );
      sending += 1;
      const file = Readable.from(lines);
      file.once('close', () => {
        sending -= 1;
      });
      file.on('error', (error) => deps.onFailure('figures.csv', error));
      return await reply
        .header('Content-Type', 'text/csv; charset=utf-8')
        .header(
          'Content-Disposition',
          `attachment; filename="${code}-${wish.by ?? 'all'}${column ? `-${column}` : ''}-${wish.from}-${wish.to}.csv"`,
        )
        .send(file);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, envelope } = refusedInOffice(error, locale);
      return reply
        .status(status !== 200 ? status : envelope.code === 'notLoggedIn' ? 401 : 400)
        .send(envelope);
    }
  });
}
