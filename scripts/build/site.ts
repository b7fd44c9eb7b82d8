// The built site: whether dist/ is what the sources say, building it, its compressed forms, its sizes.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { assetBase } from '#contract/boot.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import { verifierFile } from '#lottery/draw/verifier/verifierFile.ts';
import { bundled } from './retry.ts';

export const root = path.resolve(import.meta.dirname, '../..');
export const distFolder = path.join(root, 'dist');
/** Where the back office is built (office.ts). */
export const officeFolder = path.join(root, 'dist-office');

/** Everything a built byte may depend on. The server's own code and the tests are not among it. */
const sources = ['index.html', 'vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const sourceFolders = ['src', 'scripts/build', 'scripts/build-plugins'];
/** The back office and the preview in its studio: their sources, what they say to the server and to each other, their words, and how they are built. */
export const isOfTheOffice = (file: string): boolean =>
  /^src\/(?:office|preview|contract\/office)(?:\/|$)|^src\/contract\/preview\.ts$|\/office[^/]*\.(?:generated\.ts|json)$|^scripts\/build\/(?:office|lookBundle|alone)\.ts$|^scripts\/build-plugins\/(?:deskPage|provenance)\.ts$/.test(
    file.replaceAll(path.sep, '/'),
  );
/** No byte of the site depends on the back office, which is a build of its own (office.ts; alone.ts says whether that is so). */
const isBesideTheSite = (file: string): boolean =>
  isOfTheOffice(file) ||
  /^src\/(?:server|lottery\/oracle)\/|\.test\.tsx?$/.test(file.replaceAll(path.sep, '/'));
const marker = '.sources';

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

/** A hash of the sources: of these files, and of those below these folders that are not beside what is built. */
export async function hashOfSources(
  single: readonly string[],
  folders: readonly string[],
  isBeside: (file: string) => boolean,
): Promise<string> {
  const found = (await Promise.all(folders.map(filesBelow))).flat();
  const files = [...single, ...found.filter((file) => !isBeside(file))].sort();
  const contents = await Promise.all(files.map((file) => readFile(path.join(root, file))));
  const hash = createHash('sha256');
  for (const [at, file] of files.entries()) hash.update(`${file}\0`).update(contents[at]!).update('\0');
  return hash.digest('hex');
}

const sourceHash = () => hashOfSources(sources, sourceFolders, isBesideTheSite);

/** Whether what is built in a folder was built from sources of this hash. */
export const isBuiltFrom = async (folder: string, hash: Promise<string>): Promise<boolean> =>
  (await readFile(path.join(folder, marker), 'utf8').catch(() => '')) === (await hash);

export const isBuilt = (): Promise<boolean> => isBuiltFrom(distFolder, sourceHash());

const run = promisify(execFile);
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export interface Size {
  file: string;
  raw: number;
  br: number;
  gzip: number;
}

/** Writes file.br and file.gz beside every text of the built site; nobody has to compress while a player waits. */
export async function compress(folder: string): Promise<Size[]> {
  const files = (await filesBelow(folder)).filter((file) => /\.(?:js|css|html|json|svg)$/.test(file)).sort();
  return await Promise.all(
    files.map(async (file) => {
      const body = await readFile(path.join(root, file));
      const [br, gz] = await Promise.all([
        brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          },
        }),
        gzipped(body, { level: 9 }),
      ]);
      await Promise.all([
        writeFile(path.join(root, `${file}.br`), br),
        writeFile(path.join(root, `${file}.gz`), gz),
      ]);
      return { file: file.slice(folder.length + 1), raw: body.length, br: br.length, gzip: gz.length };
    }),
  );
}

/**
 * Builds dist/: aside, and put in its place when all of it is there, so that no server reads half a site and two builds
 * do not mix. Throws with the bundler's words where it cannot.
 */
export async function buildSite(): Promise<Size[]> {
  const hash = await sourceHash();
  const aside = `node_modules/.site-${process.pid}`;
  await bundled(() => bundle(path.join(root, aside), hash.slice(0, 12)));
  await copyStations(path.join(root, aside));
  const verifier = path.join(root, 'src/lottery/draw/verifier', verifierFile);
  await copyFile(verifier, path.join(root, aside, verifierFile));
  const sizes = await compress(aside);
  await takePlace(path.join(root, aside), distFolder, hash);
  return sizes;
}

/** Warnings go to stderr; rejects with what the bundler said there. */
async function bundle(folder: string, version: string): Promise<void> {
  const script = path.join(import.meta.dirname, 'bundle.ts');
  // Tests run with NODE_ENV=test; what players get is always the production build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stderr } = await run(process.execPath, [script, folder, version], { cwd: root, env });
  process.stderr.write(stderr);
}

/** Puts what was built aside in the place of what was there, marked with the hash of its sources. */
export async function takePlace(aside: string, place: string, hash: string): Promise<void> {
  await writeFile(path.join(aside, marker), hash);
  const before = `${aside}-before`;
  await rename(place, before).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(aside, place);
  await rm(before, { recursive: true, force: true });
}

/**
 * Station files, manifests, icons and outlines for a plain static host, which has no server to ask for them. One with errors is reported and left out:
 * a site that is not there says so, one from a broken file would not.
 */
async function copyStations(built: string): Promise<void> {
  const to = path.join(built, 'stations');
  const from = path.join(root, 'stations');
  const { readFile: readStationFile } = await import('../station/files.ts');
  const { resolveStation } = await import('#station/station.ts');
  const { concise } = await import('../station/formats/textFormats.ts');
  const { drawIcon, iconDrawing, iconFiles } = await import('#server/web/home-screen/icons.ts');
  const { manifestOf } = await import('#server/web/home-screen/manifest.ts');
  const { outlinePage } = await import('#server/web/home-screen/outlinePage.ts');
  const { readTemplate } = await import('#server/web/page.ts');
  const template = (await readTemplate(built))!;
  await mkdir(to, { recursive: true });
  /** What a phone needs to put the station on its home screen; src/server/web/home-screen serves the same. */
  const writeHomeScreen = async (station: StationFacts): Promise<void> => {
    const folder = path.join(to, station.code);
    await mkdir(folder, { recursive: true });
    const manifest = manifestOf(station, (file) => `${assetBase}stations/${station.code}/${file}`);
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
    await writeFile(path.join(folder, 'outline.html'), outlinePage(template, station).markup);
    for (const [file, { size, isFullBleed }] of Object.entries(iconFiles))
      await writeFile(path.join(folder, file), await drawIcon(await iconDrawing(station, isFullBleed), size));
  };
  for (const name of await readdir(from)) {
    if (!name.endsWith('.json') || !(await stat(path.join(from, name))).isFile()) continue;
    const reading = readStationFile(path.join(from, name));
    const errors = reading.diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) {
      await copyFile(path.join(from, name), path.join(to, name));
      await writeHomeScreen(resolveStation(JSON.parse(await readFile(path.join(from, name), 'utf8'))));
    } else
      process.stderr.write(concise({ tool: 'station', rules: [], readings: [reading], diagnostics: errors }));
  }
}
