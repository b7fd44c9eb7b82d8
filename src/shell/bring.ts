// Owns how a chunk comes: its files are fetched first, and imported only once all are there. A browser may remember a failed import as long as the page lives, so an import must not be what finds out.
import { assetBase } from '#contract/boot.ts';

/** Files that are there or on their way. */
const coming = new Map<string, Promise<void>>();

/** A preload of a script would be remembered as the import is; what fetch() brings, the import takes from the browser's cache. */
async function fetchScript(href: string): Promise<void> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} did not come (${answer.status})`);
  await answer.arrayBuffer();
}

function fetchStyles(href: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} did not come`));
    };
    document.head.append(link);
  });
}

function fetchFile(file: string): Promise<void> {
  const known = coming.get(file);
  if (known) return known;
  const href = assetBase + file;
  const fetched = file.endsWith('.css') ? fetchStyles(href) : fetchScript(href);
  coming.set(file, fetched);
  fetched.catch(() => coming.delete(file));
  return fetched;
}

/**
 * What the build makes of each `import()`: `files` are the chunk, what it needs and their styles, as paths below the
 * asset base. Rejects when a file cannot be had; may then be called again and asks for what is missing alone.
 */
export async function bring<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchFile));
  return load();
}
