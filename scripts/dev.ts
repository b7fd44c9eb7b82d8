// Runs the platform for development on one address: the site by Vite with hot reload, the server restarted after each change.
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { root } from './build/site.ts';
import { dataKeyOf, drawKeyOf } from './ownKeys.ts';

const port = Number(process.env.PORT ?? 8080);
const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(root, '.data'));
const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

if (process.argv.includes('--serve')) await serve();
else await supervise();

/** Holds the database and keeps a server running: Node's watcher restarts it when a file it has loaded changes. */
async function supervise(): Promise<void> {
  const { startCluster } = await import('#server/postgres/cluster.ts');
  const cluster = process.env.DATABASE_URL
    ? undefined
    : await startCluster({ dataDir, log: say }).catch((error: Error) => {
        say(error.message);
        process.exit(1);
      });
  const children: ChildProcess[] = [];
  const run = (argv: string[]): ChildProcess => {
    const child = spawn(process.execPath, argv, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: process.env.DATABASE_URL ?? cluster!.url },
    });
    children.push(child);
    child.once('exit', () => children.splice(children.indexOf(child), 1));
    return child;
  };
  const server = run([
    '--disable-warning=ExperimentalWarning',
    '--watch',
    '--watch-preserve-output',
    import.meta.filename,
    '--serve',
  ]);

  // What is generated follows what it is generated from; the changed modules then do the rest.
  let waiting: NodeJS.Timeout | undefined;
  for (const folder of ['schemas', 'src/texts', 'src/counterparty/game-platform/pages']) {
    watch(path.join(root, folder), { recursive: true }, (_, file) => {
      if (!/\.(?:json|js|css)$/.test(file ?? '')) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => run([path.join(root, 'scripts/gen.ts')]), 100);
    });
  }

  let isEnding = false;
  const end = async (code: number): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    clearTimeout(waiting);
    await Promise.all(
      children.map((child) => {
        const gone = new Promise((done) => child.once('exit', done));
        child.kill('SIGTERM');
        return gone;
      }),
    );
    await cluster?.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
  server.once('exit', (code) => void end(code ?? 1));
  void cluster?.died.then((reason) => {
    say(reason.message);
    void end(1);
  });
}

async function serve(): Promise<void> {
  const [{ createServer: createVite }, { createServer }, { openStations }, { pino }, { assetBase }] =
    await Promise.all([
      import('vite'),
      import('#server/app.ts'),
      import('#server/stations.ts'),
      import('pino'),
      import('#contract/boot.ts'),
    ]);
  const { stationsFolder } = await import('./station/files.ts');
  const stationsIn = path.resolve(stationsFolder());
  const stations = openStations(stationsIn, { log: { info: say, warn: say } });
  const { readFile } = await import('node:fs/promises');
  let vite: Awaited<ReturnType<typeof createVite>>;
  const {
    demonstrationDecidesSeconds,
    startCounterparties,
    withoutDesk: without,
  } = await import('./counterparties.ts');
  const host = process.env.HOST ?? 'localhost';
  const beside = await startCounterparties({ dataDir, serverPort: port, host, say, without });
  const { platformCodes } = await import('#counterparty/game-platform/catalogue.ts');
  const { processOf } = await import('#counterparty/programs.ts');
  // A platform has read its pages once: one that ends is started again.
  watch(path.join(root, 'src/counterparty/game-platform/pages'), (_, file) => {
    if (file === 'roomFiles.generated.ts') for (const code of platformCodes) beside.kill(processOf(code));
  });
  const server = await createServer({
    databaseUrl: process.env.DATABASE_URL!,
    stations,
    draws: {},
    counterparties: beside.counterparties,
    settings: { demonstrationDecidesSeconds, drawKey: drawKeyOf(dataDir), dataKey: dataKeyOf(dataDir) },
    // Warnings and errors on the screen; every answered request would bury them.
    logTo: pino.destination({ dest: path.join(dataDir, 'server.log'), sync: false, mkdir: true }),
    isSeedingPast: true,
    web: {
      showsDemonstration: true,
      developmentPage: async (url) =>
        vite.transformIndexHtml(url, await readFile(path.join(root, 'index.html'), 'utf8')),
    },
  });
  vite = await createVite({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    // The usual loader writes a copy of the config, which the watcher would take for a change.
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: server.app.server }, allowedHosts: true },
  });
  server.app.all(`${assetBase}*`, (request, reply) => {
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    });
  });
  await server.listen(port, host).catch((error: NodeJS.ErrnoException) => {
    say(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose one with PORT=8081 npm run dev.`
        : error.message,
    );
    process.exit(1);
  });
  say(`Development: http://localhost:${port}/stations`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, async () => {
      await vite.close();
      await server.close();
      await beside.stop();
      process.exit(0);
    });
  }
}
