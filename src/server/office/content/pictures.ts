// The pictures that the office shows: of content beside its forms, those of the program, and of posts that are visible or wait. Players have the same ones.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { contentPicture } from '../../content/pictures.ts';
import { inStation } from '../../db/stationTransaction.ts';
import { pictureBytes } from '../../forum/pictures.ts';
import type { OfficeDeps } from '../pipeline/execute.ts';

const stored = /^([0-9a-f]{64})\.webp$/;
const ofPost = /^([0-9a-f]{32})\.webp$/;
const drawing = /^(?:[\w-]+\/)?[\w-]+\.svg$/;
const artFolder = path.resolve(import.meta.dirname, '../../art');

export function registerOfficePictures(
  app: FastifyInstance,
  { pool, stations }: Pick<OfficeDeps, 'pool' | 'stations'>,
): void {
  app.get<{ Params: { station: string; file: string } }>(
    '/office/pictures/:station/:file',
    async (request, reply) => {
      const [, key] = stored.exec(request.params.file) ?? [];
      const station = stations.byCode(request.params.station);
      const bytes =
        key && station
          ? await inStation(pool, station.code, (db) => contentPicture(db, key), { role: 'office_read' })
          : undefined;
      if (!bytes) return reply.callNotFound();
      return reply
        .header('Content-Type', 'image/webp')
        .header('Cache-Control', 'private, max-age=31536000, immutable')
        .send(bytes);
    },
  );
  app.get<{ Params: { station: string; file: string } }>(
    '/office/forum/:station/:file',
    async (request, reply) => {
      const [, key] = ofPost.exec(request.params.file) ?? [];
      const station = stations.byCode(request.params.station);
      const bytes =
        key && station
          ? await inStation(pool, station.code, (db) => pictureBytes(db, key), { role: 'office_read' })
          : undefined;
      if (!bytes) return reply.callNotFound();
      // No longer than a moderator looks: a post that is hidden takes its pictures along.
      return reply.header('Content-Type', 'image/webp').header('Cache-Control', 'no-store').send(bytes);
    },
  );
  app.get<{ Params: { '*': string } }>('/office/art/*', async (request, reply) => {
    const name = request.params['*'];
    const bytes = drawing.test(name)
      ? await readFile(path.join(artFolder, name)).catch(() => undefined)
      : undefined;
    if (!bytes) return reply.callNotFound();
    return reply
      .header('Content-Type', 'image/svg+xml')
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('Cache-Control', 'private, max-age=86400')
      .send(bytes);
  });
}
