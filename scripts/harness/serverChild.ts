// Runs a server as its own process for measurements and crash tests: the real server and its jobs on a database that already exists.
import path from 'node:path';
import { pino } from 'pino';
import { createServer } from '#server/app.ts';
import { readTrustProxy } from '#server/pipeline/trustedProxy.ts';
import { openStations } from '#server/stations.ts';
import { distFolder, officeFolder, root } from '../build/site.ts';
import { type Clock, momentOf, type ServerProcessOptions } from './clock.ts';
import { dataKeyOfHarness } from './dataKey.ts';

const options = JSON.parse(process.env.SERVER_OPTIONS!) as ServerProcessOptions;
let { clock } = options;
let server: Awaited<ReturnType<typeof createServer>> | undefined;

process.on('message', (message: { clock?: Clock; job?: 'markers' }) => {
  if (message.clock) clock = message.clock;
  // It waits for the night otherwise. What a round fails with is the job's own to report.
  if (message.job === 'markers') server?.runMarkerJob().catch(() => {});
});
// Without its parent nothing would end it.
process.on('disconnect', () => process.exit(1));

server = await createServer({
  databaseUrl: options.databaseUrl,
  ...(options.poolerUrl && { poolerUrl: options.poolerUrl }),
  stations: openStations(options.stations ?? path.join(root, 'stations')),
  now: () => new Date(momentOf(clock)),
  logTo: options.logFile ? pino.destination({ dest: options.logFile, sync: true, mkdir: true }) : null,
  draws: { lotteries: options.lotteries, historyDays: 0 },
  isSeeding: options.isSeeding ?? true,
  ...(options.counterparties && { counterparties: options.counterparties }),
  ...(options.isBehindProxy && { trustProxy: readTrustProxy('127.0.0.1,::1') }),
  ...(options.hasPages && { web: { distFolder, showsDemonstration: true } }),
  ...(options.hasOffice && { office: options.hasPages ? { distFolder: officeFolder } : {} }),
  settings: {
    drawKey: 'the draw key of the harness',
    dataKey: dataKeyOfHarness,
    // A few players do what thousands do.
    intentsPerMinute: 1_000_000,
    // And all of them from one address.
    lateMs: 0,
    ...options.settings,
  },
});
// Measurements bet on some that the demonstration has closed, since they are drawn no more.
await server.context.pool.query('UPDATE lottery SET is_open = true WHERE code = ANY ($1) AND NOT is_open', [
  options.lotteries,
]);
await server.listen(options.port, 'localhost');
const address = server.app.server.address();
const office = options.hasOffice ? await server.listenOffice(0, 'localhost') : undefined;
process.send!({
  port: typeof address === 'object' && address ? address.port : 0,
  officePort: office === undefined ? 0 : Number(new URL(office).port),
});
process.on('SIGTERM', () => {
  void server!.close().then(() => process.exit(0));
});
