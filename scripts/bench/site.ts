// The measurement of the site: a production build, served by our own server on a database of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ajaxHeader } from '#contract/boot.ts';
import {
  accInfo,
  banner,
  getOnOffBaseBtn,
  getPageHead,
  lotteryList,
  newNotices,
} from '#contract/session.generated.ts';
import { buildSite, distFolder, isBuilt, root } from '../build/site.ts';
import { type Bytes, bytesOf, median, rounded, sum } from './figures.ts';
import { runLighthouse } from './lighthouse.ts';

const runs = 3;
const callsEach = 200;

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Everything that is printed; bytes of script and style are compressed by us. */
export async function benchSite(): Promise<object> {
  process.env.NODE_ENV = 'production';
  process.env.LOG_LEVEL ??= 'silent';
  const dataDir = await mkdtemp(path.join(tmpdir(), 'lottery-bench-'));
  const [{ removeCluster, startCluster }, { createServer }, { openStations }] = await Promise.all([
    import('#server/postgres/cluster.ts'),
    import('#server/app.ts'),
    import('#server/stations.ts'),
  ]);
  if (!(await isBuilt())) {
    say('Building ...');
    await buildSite();
  }
  say('Starting a server of its own ...');
  const cluster = await startCluster({ dataDir, log: say });
  const stations = openStations(path.join(root, 'stations'));
  const server = await createServer({
    databaseUrl: cluster.url,
    stations,
    logTo: null,
    web: { distFolder, showsDemonstration: true },
  });
  try {
    const { port } = new URL(await server.listen(0, 'localhost'));
    const code = process.env.STATION ?? stations.all()[0]!.code;
    const origin = `http://${code}.localhost:${port}`;
    say(`Lighthouse on ${origin}/index, one run to warm up and ${runs} that count ...`);
    const { loaded, ...lighthouse } = await runLighthouse(`${origin}/index`, runs);
    say('Asking the session calls ...');
    return {
      measuredAt: new Date().toISOString(),
      station: code,
      page: await pageFigures(origin, loaded),
      lighthouse,
      sessionCalls: await callFigures(origin),
    };
  } finally {
    await server.close();
    stations.close();
    await cluster.stop();
    await removeCluster(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Browsers resolve names under localhost by themselves; Node asks the system, which may not know them. */
function ask(
  origin: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<{ body: Buffer }> {
  const { host, port } = new URL(origin);
  return new Promise((done, fail) => {
    import('node:http').then(({ get }) => {
      get(
        { host: 'localhost', port, path: address, headers: { host, accept: '*/*', ...headers } },
        async (response) => {
          const pieces: Buffer[] = [];
          for await (const piece of response) pieces.push(piece as Buffer);
          if (response.statusCode === 200) done({ body: Buffer.concat(pieces) });
          else fail(new Error(`${address} answered ${response.statusCode}`));
        },
      ).on('error', fail);
    }, fail);
  });
}

/** What the first screen costs: what the page names itself, and what was loaded until the network was quiet. */
async function pageFigures(origin: string, loaded: readonly string[]): Promise<object> {
  const { body } = await ask(origin, '/index', { accept: 'text/html' });
  const markup = body.toString();
  const named = [
    ...markup.matchAll(
      /<script[^>]+src="([^"]+)"|<link rel="(?:modulepreload|stylesheet|preload)"[^>]*href="([^"]+)"/g,
    ),
  ].map((found) => (found[1] ?? found[2])!);
  const inPage = [...markup.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((found) => found[1]!).join('');
  const sizes = async (addresses: readonly string[]): Promise<Bytes> =>
    sum(await Promise.all(addresses.map(async (address) => bytesOf((await ask(origin, address)).body))));
  const style = bytesOf(Buffer.from(inPage));
  const critical = await sizes(named);
  const all = await sizes(loaded.map((url) => new URL(url).pathname));
  // The outline and the first picture's place stand in the page itself, so the first content needs no second request.
  const blocking = [
    ...markup
      .split('</head>')[0]!
      .matchAll(/<link rel="stylesheet"|<script (?![^>]*type="module")[^>]*src=/g),
  ];
  return {
    requestsBeforeFirstContent: 1 + blocking.length,
    criticalFiles: named,
    criticalScriptAndStyle: sum([critical, style]),
    ofThatStyleInPage: style,
    loadedUntilQuiet: sum([all, style]),
    filesUntilQuiet: loaded.length,
    page: bytesOf(body),
  };
}

/** Latency at one client, in ms. */
async function callFigures(origin: string): Promise<object> {
  const { Agent, request } = await import('node:http');
  const { host, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const once = (address: string, verb: string): Promise<number> =>
    new Promise((done, fail) => {
      const begun = performance.now();
      const sent = request(
        {
          agent,
          host: 'localhost',
          port,
          path: address,
          method: verb,
          headers: {
            host,
            [ajaxHeader[0]]: ajaxHeader[1],
            'content-type': 'application/x-www-form-urlencoded',
          },
        },
        (response) => {
          response.resume().once('end', () => {
            if (response.statusCode === 200) done(performance.now() - begun);
            else fail(new Error(`${address} answered ${response.statusCode}`));
          });
        },
      );
      sent.on('error', fail);
      sent.end();
    });
  const figures: Record<string, { medianMs: number; p99Ms: number }> = {};
  for (const call of [accInfo, getOnOffBaseBtn, getPageHead, banner, newNotices, lotteryList]) {
    const times: number[] = [];
    for (let at = 0; at < callsEach + 20; at++) {
      const took = await once(call.path, call.verb ?? 'POST');
      if (at >= 20) times.push(took);
    }
    const sorted = times.toSorted((a, b) => a - b);
    figures[call.id] = {
      medianMs: rounded(median(times), 2),
      p99Ms: rounded(sorted[Math.floor(sorted.length * 0.99)]!, 2),
    };
  }
  agent.destroy();
  return figures;
}
