// Owns how a chunk comes: its files are fetched first, and imported only once all are there. A browser may remember a failed import as long as the page lives, so an import must not be what finds out.
import { loadOnce } from '#browser/loadOnce.ts';
import { assetBase } from '#contract/boot.ts';
import { bfcacheSignal } from '#transport/bfcache.ts';

/** Its files are in the browser's cache by then: an import takes milliseconds. */
const importLostMs = 2_000;

/** A preload of a script would be remembered as the import is; what fetch() brings, the import takes from the browser's cache. */
async function fetchScript(href: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(href, { signal });
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

/**
 * What was on its way when the page went into the back/forward cache is requested again: a script at its own address, where the import
 * finds it, styles at another, as a second request for them would be joined to the first, which never ends.
 */
async function fetchThere(file: string, again = ''): Promise<void> {
  const away = bfcacheSignal();
  try {
    if (file.endsWith('.css')) await fetchStyles(assetBase + file + again, away);
    else await fetchScript(assetBase + file, away);
  } catch (error) {
    if (!away.aborted) throw error;
    await fetchThere(file, `${again}?`);
  }
}

const fetchFile = loadOnce((file: string) => fetchThere(file));

/**
 * What the build makes of each `import()`: `files` are the chunk, what it needs and their styles, as paths below the
 * asset base. Rejects when a file cannot be had; may then be called again and asks for what is missing alone.
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchFile));
  const away = bfcacheSignal();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // An import that was under way when the page went into the back/forward cache mostly arrives once it is back; where it does not, only a new page requests it again.
  const waitForIt = (): void => {
    timer = setTimeout(() => location.reload(), importLostMs);
  };
  away.addEventListener('abort', waitForIt);
  try {
    return await load();
  } finally {
    clearTimeout(timer);
    away.removeEventListener('abort', waitForIt);
  }
}
