// The addresses of the forum's pictures: files that this server wrote itself, for as long as their post may be seen.
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../account/network.ts';
import { sendMissing } from '../assets.ts';
import type { WebDeps } from '../deps.ts';

/** A hidden post's pictures are gone from browsers soon as well. */
const cacheSeconds = 3600;

export function registerForumPictures(
  app: FastifyInstance,
  { stationOf, forumPicture }: Pick<WebDeps, 'stationOf' | 'forumPicture'>,
): void {
  app.get('/forum-picture/:file', async (request, reply) => {
    const [, key] = /^([a-z0-9]{32})\.webp$/.exec((request.params as { file: string }).file) ?? [];
    const station = stationOf(request);
    const bytes = key && station ? await forumPicture(station.code, key, networkOf(request.ip)) : undefined;
    if (!bytes) return sendMissing(reply);
    return reply
      .header('Content-Type', 'image/webp')
      .header('Content-Disposition', 'inline')
      .header('Cache-Control', `private, max-age=${cacheSeconds}`)
      .send(bytes);
  });
}
