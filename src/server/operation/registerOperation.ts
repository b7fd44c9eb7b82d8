// The addresses an operator's machines ask: whether the process lives, whether it is ready for players, its open problems, its figures.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { type HealthProblem, openProblems } from '../db/operatorProblem.ts';
import { isProbe } from '../pipeline/requestPath.ts';
import type { ClockGuard } from './clockGuard.ts';
import { watchDatabase } from './databaseHealth.ts';
import { massReading } from './massReaders.ts';
import type { Metrics } from './metrics.ts';

export interface OperationDeps {
  pool: pg.Pool;
  now: () => Date;
  /** Codes of the stations in service. */
  stations: () => readonly string[];
  /** How many of them cannot be played at: they have no lotteries, no pay methods or the like. */
  stationsLacking: () => Promise<number>;
  /** How many people of the back office have read as much of what is personal as a day allows, today or the day before. */
  massReaders: () => Promise<number>;
  /** Lines of the log that were lost while it cannot be written; null while it can. */
  lostLogLines: () => number | null;
  /** Problems that this process knows of without the database: station files, counterparties. */
  ownProblems: () => HealthProblem[];
  metrics: Metrics;
  /** Compares this machine's clock with the database's; undefined where the clock is not the machine's. */
  clock: ClockGuard | undefined;
  /** The database begins to refuse writes, with why, or takes them again. */
  onWrites: (refusal: string | null) => void;
  /** Whether this process is about to end: a load balancer sends nobody here any more. */
  isDraining: () => boolean;
  /** What a reader of /metrics sends as its bearer token, one of these; without any, only programs on this machine may read. */
  metricsTokens: readonly string[];
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** By the connection itself: a header that a proxy writes says nothing about who asks. */
function mayRead(request: FastifyRequest, tokens: readonly string[]): boolean {
  if (tokens.length > 0) {
    const sent = digest(request.headers.authorization ?? '');
    return tokens.some((token) => timingSafeEqual(sent, digest(`Bearer ${token}`)));
  }
  const from = request.socket.remoteAddress ?? '';
  // A proxy on this machine would let the whole world in.
  const isForwarded = Object.keys(request.headers).some((name) => /^(?:x-forwarded-|forwarded$)/.test(name));
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(from);
}

export function registerOperation(app: FastifyInstance, deps: OperationDeps): void {
  const { pool, now, stations, metrics } = deps;
  const database = watchDatabase({
    pool,
    now,
    onWrites: deps.onWrites,
    async findProblems() {
      const [problems, lacking, readers] = await Promise.all([
        openProblems(pool, stations()),
        deps.stationsLacking(),
        deps.massReaders(),
      ]);
      return [
        ...problems,
        ...(lacking === 0 ? [] : [{ kind: 'content', count: lacking }]),
        ...(readers === 0 ? [] : [{ kind: massReading, count: readers }]),
      ];
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    if (isProbe(request.url)) reply.header('Cache-Control', 'no-store');
  });
  app.get('/livez', async () => ({ status: 'ok' }));
  // For a load balancer: no players while there is no database, none that takes bets, or no station.
  app.get('/readyz', async (_request, reply) => {
    if (deps.isDraining()) return reply.code(503).send({ status: 'closing' });
    const status = await database.state();
    if (status !== 'ok') return reply.code(503).send({ status });
    await deps.clock?.check().catch(() => undefined);
    if (deps.clock?.isWrong()) return reply.code(503).send({ status: 'clock' });
    return stations().length > 0 ? { status: 'ok' } : reply.code(503).send({ status: 'no station' });
  });
  app.get('/healthz', async (_request, reply) => {
    try {
      const problems: HealthProblem[] = [...(await database.problems()), ...deps.ownProblems()];
      const lost = deps.lostLogLines();
      if (lost !== null) problems.push({ kind: 'log', count: lost });
      return { status: 'ok', stations: stations().length, ...(problems.length > 0 && { problems }) };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, deps.metricsTokens))
      return reply
        .code(403)
        .type('text/plain')
        .send(
          'Figures are for the operator: ask from this machine, or set METRICS_TOKEN and send it as a bearer token.\n',
        );
    try {
      return await reply.type(metrics.contentType).send(await metrics.read());
    } catch {
      return reply.code(503).type('text/plain').send('The database does not answer.\n');
    }
  });
}
