// The Chromium that tests and the bench drive: finding it, and on Debian as root installing it with a Chinese font.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The same browser without windows, for pages that nobody looks at. */
const shell = 'chromium-headless-shell';

let found: Promise<string> | undefined;

/**
 * The path of a Chromium to test with, on a machine that can draw Chinese. CHROME_PATH goes before everything.
 * Throws an Error whose message says what to install when it cannot be installed here.
 */
export function ensureChromium(): Promise<string> {
  found ??= prepare().catch((error) => {
    found = undefined;
    throw error;
  });
  return found;
}

/** The path of a headless shell of Chromium; where it is not there and cannot be installed, that of the whole browser. */
export async function ensureHeadlessShell(): Promise<string> {
  const whole = await ensureChromium();
  if (process.env.CHROME_PATH) return whole;
  if (!findProgram([shell]) && isDebian() && isRoot())
    await installPackages([shell]).catch((error: Error) => console.error(error.message));
  return findProgram([shell]) ?? whole;
}

async function prepare(): Promise<string> {
  const given = process.env.CHROME_PATH;
  if (given && !isProgram(given)) {
    throw new Error(
      `CHROME_PATH names ${given}, which is not a program. Correct it, or unset it to use an installed one.`,
    );
  }
  const wanted = [!findChromium() && 'chromium', !hasChineseFont() && 'fonts-noto-cjk'].filter(
    (name) => name !== false,
  );
  if (wanted.length > 0) await installPackages(wanted);
  const chromium = findChromium();
  if (chromium === undefined)
    throw new Error('Chromium was installed, but no program of that name is in the PATH.');
  return chromium;
}

function findChromium(): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const ofMac =
    process.platform === 'darwin'
      ? [
          '/Applications/Chromium.app/Contents/MacOS/Chromium',
          '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        ]
      : [];
  return findProgram(names) ?? ofMac.find(isProgram);
}

/** The first that is installed. */
function findProgram(called: readonly string[]): string | undefined {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)];
  return called.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function hasChineseFont(): boolean {
  // Other systems include one.
  if (process.platform !== 'linux') return true;
  const list = spawnSync('fc-list', [':lang=zh', 'file'], { encoding: 'utf8' });
  if (list.error) return existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc');
  return list.stdout.trim() !== '';
}

async function installPackages(packages: string[]): Promise<void> {
  const what = packages.join(' and ');
  const byHand = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (!isDebian()) {
    throw new Error(
      `The browser tests need ${what}, missing here. Install them (on Debian: ${byHand}), ` +
        'or set CHROME_PATH to a Chromium of your own, and run this again.',
    );
  }
  if (!isRoot()) {
    throw new Error(`The browser tests need ${what}, missing here. Run this once: sudo ${byHand}`);
  }
  const begun = Date.now();
  const seconds = () => `${Math.round((Date.now() - begun) / 1_000)} s`;
  console.error(
    `Installing Debian's ${what} for the browser tests (one to three minutes, by your network) ...`,
  );
  const progress = setInterval(() => console.error(`  still installing (${seconds()})`), 15_000);
  try {
    // Another apt-get, such as the machine's own daily one, is waited for.
    const patience = ['-o', 'DPkg::Lock::Timeout=300'];
    const updated = await aptGet([...patience, 'update']);
    // A package list that could not be updated may still suffice.
    const { code, output } = await aptGet([
      ...patience,
      'install',
      '-y',
      '--no-install-recommends',
      ...packages,
    ]);
    if (code !== 0) {
      const said = `${updated.code === 0 ? '' : updated.output}\n${output}`
        .trim()
        .split('\n')
        .slice(-12)
        .join('\n');
      throw new Error(
        `${said}\nInstalling ${what} failed; what apt-get said stands above. Try it by hand: ${byHand}`,
      );
    }
  } finally {
    clearInterval(progress);
  }
  console.error(`Installed in ${seconds()}.`);
}

const isRoot = (): boolean => process.geteuid?.() === 0;

function isDebian(): boolean {
  try {
    return /^ID(_LIKE)?=.*\bdebian\b/m.test(readFileSync('/etc/os-release', 'utf8')) && !isUbuntu();
  } catch {
    return false;
  }
}

/** Ubuntu's package of that name only fetches a snap, which does not run in a container. */
function isUbuntu(): boolean {
  return /^ID="?ubuntu"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

async function aptGet(args: string[]): Promise<{ code: number; output: string }> {
  return await new Promise((done) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn('apt-get', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece) => {
        output += piece;
      });
    }
    child.once('error', (error) => done({ code: -1, output: `${output}\n${error.message}` }));
    child.once('close', (code) => done({ code: code ?? -1, output }));
  });
}
