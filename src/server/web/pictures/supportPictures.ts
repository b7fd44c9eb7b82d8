// The addresses of pictures in a player's conversation with support: each is there for that player alone.
import type { FastifyInstance } from 'fastify';
import { sendMissing } from '../assets.ts';
import type { WebDeps } from '../deps.ts';

const cacheSeconds = 3600;

export function registerSupportPictures(
  app: FastifyInstance,
  { stationOf, supportPicture }: Pick<WebDeps, 'stationOf' | 'supportPicture'>,
): void {
  app.get('/support-picture/:file', async (request, reply) => {
    const [, key] = /^([0-9a-f]{32})\.webp$/.exec((request.params as { file: string }).file) ?? [];
    const station = stationOf(request);
    const bytes = key && station ? await supportPicture(request, station.code, key) : undefined;
    if (!bytes) return sendMissing(reply);
    return reply
      .header('Content-Type', 'image/webp')
      .header('Content-Disposition', 'inline')
      .header('Cache-Control', `private, max-age=${cacheSeconds}`)
      .send(bytes);
  });
}
