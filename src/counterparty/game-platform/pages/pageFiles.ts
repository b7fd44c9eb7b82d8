// The files of the pages, one script and one style each under an address that changes with it, and that what is large goes out compressed.
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { roomFiles } from './roomFiles.generated.ts';

export type PageName = keyof typeof roomFiles;

const parts = {
  script: ['js', 'text/javascript; charset=utf-8'],
  style: ['css', 'text/css; charset=utf-8'],
} as const;

function addressOf(content: string, extension: string): string {
  const hash = createHash('sha256').update(content).digest('base64url');
  return `/page/${hash.slice(0, 12)}.${extension}`;
}

const addresses = Object.fromEntries(
  Object.entries(roomFiles).map(([name, { script, style }]) => [
    name,
    { script: addressOf(script, parts.script[0]), style: addressOf(style, parts.style[0]) },
  ]),
) as Record<PageName, { script: string; style: string }>;

/** Where a page has its script and its style. */
export const addressesOf = (name: PageName): { script: string; style: string } => addresses[name];

/** All files by their addresses; pages may share one. */
export const pageFiles: readonly { address: string; type: string; content: string }[] = [
  ...new Map(
    Object.values(roomFiles).flatMap((files) =>
      (['script', 'style'] as const).map((part) => {
        const [extension, type] = parts[part];
        const address = addressOf(files[part], extension);
        return [address, { address, type, content: files[part] }] as const;
      }),
    ),
  ).values(),
];

/** What is smaller is one packet as it is. */
const leastBytes = 1_400;
/** What never changes is compressed as well as it can be, once; an answer of the moment as quickly as it is worth it. */
const kept = new Map<string, Buffer>();

function compressed(text: string, how: 'br' | 'gzip', isKept: boolean): Buffer {
  if (!isKept)
    return how === 'br'
      ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : gzipSync(text, { level: 5 });
  const key = `${how} ${text}`;
  const known = kept.get(key) ?? (how === 'br' ? brotliCompressSync(text) : gzipSync(text, { level: 9 }));
  kept.set(key, known);
  return known;
}

/** A hook of replies. */
export async function compressLarge(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < leastBytes || reply.hasHeader('content-encoding'))
    return payload;
  reply.header('Vary', 'Accept-Encoding');
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const how = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  if (how === null) return payload;
  reply.header('Content-Encoding', how).removeHeader('content-length');
  return compressed(payload, how, String(reply.getHeader('cache-control')).includes('immutable'));
}
