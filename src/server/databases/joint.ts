// What the machines of an operator are answered by the servers of several databases together: whether any is ready and which are not, problems, figures.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { HealthProblem } from '../db/operatorProblem.ts';
import type { StationsInService } from '../stations.ts';
import type { Member } from './member.ts';

/** What the listener answers itself. */
export const operationPaths: ReadonlySet<string> = new Set(['/livez', '/readyz', '/healthz', '/metrics']);

export interface JointDeps {
  members: readonly Member[];
  stations: StationsInService;
  isDraining(): boolean;
}

const away = 'no database';

/** The same question to the server of every database, as who asked it; undefined where it has not been reached. */
const askAll = <T>(
  { members }: JointDeps,
  request: FastifyRequest,
  read: (status: number, text: string) => T,
): Promise<{ number: number; said: T | undefined }[]> =>
  Promise.all(
    members.map(async ({ entry: { number }, server }) => {
      if (!server) return { number, said: undefined };
      const { statusCode, payload } = await server.app.inject({
        method: 'GET',
        url: request.url,
        headers: request.raw.headers as Record<string, string>,
        remoteAddress: request.socket.remoteAddress ?? '',
      });
      return { number, said: read(statusCode, payload) };
    }),
  );

/** Reports in Prometheus' text form as one: what is said of a figure stands together, once. */
export function mergedFigures(reports: readonly string[]): string {
  const families = new Map<string, { head: string; lines: string[] }>();
  for (const report of reports)
    for (const block of report.split(/^(?=# HELP )/m)) {
      const lines = block.split('\n').filter((line) => line !== '');
      const name = /^# HELP (\S+)/.exec(lines[0] ?? '')?.[1];
      if (name === undefined) continue;
      const isHead = (line: string) => line.startsWith('#');
      const family = families.get(name) ?? { head: lines.filter(isHead).join('\n'), lines: [] };
      family.lines.push(...lines.filter((line) => !isHead(line)));
      families.set(name, family);
    }
  return [...families.values()].map(({ head, lines }) => `${[head, ...lines].join('\n')}\n`).join('\n');
}

export function registerJoint(app: FastifyInstance, deps: JointDeps): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  app.get('/livez', async () => ({ status: 'ok' }));
  // Ready while any database is: the stations of another are nowhere else either.
  app.get('/readyz', async (request, reply) => {
    if (deps.isDraining()) return reply.code(503).send({ status: 'closing' });
    const answers = await askAll(
      deps,
      request,
      (_status, text) => (JSON.parse(text) as { status: string }).status,
    );
    const databases = Object.fromEntries(answers.map(({ number, said = away }) => [number, said]));
    const isAnyReady = Object.values(databases).includes('ok');
    return reply
      .code(isAnyReady ? 200 : 503)
      .send({ status: isAnyReady ? 'ok' : (answers[0]!.said ?? away), databases });
  });
  app.get('/healthz', async (request, reply) => {
    type Said = { status: string; problems?: HealthProblem[] };
    const answers = await askAll(deps, request, (_status, text) => JSON.parse(text) as Said);
    const problems = answers.flatMap(({ number, said }) =>
      said?.status === 'ok'
        ? (said.problems ?? []).map((problem) => ({ ...problem, database: number }))
        : [{ kind: 'database', name: 'away', count: 1, database: number }],
    );
    const isAnyThere = answers.some(({ said }) => said?.status === 'ok');
    return reply
      .code(isAnyThere ? 200 : 503)
      .send(
        isAnyThere
          ? { status: 'ok', stations: deps.stations.all().length, ...(problems.length > 0 && { problems }) }
          : { status: away },
      );
  });
  app.get('/metrics', async (request, reply) => {
    const answers = await askAll(deps, request, (status, text) => ({ status, text }));
    const refused = answers.find(({ said }) => said?.status === 403)?.said;
    if (refused) return reply.code(403).type('text/plain').send(refused.text);
    const isUp = ({ said }: (typeof answers)[number]): boolean => said?.status === 200;
    const up = `# HELP station_database_up Whether a database answers, by its number.\n# TYPE station_database_up gauge\n${answers.map((each) => `station_database_up{database="${each.number}"} ${isUp(each) ? 1 : 0}`).join('\n')}\n`;
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(mergedFigures([...answers.filter(isUp).map(({ said }) => said!.text), up]));
  });
}
