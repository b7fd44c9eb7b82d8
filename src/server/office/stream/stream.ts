// GET /office/stream: one connection of a browser over which it hears what has changed, as Server-Sent Events. Hints alone: the calls have the truth.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '../../db/pool.ts';
import { everyStation, inStation } from '../../db/stationTransaction.ts';
import { endless } from '../../pipeline/limits/addressLimits.ts';
import { localeOf, textIn } from '../../serverText.ts';
import type { OfficeDeps } from '../pipeline/execute.ts';
import { rolesOf } from '../pipeline/execute.ts';
import type { StaffSession } from '../pipeline/handle.ts';
import { officeVisitorOf } from '../pipeline/listener.ts';
import { seesHint } from '../queues/queues.ts';
import { openSessions } from '../staff/session.ts';
import { createFrames, type Frame, type Frames } from './frames.ts';
import { openSignals, type Signal } from './signals.ts';

/** Tabs of one session that listen; the oldest ends where another one comes. */
const ofSessionMost = 4;
const streamsMost = 1_000;
/** Proxies end what is silent; a session that has ended by time is found as often. */
const beatMs = 15_000;

interface Reader {
  staff: StaffSession;
  frames: Frames;
  hears(signal: Signal): void;
  beat(): void;
  end(): void;
}

const realLater = (work: () => void, ms: number) => {
  const timer = setTimeout(work, ms);
  return { clear: () => clearTimeout(timer) };
};

/** A page of another site that opens the stream gets no cookie along; a browser that says where it comes from is believed as well. */
const isFromHere = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';

/** Registers the stream; it closes with the server. */
export function registerStream(app: FastifyInstance, deps: Omit<OfficeDeps, 'calls'>): void {
  const { pool, settings, hooks } = deps;
  const connectionString = addressOf(pool);
  const signals = openSignals({ ...(connectionString && { connectionString }) }, (error) =>
    deps.onFailure('stream', error),
  );
  const readers = new Set<Reader>();
  /** Names what has been heard here: who comes back with the same number has missed nothing. */
  const process = randomUUID().slice(0, 8);
  let heard = 0;
  let hearing: Promise<void> | undefined;
  let beating: NodeJS.Timeout | undefined;

  function hear(signal: Signal): void {
    heard += 1;
    for (const reader of [...readers]) reader.hears(signal);
  }

  async function beat(): Promise<void> {
    for (const reader of readers) reader.beat();
    if (readers.size === 0) return;
    const ids = [...new Set([...readers].map(({ staff }) => staff.sessionId))];
    const open = await inStation(pool, everyStation, (db) => openSessions(db, ids, deps.now(), settings), {
      role: 'office_staff',
    });
    for (const reader of [...readers]) if (!open.has(reader.staff.sessionId)) reader.end();
  }

  /** From the first reader on, until the server ends. */
  async function listen(): Promise<void> {
    hearing ??= signals.hear(hear);
    try {
      await hearing;
    } catch (error) {
      hearing = undefined;
      throw error;
    }
    beating ??= setInterval(() => void beat().catch((error) => deps.onFailure('stream', error)), beatMs);
  }

  function read(staff: StaffSession, request: FastifyRequest, reply: FastifyReply): void {
    const { raw } = reply;
    const roles = rolesOf(staff, deps.now());
    const name = () => `${process}-${heard}`;
    const write = (event: string, data: object): boolean =>
      raw.write(`id: ${name()}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    const frames = createFrames(
      (frame: Frame) => ('hints' in frame ? write('hints', frame.hints) : write('hello', { missed: true })),
      realLater,
    );
    const reader: Reader = {
      staff,
      frames,
      hears(signal) {
        if ('missed' in signal) frames.miss();
        else if ('session' in signal) {
          if (signal.session === staff.sessionId) reader.end();
        } else if (seesHint(staff, roles, signal.hint)) frames.add(signal.hint);
      },
      beat: () => void raw.write(': \n\n'),
      end() {
        frames.stop();
        readers.delete(reader);
        raw.end('event: bye\ndata: {}\n\n');
      },
    };
    raw.on('drain', frames.resume);
    raw.on('close', () => {
      frames.stop();
      readers.delete(reader);
    });
    reply.hijack();
    raw.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
      // Nothing follows a stream on its connection: where the server ends it, it does not wait for the browser.
      Connection: 'close',
    });
    raw.emit(endless);
    readers.add(reader);
    const own = [...readers].filter((each) => each.staff.sessionId === staff.sessionId);
    if (own.length > ofSessionMost) own[0]!.end();
    write('hello', { missed: request.headers['last-event-id'] !== name() });
  }

  app.get('/office/stream', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const say = (status: number, id: 'notLoggedIn' | 'forged' | 'crowded') =>
      reply.status(status).send({
        success: false,
        code: id,
        msg: textIn(localeOf(request.headers['accept-language'], 'zh-CN'))(`office.${id}`),
      });
    if (!isFromHere(request)) return say(403, 'forged');
    const token = officeVisitorOf(request).cookie('session');
    const staff =
      token === undefined
        ? null
        : await inStation(pool, everyStation, (db) => hooks.findSession(db, token, deps.now(), settings), {
            role: 'office_staff',
          });
    if (!staff) return say(401, 'notLoggedIn');
    if (readers.size >= streamsMost) return say(503, 'crowded');
    await listen();
    read(staff, request, reply);
    return reply;
  });
  // A stream is a request that never ends by itself: the server would wait for it.
  app.addHook('preClose', async () => {
    clearInterval(beating);
    for (const reader of [...readers]) reader.end();
    await signals.close();
  });
}
