// What the log says of each request: one line when it is answered and one where the server failed, as many of one address as nobody can fill a disk with.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../account/network.ts';
import type { Settings } from '../../settings.ts';
import { createLineLimit } from './lineLimit.ts';

const windowMs = 60_000;

/** Lines of all addresses together in a minute: what the limit holds in memory. */
const overall = 100_000;

/**
 * Logs every request that is answered, with what `more` says of it, and returns what logs a failure. Those answered with 5xx and failures count for
 * themselves, so that a flood of what succeeds hides none of them. How many lines were left out is said once a minute.
 */
export function logRequests(
  app: FastifyInstance,
  settings: Pick<Settings, 'requestLinesPerAddress'>,
  more: (request: FastifyRequest) => object,
): (request: FastifyRequest, error: Error) => void {
  const limit = createLineLimit({
    windowMs,
    perKey: settings.requestLinesPerAddress,
    overall,
    onDropped: (dropped) =>
      app.log.warn({ dropped }, 'lines of requests were left out; requestLinesPerAddress changes how many'),
  });
  const take = (kind: string, request: FastifyRequest): boolean =>
    limit.take(`${kind} ${networkOf(request.ip)}`);
  app.addHook('onResponse', async (request, reply) => {
    const level = reply.statusCode >= 500 ? 'error' : 'info';
    if (!take(level, request)) return;
    request.log[level](
      {
        ...more(request),
        method: request.method,
        // Without the query string, which may carry private values.
        path: request.url.split('?')[0]!.slice(0, 200),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
  app.addHook('onClose', async () => limit.end());
  return (request, { name, message, stack }) => {
    // Without the detail of a database error, which quotes the values of the query.
    if (take('failed', request)) request.log.error({ name, text: message, stack }, 'failed');
  };
}
