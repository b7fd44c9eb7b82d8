// The address of pictures in conversations at the office: for who may read conversations of the station, and nobody else.
import type { FastifyInstance } from 'fastify';
import { officeCalls } from '#contract/office/calls.generated.ts';
import { mayInOffice, type OfficeRow } from '#contract/officeCall.ts';
import { conversationPicture } from '../../conversations/conversation.ts';
import { everyStation, inStation } from '../../db/stationTransaction.ts';
import { type OfficeDeps, rolesOf, worksFor } from '../pipeline/execute.ts';
import { officeVisitorOf } from '../pipeline/listener.ts';

const row: OfficeRow = officeCalls['conversations/thread'];

export function registerConversationPictures(
  app: FastifyInstance,
  { pool, stations, settings, hooks, now }: Omit<OfficeDeps, 'calls'>,
): void {
  app.get<{ Params: { station: string; file: string } }>(
    '/office/conversation/:station/:file',
    async (request, reply) => {
      const [, key] = /^([0-9a-f]{32})\.webp$/.exec(request.params.file) ?? [];
      const station = stations.byCode(request.params.station);
      const token = officeVisitorOf(request).cookie('session');
      if (!key || !station || token === undefined) return reply.callNotFound();
      const at = now();
      const staff = await inStation(pool, everyStation, (db) => hooks.findSession(db, token, at, settings), {
        role: 'office_staff',
      });
      const mayRead =
        staff !== null &&
        worksFor(staff, station.code) &&
        rolesOf(staff, at).some((role) => mayInOffice(row, role));
      const bytes = mayRead
        ? await inStation(pool, station.code, (db) => conversationPicture(db, key), { role: 'office_read' })
        : undefined;
      if (!bytes) return reply.callNotFound();
      return reply.header('Content-Type', 'image/webp').header('Cache-Control', 'no-store').send(bytes);
    },
  );
}
