// A player's browser and the back office's load nothing that is not ours: no built file names another origin to load from, each page's policy allows none for scripts, styles and calls, and walked pages ask none.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { distFolder, officeFolder } from '#scripts/build/site.ts';
import { siteWorld } from '#support/site.ts';
import { follow, settled } from './steps.ts';

const test = siteWorld();

/** Names that built scripts hold as text and that nothing is loaded from: of namespaces, of schemas, of pages that an error of a library points to, of examples and of what is never resolved. */
const onlyNames = new Set([
  ...['www.w3.org', 'json-schema.org', 'react.dev', 'reactrouter.com', 'simplewebauthn.dev', 'github.com'],
  ...['localhost', 'site.invalid', 'help.example.com', 'demo.example.com'],
]);

async function textsOf(folder: string): Promise<[file: string, text: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(?:js|css|html|svg)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => [path.relative(folder, file), await readFile(file, 'utf8')] as const),
  ) as Promise<[string, string][]>;
}

/** What a text loads from elsewhere. */
function foreignLoads(file: string, text: string): string[] {
  const found =
    path.extname(file) === '.js'
      ? [...text.matchAll(/https?:\/\/([\w.-]+)/g)].filter(([, host]) => !onlyNames.has(host!))
      : [
          ...text.matchAll(/\s(?:src|srcset|href|action|poster|data)=["']?(?:https?:)?\/\/[^\s"'>]+/g),
          ...text.matchAll(/(?:url\(\s*["']?|@import\s+["'])(?:https?:)?\/\/[^\s"')]+/g),
        ];
  // A dynamic import, a worker or a service worker of an address elsewhere.
  const imported = text.matchAll(/(?:import\(|importScripts\(|new Worker\()\s*["'`](?:https?:)?\/\/[^"'`]+/g);
  return [...found, ...imported].map(([words]) => `${file}: ${words.trim()}`);
}

test('what a page would load from elsewhere is seen in a text', () => {
  for (const [file, text] of [
    ['a.html', '<script src="https://cdn.example/a.js"></script>'],
    ['a.html', '<link rel=stylesheet href=//cdn.example/a.css>'],
    ['a.css', '@font-face{src:url(https://cdn.example/a.woff2)}'],
    ['a.css', '@import "//cdn.example/a.css";'],
    ['a.js', 'fetch("https://cdn.example/a")'],
    ['a.js', 'import("//cdn.example/a.js")'],
  ] as const)
    expect(foreignLoads(file, text), text).toHaveLength(1);
  expect(foreignLoads('a.js', 'x.createElementNS("http://www.w3.org/2000/svg","path")')).toEqual([]);
});

test.each([
  ['the players’ site', distFolder],
  ['the back office', officeFolder],
])('no built file of %s names another origin to load from', async (_name, folder) => {
  const texts = await textsOf(folder);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.flatMap(([file, text]) => foreignLoads(file, text))).toEqual([]);
});

test('pages ask their own origin alone, and their policy allows no other for scripts, styles and calls', async ({
  open,
  server,
  station,
}) => {
  const { page } = await open('/index', { as: 'member01', isNew: true });
  const own = new URL(page.url()).origin;
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  const answer = await page.reload();
  const policy = new Map(
    answer!
      .headers()
      ['content-security-policy']!.split('; ')
      .map((rule) => {
        const [name, ...values] = rule.split(' ');
        return [name!, values] as const;
      }),
  );
  for (const name of ['default-src', 'script-src', 'frame-src', 'form-action', 'manifest-src'])
    expect(policy.get(name), name).toEqual(["'self'"]);
  expect(policy.get('style-src')!.filter((value) => !/^'(?:self|sha256-[\w+/=]+)'$/.test(value))).toEqual([]);
  // The hosts of the station itself, whose speed its players measure.
  const measured = server.context.stations.byCode(station)!.hosts;
  expect(policy.get('connect-src')).toEqual([
    "'self'",
    ...measured.flatMap((host) => [`http://${host}:*`, `https://${host}:*`]),
  ]);
  for (const address of [
    '/credit?lotCode=FFC',
    '/lotteryOpenDetail?lotCode=FFC',
    '/recharge',
    '/member',
    '/help',
  ]) {
    await follow(page, address);
    await settled(page);
  }
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((url) => !url.startsWith(`${own}/`) && !/^(?:data|blob):/.test(url))).toEqual([]);
});
