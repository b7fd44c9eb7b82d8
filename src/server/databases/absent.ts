// What the stations of a database say that has not been reached since the start: that they are not open for a while, and that nothing is lost.
import type { FastifyInstance } from 'fastify';
import { createHttpServer, type HttpOptions } from '../http/httpServer.ts';
import { reject, retryAfterSeconds } from '../pipeline/registrar.ts';
import { pathOf } from '../pipeline/requestPath.ts';
import { sendClosed } from '../web/closedPage.ts';
import { registerHeaders } from '../web/headers.ts';

/** Answers everything with HTTP 503: calls with an envelope, a browser with a page. */
export async function createAbsent(options: HttpOptions): Promise<{ app: FastifyInstance; stop(): void }> {
  const { app, stop } = await createHttpServer(options);
  registerHeaders(app);
  app.all('/*', (request, reply) => {
    const isPage = request.method === 'GET' && !pathOf(request.url).pathname.endsWith('.do');
    return isPage
      ? sendClosed(request, reply.header('Retry-After', retryAfterSeconds), 503)
      : reject(request, reply, options.stations, { status: 503, code: 'noStation' });
  });
  await app.ready();
  return { app, stop };
}
