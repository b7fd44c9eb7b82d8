// Compressing pages and answers on their way out; built files come compressed already (web/assets.ts).
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { compressedFor } from '../pipeline/executeSharedCall.ts';

const worthwhileBytes = 1024;
/** Beyond this the pause would delay other requests: nothing of ours is that long. */
const tooLongBytes = 512 * 1024;
const textual = /^(application\/(json|vnd\.oai)|text\/html)/;

export type Encoding = 'br' | 'gzip';

/** How a browser takes it. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const text = String(accepted ?? '');
  return /\bbr\b/.test(text) ? 'br' : /\bgzip\b/.test(text) ? 'gzip' : null;
}

/** Whether a text is worth the work; what is too long would keep others waiting. */
function isWorthwhile(text: string): boolean {
  const size = Buffer.byteLength(text);
  return size >= worthwhileBytes && size <= tooLongBytes;
}

function compress(text: string, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(text, { level: 6 });
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
}

/** A text as it is sent to all browsers that take the same: compressed where that is worth it. */
export const bodyFor = (text: string, encoding: Encoding | null): string | Buffer =>
  encoding && isWorthwhile(text) ? compress(text, encoding) : text;

/** Says of a reply how its body is compressed, and that others may get another one. */
export function markCompressed(reply: FastifyReply, encoding: Encoding | null): void {
  const vary = reply.getHeader('vary');
  reply.header('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  if (encoding) reply.header('Content-Encoding', encoding).removeHeader('content-length');
}

/**
 * Compresses text of pages and answers with brotli or gzip, as the browser takes it. At once rather than as a stream:
 * some kilobytes take a fraction of a millisecond, less than the way to a thread and back.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload;
    if (!textual.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    if (!isWorthwhile(payload)) return payload;
    const encoding = encodingFor(request.headers['accept-encoding']);
    markCompressed(reply, encoding);
    return encoding ? compressedFor(reply, encoding, () => compress(payload, encoding)) : payload;
  });
}
