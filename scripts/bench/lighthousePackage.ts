// The Lighthouse that the bench measures with: fetched from the package registry when it is first needed, in the versions named here. Nothing else
// uses it, and it brings some two hundred packages along.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../build/site.ts';

const versions = { lighthouse: '12.8.2', 'chrome-launcher': '1.2.1' } as const;
/** A package of Lighthouse asks for whatever is the latest of this one. */
const overrides = { 'third-party-web': '0.27.0' } as const;
const place = path.join(root, 'node_modules', `.lighthouse-${versions.lighthouse}`);

/** What the bench reads of a report. */
export interface Report {
  lighthouseVersion: string;
  runtimeError?: { message: string };
  audits: Record<
    string,
    { id: string; score: number | null; scoreDisplayMode: string; numericValue?: number; details?: unknown }
  >;
  categories: Record<string, { score: number | null }>;
  environment: { benchmarkIndex: number };
}
export type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'silent'; onlyCategories: string[] },
) => Promise<{ lhr: Report } | undefined>;
export type Launch = (options: {
  chromePath: string;
  ignoreDefaultFlags: boolean;
  chromeFlags: string[];
  userDataDir: false;
}) => Promise<{ port: number; kill(): void }>;

/** Runs npm in a folder; rejects with what it said. */
const npm = (folder: string, words: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('npm', words, { cwd: folder, shell: process.platform === 'win32' });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
    child.on('error', (error) => reject(new Error(`npm could not be started: ${error.message}`)));
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`Lighthouse could not be installed: ${said.trim()}`)),
    );
  });

/** Installs beside the place and moves it there: an install that was cut off is no Lighthouse. */
async function install(): Promise<void> {
  const aside = `${place}-${process.pid}`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true });
  await writeFile(
    path.join(aside, 'package.json'),
    JSON.stringify({ private: true, dependencies: versions, overrides }),
  );
  await npm(aside, [
    'install',
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefix',
    aside,
  ]);
  await rename(aside, place).catch(async (error) => {
    await rm(aside, { recursive: true, force: true });
    // Another bench was faster.
    if (!existsSync(place)) throw error;
  });
}

export async function loadLighthouse(): Promise<{ lighthouse: Lighthouse; launch: Launch }> {
  if (!existsSync(place)) {
    console.error(`Installing Lighthouse ${versions.lighthouse} for the bench ...`);
    await install();
  }
  const { resolve } = createRequire(path.join(place, 'package.json'));
  const load = (name: keyof typeof versions) => import(pathToFileURL(resolve(name)).href);
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    load('lighthouse'),
    load('chrome-launcher'),
  ]);
  return { lighthouse, launch };
}
