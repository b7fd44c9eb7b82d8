// Starts the server: database, demonstration data, built site, every station; prints one address.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import path from 'node:path';
import type { Counterparties } from '#counterparty/programs.ts';
import type { Server, ServerContext, ServerOptions } from '#server/app.ts';
import type { DatabaseEntry } from '#server/databases/databasesFile.ts';
import type { Servers } from '#server/databases/servers.ts';
import { distFolder, officeFolder, root } from './build/site.ts';
import { dataKeyOf, drawKeyOf, officeKeyOf } from './ownKeys.ts';
import { isInDatabase, missingFolder, stationsFolder } from './station/files.ts';

process.env.NODE_ENV ??= 'production';
const begunMs = performance.now();
const port = Number(process.env.PORT ?? 8080);
const host = process.env.HOST ?? 'localhost';
const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
const takesOwnDatabase = !process.env.DATABASE_URL && !process.env.DATABASES;
const drainSeconds = Number(process.env.DRAIN_SECONDS ?? 0);
/** Undefined where the database has the stations. */
const stationsIn = isInDatabase() ? undefined : path.resolve(stationsFolder());
const isDemonstration = process.env.DEMO !== 'off';
const officePort = process.env.OFFICE_PORT;
const officeHost = process.env.OFFICE_HOST ?? 'localhost';
const hasOffice = officePort !== 'off';

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Ends with a sentence. */
function fail(sentence: string): never {
  say(sentence);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`PORT is "${process.env.PORT}", which is not a port.`);
if (
  hasOffice &&
  officePort !== undefined &&
  !(Number.isInteger(Number(officePort)) && Number(officePort) >= 0 && Number(officePort) <= 65_535)
)
  fail(`OFFICE_PORT is "${officePort}", which is neither a port nor "off".`);
if (!(drainSeconds >= 0 && drainSeconds <= 600))
  fail(`DRAIN_SECONDS is "${process.env.DRAIN_SECONDS}"; it is a number of seconds from 0 to 600.`);
if (stationsIn !== undefined && !existsSync(stationsIn)) fail(missingFolder(stationsIn));
const trustProxy = await trustProxyGiven();
const ownSettings = await settingsOfFile();
const ownCounterparties = await counterpartiesOfFile();
const databases = await databasesOfFile();
if (!isDemonstration) await refuseWeakSecrets();
await refuseTakenPort();

const { startCluster } = await import('#server/postgres/cluster.ts');
const { ClusterError } = await import('#server/postgres/clusterError.ts');
const closings: (() => Promise<unknown>)[] = [];
let isEnding = false;
let serving: Server | Servers | undefined;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second signal means: stop at once.
    if (isEnding) process.exit(1);
    isEnding = true;
    // Somebody at a terminal does not want to wait.
    void (signal === 'SIGTERM' ? drained() : Promise.resolve()).then(() => end(0));
  });
}

/** Serves on while the load balancer learns from /readyz to send nobody here any more. */
async function drained(): Promise<void> {
  if (!serving || drainSeconds === 0) return;
  serving.drain();
  say(`Draining for ${drainSeconds} s ...`);
  await new Promise((over) => setTimeout(over, drainSeconds * 1000));
}

/** Lets running calls finish, then the database. */
async function end(code: number): Promise<void> {
  isEnding = true;
  for (const close of closings.reverse()) await close().catch((error: Error) => say(error.message));
  process.exit(code);
}

try {
  await bringUp();
} catch (error) {
  const { MigrationError } = await import('#server/db/migrationError.ts');
  const { DatabasesError } = await import('#server/databases/databasesFile.ts');
  // These are sentences already; anything else needs its stack.
  const isSentence = [ClusterError, MigrationError, DatabasesError].some((kind) => error instanceof kind);
  say(isSentence ? (error as Error).message : `The server did not start.\n${(error as Error).stack}`);
  await end(1);
}

async function bringUp(): Promise<void> {
  // Both finish before either failure is reported: a database that is still starting could not be stopped.
  const building = buildIfNeeded().then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const databaseUrl = await openDatabase();
  const failure = await building;
  if (failure) throw failure.error;
  const [
    { createServer },
    { createLogDestination, rollingFile, standardOutput },
    { tokensOf },
    { readBackupMark },
    { demonstrationDecidesSeconds },
  ] = await Promise.all([
    import('#server/app.ts'),
    import('#server/logDestination.ts'),
    import('#server/operation/productionChecks.ts'),
    import('#server/postgres/backup/backupMark.ts'),
    import('./counterparties.ts'),
  ]);
  if (isEnding) return;
  const tooOld = databases ? undefined : await refusalOfThisVersion(databaseUrl);
  if (tooOld !== undefined) fail(tooOld);
  const stations = await openStationsOf(databaseUrl);
  closings.push(async () => stations.close());
  const codes = stations.all().map(({ code }) => code);
  const refusal = isDemonstration || databases ? undefined : await refusalOfDemonstration(databaseUrl, codes);
  if (refusal !== undefined) {
    say(refusal);
    await end(1);
  }
  say(isDemonstration ? 'Preparing database and demonstration data ...' : 'Preparing database ...');
  mkdirSync(dataDir, { recursive: true });
  const sink =
    process.env.LOG_TO === 'stdout' ? standardOutput() : rollingFile(path.join(dataDir, 'server.log'));
  const logTo = createLogDestination(sink, {
    onFailing: (error) => say(`The log cannot be written: ${error.message}. Lines are dropped until it can.`),
  });
  closings.push(() => logTo.close());
  const feed = await feedGiven();
  await checkPush();
  const counterparties = ownCounterparties ?? (await demonstrationCounterparties());
  const options: Omit<ServerOptions, 'databaseUrl'> = {
    stations,
    logTo,
    ...(trustProxy !== undefined && { trustProxy }),
    isSeeding: isDemonstration,
    isSeedingPast: isDemonstration,
    draws: feed ? { feed } : {},
    ...(counterparties && { counterparties }),
    settings: {
      ...ownSettings,
      officeKey: officeKeyOf(dataDir),
      drawKey: drawKeyOf(dataDir),
      dataKey: dataKeyOf(dataDir),
      ...(isDemonstration && { demonstrationDecidesSeconds }),
    },
    metricsTokens: tokensOf(process.env.METRICS_TOKEN),
    // Those of a PostgreSQL of one's own are made by programs that leave no mark here.
    ...(takesOwnDatabase && { lastBackup: () => readBackupMark(dataDir) }),
    ...(hasOffice && { office: { distFolder: officeFolder, showsDemonstration: isDemonstration } }),
    web: { distFolder, showsDemonstration: isDemonstration },
  };
  const server = databases
    ? await serveSeveral(databases, options)
    : await createServer({
        databaseUrl,
        ...(process.env.DATABASE_POOLER && { poolerUrl: process.env.DATABASE_POOLER }),
        ...options,
      });
  closings.push(() => server.close());
  serving = server;
  if (isEnding) return;
  await server.listen(port, host).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') fail(takenPort());
    throw error;
  });
  if (hasOffice) await openOffice(server);
  const address = server.app.server.address();
  const opened = typeof address === 'object' && address ? address.port : port;
  const seconds = ((performance.now() - begunMs) / 1000).toFixed(1);
  if (!isDemonstration)
    for (const context of 'contexts' in server ? server.contexts() : [server.context])
      await sayWhatLacks(context);
  say(`Ready in ${seconds} s with ${stations.all().length} stations. Ctrl+C ends it.`);
  process.stdout.write(
    `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${opened}/${isDemonstration ? 'stations' : ''}\n`,
  );
}

/** Serves the stations of every database; each is looked at before, when it is there. */
async function serveSeveral(
  databases: readonly DatabaseEntry[],
  options: Omit<ServerOptions, 'databaseUrl'>,
): Promise<Servers> {
  const [{ createServers }, { DatabasesError, unmatched }] = await Promise.all([
    import('#server/databases/servers.ts'),
    import('#server/databases/databasesFile.ts'),
  ]);
  const { unknown } = unmatched(
    databases,
    options.stations.all().map(({ code }) => code),
  );
  if (unknown.length > 0)
    say(
      `DATABASES names ${unknown.join(', ')}; no station in service has this code, so nothing is served for it.`,
    );
  return await createServers({
    ...options,
    databases,
    async lookAt({ number, url, stations }) {
      say(`Database ${number}, with ${stations.join(', ')}.`);
      const refusal =
        (await refusalOfThisVersion(url)) ??
        (isDemonstration ? undefined : await refusalOfDemonstration(url, stations));
      if (refusal !== undefined) throw new DatabasesError(refusal);
    },
  });
}

/** The stations of the folder or, once it is migrated, of the database. */
async function openStationsOf(databaseUrl: string) {
  const log = { info: say, warn: say };
  if (stationsIn !== undefined)
    return (await import('#server/stations.ts')).openStations(stationsIn, { log });
  const [{ openStationsInDatabase }, { migrate }] = await Promise.all([
    import('#server/stationsInDatabase.ts'),
    import('#server/db/migrate.ts'),
  ]);
  await migrate(databaseUrl);
  return openStationsInDatabase({ connectionString: databaseUrl }, { log });
}

/** Stations that players could not use yet, with the command that fills each. */
async function sayWhatLacks({ pool, stations }: ServerContext): Promise<void> {
  const [{ lackingSentence, stationsLacking }, { contentFolder, foldersOf }, { shippedStations }] =
    await Promise.all([
      import('#server/content/missing.ts'),
      import('#server/contentFolders.ts'),
      import('#server/stations.ts'),
    ]);
  const codes = stations.all().map(({ code }) => code);
  if (codes.length === 0)
    say(
      stationsIn === undefined
        ? 'There is no station in the database. Bring those of a folder, npm run -s station -- import /srv/stations, or make one in the studio of the back office.'
        : `There is no station in ${stationsIn}. Make one: npm run -s station -- new k888`,
    );
  if (process.env.STATIONS === undefined)
    say(
      `These are the stations of ${stationsIn}: ${codes.join(', ')}. Those of the demonstration are among them; keep your own in a folder of their own: STATIONS=/srv/stations.`,
    );
  const folder = contentFolder(stationsIn ?? shippedStations);
  for (const lacking of await stationsLacking(pool, codes))
    say(lackingSentence(lacking, foldersOf(folder, lacking.station).length > 0));
}

/** Those of the file that DATABASES names; undefined where there is one database. */
async function databasesOfFile(): Promise<DatabaseEntry[] | undefined> {
  if (!process.env.DATABASES) return undefined;
  for (const other of ['DATABASE_URL', 'DATABASE_POOLER'])
    if (process.env[other])
      fail(`DATABASES and ${other} are both set. Name every database in DATABASES, and leave ${other} out.`);
  const { readDatabases } = await import('#server/databases/databasesFile.ts');
  try {
    return readDatabases(path.resolve(process.env.DATABASES));
  } catch (error) {
    fail((error as Error).message);
  }
}

/** Limits of the file that SERVER_SETTINGS names. */
async function settingsOfFile() {
  if (!process.env.SERVER_SETTINGS) return {};
  const { settingsGiven, settingsLines } = await import('#server/settingsFile.ts');
  try {
    const own = settingsGiven();
    const lines = settingsLines(own);
    if (lines.length > 0) say(['Limits of your own:', ...lines].join('\n  '));
    return own;
  } catch (error) {
    fail((error as Error).message);
  }
}

/** Those of the file that COUNTERPARTIES names. */
async function counterpartiesOfFile(): Promise<Counterparties | undefined> {
  if (!process.env.COUNTERPARTIES) return undefined;
  const { readCounterparties } = await import('./counterparties.ts');
  try {
    return readCounterparties(path.resolve(process.env.COUNTERPARTIES));
  } catch (error) {
    fail((error as Error).message);
  }
}

/** The demonstration's own as processes beside the server; nobody in service, so that calls that need one refuse. */
async function demonstrationCounterparties(): Promise<Counterparties> {
  if (!isDemonstration) return { serverUrl: '', platforms: {} };
  const { startCounterparties, withoutDesk: without } = await import('./counterparties.ts');
  const running = await startCounterparties({ dataDir, serverPort: port, host, say, without });
  closings.push(() => running.stop());
  return running.counterparties;
}

/** The permissions of a file; undefined where the system has none. */
function modeOf(file: string): number | undefined {
  return process.platform === 'win32' ? undefined : statSync(path.resolve(file)).mode;
}

/** With DEMO=off: no secret that is weak, shared, public or readable by others; and says what is missing. */
async function refuseWeakSecrets(): Promise<void> {
  const [{ missingServices, productionFaults }, { demonstrationKey, earlierDeskKeys }] = await Promise.all([
    import('#server/operation/productionChecks.ts'),
    import('./counterparties.ts'),
  ]);
  const file = process.env.COUNTERPARTIES;
  const faults = productionFaults({
    env: process.env,
    takesOwnDatabase,
    counterparties: ownCounterparties,
    fileMode: file ? modeOf(file) : undefined,
    demonstrationKey: demonstrationKey(dataDir),
    databaseUrls: databases?.flatMap(({ url, pooler }) => (pooler === undefined ? [url] : [url, pooler])),
    databasesMode: databases && modeOf(process.env.DATABASES!),
    deskKeys: earlierDeskKeys(),
  });
  if (faults.length > 0) fail(['DEMO=off does not start like this:', ...faults].join('\n  - '));
  const missing = missingServices(ownCounterparties);
  if (missing.length > 0)
    say(['Until COUNTERPARTIES (see docs/operation.md) names them:', ...missing].join('\n  - '));
}

/** With DEMO=off: accounts with public passwords and invented money are no place for real money. Why such a database is not served; undefined for another. */
async function refusalOfDemonstration(
  databaseUrl: string,
  codes: readonly string[],
): Promise<string | undefined> {
  const [{ openPool }, { demonstrationStations, demoStaffFound }] = await Promise.all([
    import('#server/db/pool.ts'),
    import('#server/demo/demonstrationData.ts'),
  ]);
  const pool = openPool(databaseUrl);
  const [found, staff] = await Promise.all([
    demonstrationStations(pool, codes),
    demoStaffFound(pool),
  ]).finally(() => pool.end());
  if (found.length > 0)
    return (
      `This database holds the demonstration's accounts (stations ${found.join(', ')}), whose passwords everybody knows, and invented money. ` +
      `Serve real players from a new one: ${takesOwnDatabase ? 'DATA_DIR=<a new folder>' : databases ? 'another "url" in DATABASES' : 'DATABASE_URL=<an empty database>'} DEMO=off npm start.`
    );
  if (staff.length > 0)
    return `People of the demonstration may log in at the back office of this database (${staff.join(', ')}), with a password that everybody knows. An owner of yours closes their accounts, or serve from a new database.`;
  return undefined;
}

/** The proxies of TRUST_PROXY. */
async function trustProxyGiven() {
  if (!process.env.TRUST_PROXY) return undefined;
  const { readTrustProxy } = await import('#server/pipeline/trustedProxy.ts');
  try {
    return readTrustProxy(process.env.TRUST_PROXY);
  } catch (error) {
    fail((error as Error).message);
  }
}

/** Push services beside those of the browsers, by PUSH_SERVICES, and whom they ask, by PUSH_CONTACT. */
async function checkPush(): Promise<void> {
  const [{ wrongServices }, { defaultSettings }] = await Promise.all([
    import('#server/messages/push/services.ts'),
    import('#server/settings.ts'),
  ]);
  const wrong = wrongServices(defaultSettings);
  if (wrong.length > 0)
    fail(
      `PUSH_SERVICES names ${wrong.join(', ')}; each is a host, "*." and a host, or http://127.0.0.1 with a port.`,
    );
  if (!/^$|^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(defaultSettings.pushContact))
    fail(
      `PUSH_CONTACT is "${defaultSettings.pushContact}"; it is mailto: and an address, or an https:// address.`,
    );
}

/** External results, by DRAW_FEED (a file of JSON lines) and DRAW_FEED_LOTTERIES (codes of the catalogue). */
async function feedGiven() {
  const { DRAW_FEED: file, DRAW_FEED_LOTTERIES: codes } = process.env;
  if (!file && !codes) return undefined;
  if (!file) fail('DRAW_FEED_LOTTERIES needs the file that has their results: DRAW_FEED=results.jsonl.');
  const [{ fileFeed }, { LOTTERY_CODES }] = await Promise.all([
    import('#server/jobs/draws/drawFeed.ts'),
    import('#lottery/catalogue.ts'),
  ]);
  // Without any it has the results of stations' own lotteries alone.
  const wanted = codes ? codes.split(',').map((code) => code.trim()) : [];
  const strange = wanted.filter((code) => !LOTTERY_CODES.includes(code));
  if (strange.length > 0)
    fail(`DRAW_FEED_LOTTERIES names ${strange.join(', ')}; there are ${LOTTERY_CODES.join(', ')}.`);
  return fileFeed(path.resolve(file), wanted);
}

/** Says which PostgreSQL it is; why it is not served, where it is too old. */
async function refusalOfThisVersion(databaseUrl: string): Promise<string | undefined> {
  const { refusalOfVersion, versionOf, versionSentence } = await import('#server/postgres/version.ts');
  const version = await versionOf(databaseUrl);
  const refusal = refusalOfVersion(version);
  if (refusal === undefined) say(versionSentence(version));
  return refusal;
}

async function openDatabase(): Promise<string> {
  if (!takesOwnDatabase) {
    say(databases ? 'Using the databases of DATABASES.' : 'Using the PostgreSQL of DATABASE_URL.');
    return databases ? databases[0]!.url : process.env.DATABASE_URL!;
  }
  say(`Starting PostgreSQL in ${path.relative(process.cwd(), dataDir) || '.'} ...`);
  const cluster = await startCluster({ dataDir, log: say });
  closings.push(() => cluster.stop());
  void cluster.died.then((reason) => {
    if (isEnding) return;
    say(reason.message);
    void end(1);
  });
  return cluster.url;
}

async function buildIfNeeded(): Promise<void> {
  const [{ buildSite, isBuilt }, { buildOffice, isOfficeBuilt }] = await Promise.all([
    import('./build/site.ts'),
    import('./build/office.ts'),
  ]);
  const [isSite, isOffice] = await Promise.all([isBuilt(), hasOffice ? isOfficeBuilt() : true]);
  if (!isSite) say('Building the site (some seconds, only after a change) ...');
  if (!isSite) await buildSite();
  if (!isOffice) say('Building the back office (some seconds, only after a change) ...');
  if (!isOffice) await buildOffice();
}

/** Opens the back office at its own port. One that nobody chose and that is taken leaves the site without it. */
async function openOffice(server: Server | Servers): Promise<void> {
  const wanted = officePort === undefined ? (port === 0 ? 0 : port + 1) : Number(officePort);
  try {
    const address = new URL(await server.listenOffice(wanted, officeHost));
    say(
      `The back office: http://${officeHost === '0.0.0.0' || officeHost === '::' ? 'localhost' : officeHost}:${address.port}/`,
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const sentence = `The back office is not open: port ${wanted} is taken. Choose one with OFFICE_PORT=${wanted + 1}, or OFFICE_PORT=off.`;
    if (officePort !== undefined) fail(sentence);
    say(sentence);
  }
}

function takenPort(): string {
  return `Port ${port} is taken: another program (perhaps a second "npm start") listens there. Choose one with PORT=8081 npm start.`;
}

/** Reserves the port before anything slow begins. */
function refuseTakenPort(): Promise<void> {
  return new Promise((free) => {
    const probe = createProbe()
      .once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE') fail(takenPort());
        if (error.code === 'EACCES')
          fail(`Port ${port} may not be used by this account. Choose one above 1023, such as PORT=8081.`);
        fail(`"${host}" cannot be listened on: ${error.message}.`);
      })
      .listen(port, host, () => probe.close(() => free()));
  });
}
