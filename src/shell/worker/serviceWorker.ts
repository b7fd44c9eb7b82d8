// The service worker: it keeps built files, pictures and each station's outline, and no answer of a call. Built by itself, as one script (scripts/build/worker.ts).
import type { WorkerMessage } from './messages.ts';
import { type Clients, openNotice, renewDevice, showNotice } from './notice.ts';
import { mayKeep, offlineScript, outlineOf, type Strategy, stationIn, strategyOf } from './strategy.ts';

/** Put in by the build: the hash of the sources, and the entry of the page that belongs to them. */
declare const BUILD: { version: string; entry: string };

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface InstallEvent extends WorkerEvent {
  /** Chromium: requests that go past the worker without waking it. */
  addRoutes?(routes: readonly object[]): Promise<void>;
}
interface PushEvent extends WorkerEvent {
  readonly data: { json(): unknown } | null;
}
interface NoticeEvent extends WorkerEvent {
  readonly notification: Notification;
}
interface RenewEvent extends WorkerEvent {
  readonly newSubscription?: PushSubscription | null;
  readonly oldSubscription?: PushSubscription | null;
}
interface Worker {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Clients;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(name: 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NoticeEvent) => void): void;
  addEventListener(name: 'pushsubscriptionchange', listener: (event: RenewEvent) => void): void;
  addEventListener(name: 'message', listener: (event: WorkerEvent & MessageEvent) => void): void;
}
const worker = self as unknown as Worker;
const { origin } = worker.location;

const assetsPrefix = 'assets.';
const cacheNames = { asset: assetsPrefix + BUILD.version, picture: 'pictures', outline: 'outlines' } as const;
/** Pictures are some kilobytes each; the oldest go first. */
const mostPictures = 300;

/** A full disk or a browser that forbids it: then everything is as without a worker. */
const quietly = <Result>(work: Promise<Result>): Promise<Result | undefined> => work.catch(() => undefined);

async function store(request: Request | string, answer: Response, strategy: 'asset' | 'picture') {
  const { status, type, headers } = answer;
  const facts = {
    status,
    type,
    contentType: headers.get('Content-Type') ?? '',
    cacheControl: headers.get('Cache-Control') ?? '',
  };
  if (!mayKeep(facts, strategy)) return;
  const cache = await caches.open(cacheNames[strategy]);
  await cache.put(request, answer);
  if (strategy !== 'picture') return;
  const kept = await cache.keys();
  for (const old of kept.slice(0, -mostPictures)) await cache.delete(old);
}

const keptAnswer = (request: Request, strategy: 'asset' | 'picture'): Promise<Response | undefined> =>
  quietly(caches.open(cacheNames[strategy]).then((cache) => cache.match(request)));

async function fileOf(event: FetchEvent, strategy: 'asset' | 'picture'): Promise<Response> {
  const { request } = event;
  const kept = await keptAnswer(request, strategy);
  if (kept && strategy === 'asset') return kept;
  const fetched = fetch(request).then((answer) => {
    event.waitUntil(quietly(store(request, answer.clone(), strategy)));
    return answer;
  });
  if (!kept) return fetched;
  event.waitUntil(quietly(fetched));
  return kept;
}

/** The outline of the station that the path opens, or of the one that was open last. */
async function keptOutline(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.outline);
  const code = stationIn(pathname);
  const last = (await cache.keys()).at(-1);
  return code ? cache.match(outlineOf(code)) : last && cache.match(last);
}

async function pageOf(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const outline = await quietly(keptOutline(new URL(event.request.url).pathname));
    if (!outline) throw error;
    return outline;
  }
}

async function keep(station: string, files: readonly string[]): Promise<void> {
  const outlines = await caches.open(cacheNames.outline);
  const address = outlineOf(station);
  const outline = await fetch(address, { cache: 'no-cache' });
  if (outline.ok && /^text\/html/.test(outline.headers.get('Content-Type') ?? '')) {
    // Put again, it is the last of the list.
    await outlines.delete(address);
    await outlines.put(address, outline);
  }
  for (const url of files) {
    const strategy = strategyOf(
      { method: 'GET', url, mode: 'cors', destination: '', hasRange: false },
      origin,
    );
    if (strategy !== 'asset' && strategy !== 'picture') continue;
    const cache = await caches.open(cacheNames[strategy]);
    // What the page has just loaded lies in the browser's own cache.
    if (!(await cache.match(url))) await store(url, await fetch(url), strategy);
  }
}

async function passCalls(event: InstallEvent): Promise<void> {
  const { URLPattern: Pattern } = globalThis as { URLPattern?: new (init: object) => object };
  if (!event.addRoutes || !Pattern) return;
  await event.addRoutes([
    { condition: { not: { requestMethod: 'GET' } }, source: 'network' },
    { condition: { urlPattern: new Pattern({ pathname: '*.do' }) }, source: 'network' },
  ]);
}

async function install(event: InstallEvent): Promise<void> {
  // Routes are taken only while the event is dispatched, before anything is waited for.
  const passed = quietly(passCalls(event));
  const cache = await caches.open(cacheNames.asset);
  await cache.add(new Request(offlineScript, { cache: 'reload' }));
  await passed;
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(assetsPrefix) && name !== cacheNames.asset,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page is requested while the worker wakes up, not after.
  await quietly(Promise.resolve(worker.registration.navigationPreload?.enable()));
}

worker.addEventListener('install', (event) => event.waitUntil(install(event)));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { method, url, mode, destination, headers } = event.request;
  const strategy: Strategy = strategyOf(
    { method, url, mode, destination, hasRange: headers.has('Range') },
    origin,
  );
  if (strategy === 'page') event.respondWith(pageOf(event));
  else if (strategy !== 'network') event.respondWith(fileOf(event, strategy));
});
worker.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'keep') event.waitUntil(quietly(keep(message.station, message.files)));
  else if (message.type === 'activate') event.waitUntil(worker.skipWaiting());
  else if (message.type === 'entry') event.ports[0]?.postMessage(BUILD.entry);
});
worker.addEventListener('push', (event) =>
  event.waitUntil(quietly(showNotice(worker.registration, event.data))),
);
worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openNotice(worker.clients, notification.data, origin));
});
worker.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(quietly(renewDevice(worker.registration, event))),
);
