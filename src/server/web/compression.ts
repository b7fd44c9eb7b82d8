// Owns compressing pages and answers on their way out; built files come compressed already (web/assets.ts).
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const worthwhileBytes = 1024;
/** Beyond this the pause would delay other requests: nothing of ours is that long. */
const tooLongBytes = 512 * 1024;
const textual = /^(application\/(json|vnd\.oai)|text\/html)/;

/**
 * Compresses text of pages and answers with brotli or gzip, as the browser takes it. At once rather than as a stream:
 * some kilobytes take a fraction of a millisecond, less than the way to a thread and back.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload;
    if (!textual.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    const size = Buffer.byteLength(payload);
    if (size < worthwhileBytes || size > tooLongBytes) return payload;
    const vary = reply.getHeader('vary');
    reply.header('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const way = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
    if (!way) return payload;
    reply.header('Content-Encoding', way).removeHeader('content-length');
    if (way === 'gzip') return gzipSync(payload, { level: 6 });
    return brotliCompressSync(payload, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: size },
    });
  });
}
