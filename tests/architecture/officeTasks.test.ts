// docs/office-tasks.md says what is so: each page it names exists in the office, each task without one has its reason, and the count is right.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentKinds } from '#content/content.generated.ts';
import { isThere, root, type Source, sourcesOf } from './sources.ts';

const tasks = 57;
const fewestWithPage = 50;

const page = await readFile(path.join(root, 'docs/office-tasks.md'), 'utf8');
const sources = await sourcesOf(['src/office'], ['.ts', '.tsx']);
const queues = (
  JSON.parse(await readFile(path.join(root, 'schemas/entity/waiting-queue.json'), 'utf8')) as {
    enum: string[];
  }
).enum;

interface Task {
  number: number;
  task: string;
  page: string;
  how: string;
}

const rows: Task[] = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number, , task, at, how] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { number: Number(number), task: task!, page: at!.replaceAll('`', ''), how: how! };
  });

const rooms = [
  ...sources.find(({ file }) => file === 'src/office/rooms.ts')!.text.matchAll(/^ {4}path: '(\w+)'/gm),
].map(([, name]) => name!);

const sourcesIn = (all: readonly Source[], room: string): string =>
  all
    .filter(({ file }) => file.startsWith(`src/office/rooms/${room}/`))
    .map(({ text }) => text)
    .join('\n');

/** Names that a list or table of constants in a source has. */
const constantNames = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(/= [[{]([^[\]{}]*)[\]}] as const/g)].flatMap(([, inside]) =>
      [...inside!.matchAll(/(\w+)'?(?=:|,|\s*$)/g)].map(([, name]) => name!),
    ),
  );

/** Whether a word of an address may stand where the route has a name; a name in the address stands for anything. */
function fills(name: string, word: string, names: ReadonlySet<string>): boolean {
  if (word === `:${name}`) return true;
  if (name === 'queue') return queues.includes(word);
  if (name === 'kind') return contentKinds.some((kind) => kind === word);
  return name === 'tab' && names.has(word);
}

const partsOf = (address: string): string[] => address.split('/').filter(Boolean);

function matches(route: string, rest: readonly string[], names: ReadonlySet<string>): boolean {
  const parts = partsOf(route);
  const needed = parts.filter((part) => !part.endsWith('?')).length;
  if (rest.length < needed || rest.length > parts.length) return false;
  return rest.every((word, at) => {
    const part = parts[at]!.replace('?', '');
    return part.startsWith(':') ? fills(part.slice(1), word, names) : part === word;
  });
}

/** Whether the office has a page at an address. */
function isPage(address: string, all: readonly Source[]): boolean {
  const [at, query] = address.split('?') as [string, string | undefined];
  const [room, ...rest] = partsOf(at);
  if (room === undefined || !rooms.includes(room)) return false;
  const text = sourcesIn(all, room);
  const names = constantNames(text);
  const tab = query === undefined ? undefined : new URLSearchParams(query).get('tab');
  if (tab !== undefined && (tab === null || !names.has(tab))) return false;
  if (rest.length === 0) return true;
  return [...text.matchAll(/path="([^"*]+)"/g)].some(([, route]) => matches(route!, rest, names));
}

describe('the tasks of a day', () => {
  it('are 57, each once, in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: tasks }, (_, at) => at + 1));
    expect(new Set(rows.map(({ task }) => task)).size).toBe(tasks);
  });

  it('have a page that exists, or a reason', () => {
    const lost = rows.filter((row) => (row.page === '' ? row.how === '' : !isPage(row.page, sources)));
    expect(lost.map(({ number, page: at }) => `${number} ${at}`)).toEqual([]);
  });

  it('are explained by pages that exist', () => {
    const named = [...page.matchAll(/`(\/[a-z][^`\s]*)`/g)].map(([, address]) => address!);
    expect(named.filter((address) => !isPage(address, sources) && address !== '/reportChange')).toEqual([]);
  });

  it('have a page as often as the document says, and often enough', () => {
    const said = /^\*\*(\d+) of the 57 tasks have a page\.\*\*$/m.exec(page)?.[1];
    const counted = rows.filter((row) => row.page !== '').length;
    expect(said).toBe(String(counted));
    expect(counted).toBeGreaterThanOrEqual(fewestWithPage);
  });
});

describe('an address', () => {
  it.each([
    '/nowhere',
    '/members/:account?tab=nothing',
    '/waiting/nothing',
    '/queues/nothing',
    '/content/kind/nothing',
    '/figures/nothing',
    '/trail/deeper',
  ])('%s is no page', (address) => {
    expect(isPage(address, sources)).toBe(false);
  });

  it('leads into a folder that is there', () => {
    expect(rooms.filter((room) => !isThere(`src/office/rooms/${room}`))).toEqual([]);
  });
});
