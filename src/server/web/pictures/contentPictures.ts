// The addresses of pictures that an operator's content brought along: named by the hash of their bytes, so a browser never asks twice.
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../account/network.ts';
import { sendMissing } from '../assets.ts';
import type { WebDeps } from '../deps.ts';

export function registerContentPictures(
  app: FastifyInstance,
  { stationOf, contentPicture }: Pick<WebDeps, 'stationOf' | 'contentPicture'>,
): void {
  app.get('/pictures/:file', async (request, reply) => {
    const [, key] = /^([0-9a-f]{64})\.webp$/.exec((request.params as { file: string }).file) ?? [];
    const station = stationOf(request);
    const bytes = key && station ? await contentPicture(station.code, key, networkOf(request.ip)) : undefined;
    if (!bytes) return sendMissing(reply);
    return reply
      .header('Content-Type', 'image/webp')
      .header('Content-Disposition', 'inline')
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .send(bytes);
  });
}
