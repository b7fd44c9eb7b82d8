// How a chunk is loaded: its files are fetched first, and imported only once all are there. A browser may remember a failed import as long as the page lives, so an import must not be the first request for a file.
import { begin } from '#browser/work.ts';
import { assetBase } from '#contract/boot.ts';
import { bfcacheSignal } from '#transport/bfcache.ts';
import { chunkTimeoutMs } from './chunkTimeouts.ts';

/** Its files are in the browser's cache by then: an import takes milliseconds. */
const importLostMs = 2_000;

interface Request {
  controller: AbortController;
  /** The files have arrived. */
  isDone: boolean;
  promise: Promise<void>;
}

/** Files that are here or on their way. */
const requests = new Map<string, Request>();
/** How often a file was aborted on its way: the next request for styles must not be joined to one that never ends. */
const aborted = new Map<string, number>();
const countAbort = (file: string): void => void aborted.set(file, (aborted.get(file) ?? 0) + 1);

/** A preload of a script would be remembered as the import is; what fetch() brings, the import takes from the browser's cache. */
async function fetchScript(href: string, signal: AbortSignal, isRepeated: boolean): Promise<void> {
  // A preload that hangs is not ended with its fetch, and Chromium lets the next request wait 20 s for its place in the cache, unless that is to be replaced.
  const isHeld = isRepeated && document.querySelector(`link[rel="preload"][href="${href}"]`) !== null;
  const answer = await fetch(href, { signal, cache: isHeld ? 'reload' : 'default' });
  if (!answer.ok) throw new Error(`${href} did not come (${answer.status})`);
  await answer.arrayBuffer();
}

function fetchStyles(href: string, signal: AbortSignal): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      link.remove();
      reject(new Error(`${href} did not come`));
    };
    link.onload = () => {
      signal.removeEventListener('abort', fail);
      resolve();
    };
    link.onerror = fail;
    signal.addEventListener('abort', fail, { once: true });
    document.head.append(link);
  });
}

/** One request for a file: a script at its own address, where the import finds it; styles that were aborted before at another. */
async function fetchThere(file: string, request: Request): Promise<void> {
  const away = bfcacheSignal();
  const { controller } = request;
  const suspended = (): void => {
    countAbort(file);
    controller.abort();
  };
  away.addEventListener('abort', suspended);
  const timer = setTimeout(() => abort(file, request), chunkTimeoutMs);
  const times = aborted.get(file) ?? 0;
  try {
    if (file.endsWith('.css')) await fetchStyles(assetBase + file + '?'.repeat(times), controller.signal);
    else await fetchScript(assetBase + file, controller.signal, times > 0);
  } catch (error) {
    // What was on its way when the page went into the back/forward cache is requested again.
    if (!away.aborted || requests.get(file) !== request) throw error;
    request.controller = new AbortController();
    await fetchThere(file, request);
  } finally {
    clearTimeout(timer);
    away.removeEventListener('abort', suspended);
  }
}

function abort(file: string, request: Request): void {
  if (requests.get(file) === request) requests.delete(file);
  countAbort(file);
  request.controller.abort();
}

function fetchFile(file: string): Promise<void> {
  const known = requests.get(file);
  if (known) return known.promise;
  const own: Request = { controller: new AbortController(), isDone: false, promise: Promise.resolve() };
  requests.set(file, own);
  own.promise = fetchThere(file, own).then(
    () => {
      own.isDone = true;
    },
    (error: unknown) => {
      if (requests.get(file) === own) requests.delete(file);
      throw error;
    },
  );
  return own.promise;
}

/** Ends every request for a chunk that is under way: whoever waits for one gets a failure, and may load it again at once. */
export function abortChunks(): void {
  for (const [file, request] of [...requests]) if (!request.isDone) abort(file, request);
}

/**
 * What the build makes of each `import()`: `files` are the chunk, what it needs and their styles, as paths below the
 * asset base. Rejects when a file cannot be loaded; may then be called again and requests what is missing alone.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  needed: readonly string[] = [],
): Promise<Module> {
  const end = begin(needed[0]!);
  let away: AbortSignal | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // An import that was under way when the page went into the back/forward cache mostly arrives once it is back; where it does not, only a new page requests it again.
  const waitForIt = (): void => {
    timer = setTimeout(() => location.reload(), importLostMs);
  };
  try {
    await Promise.all(needed.map(fetchFile));
    away = bfcacheSignal();
    away.addEventListener('abort', waitForIt);
    return await load();
  } finally {
    clearTimeout(timer);
    away?.removeEventListener('abort', waitForIt);
    end();
  }
}
