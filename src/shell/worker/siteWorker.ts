// The page's side of the service worker: registering it or removing it, what it is asked to keep, and whether a newer version of the site waits.
import { onVisible } from '#browser/pageLifecycle.ts';
import { createSubject } from '#browser/subject.ts';
import type { Station } from '#station/station.ts';
import type { WorkerMessage } from './messages.ts';

const workerAddress = '/service-worker.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(url: string): string };
}

/** The one script address that the content policy lets through. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerAddress });
  return policy ? policy.createScriptURL('') : workerAddress;
}
const updateEveryMs = 30 * 60_000;
const answerMs = 2_000;
/** A worker takes over when the one before has answered what it was asked; on a bad line that may take minutes. */
const takeOverMs = 4_000;

const post = (worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []): void =>
  worker.postMessage(message, ports);

/** The entry of the page that is shown; a newer site has another. */
const ownEntry = (): string | undefined => {
  const entry = document.querySelector<HTMLScriptElement>('script[data-next]');
  return entry ? new URL(entry.src).pathname : undefined;
};

/** The entry that belongs to a worker; undefined where it does not say. */
function entryOf(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, answerMs);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      port1.close();
      resolve(String(data));
    };
    post(worker, { type: 'entry' }, [port2]);
  });
}

let isNewer = false;
let registered: ServiceWorkerRegistration | undefined;
const changes = createSubject();

/** Whether a newer version of the site is there than the one that is shown. */
export const hasUpdate = (): boolean => isNewer;
export const onUpdate = changes.subscribe;

async function compare(worker: ServiceWorker | null | undefined): Promise<void> {
  if (!worker || isNewer) return;
  const entry = await entryOf(worker);
  if (entry === undefined || entry === ownEntry()) return;
  isNewer = true;
  changes.emit();
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => void compare(registration.active && registration.waiting);
  look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  );
  // Another tab took the new version: this one still shows the old.
  navigator.serviceWorker.addEventListener('controllerchange', () =>
    compare(navigator.serviceWorker.controller),
  );
  let askedMs = Date.now();
  onVisible(() => {
    if (Date.now() - askedMs < updateEveryMs) return;
    askedMs = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Files that this page has loaded; the worker takes those that may be kept. */
const loadedFiles = (): string[] => [
  ...new Set(performance.getEntriesByType('resource').map(({ name }) => name)),
];

async function remove(): Promise<void> {
  const all = await navigator.serviceWorker.getRegistrations();
  if (all.length === 0) return;
  await Promise.all(all.map((each) => each.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Registers the worker, or removes it where the station does without; a browser that refuses has none. */
export async function startWorker(station: Station): Promise<void> {
  if (!('serviceWorker' in navigator) || registered) return;
  try {
    if (!station.serviceWorker) return await remove();
    registered = await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
    watch(registered);
    const { active } = await navigator.serviceWorker.ready;
    if (active) post(active, { type: 'keep', station: station.code, files: loadedFiles() });
  } catch {
    registered = undefined;
  }
}

/** Lets the newer version take over, then loads the page again. */
export function update(): void {
  const reload = (): void => window.location.reload();
  const waiting = registered?.waiting;
  if (!waiting) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  // Its page comes from the server all the same.
  setTimeout(reload, takeOverMs);
  post(waiting, { type: 'activate' });
}
