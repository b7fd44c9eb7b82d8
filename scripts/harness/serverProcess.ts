// A server that runs as its own process, seen from outside: started, killed, started again on the same port, its clock moved forward.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../build/site.ts';
import { type Clock, momentOf, type ServerProcessOptions } from './clock.ts';

export interface ServerProcess {
  readonly port: number;
  /** Of the back office; 0 where there is none. */
  readonly officePort: number;
  readonly pid: number;
  /** The time by the server's clock, in epoch milliseconds. */
  nowMs(): number;
  /** Sets the clock; the server receives it a moment later. */
  setTime(ms: number): void;
  readonly clock: Clock;
  /** Asks it to compute the markers of harm of the nights that are due, now; it does so on its own. */
  runMarkerJob(): void;
  /** Kills it at once, as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Starts it again after kill() or stop(), on the same port; ready when this resolves. In the version whose sources are in `root`; the one before when left out. */
  start(root?: string): Promise<void>;
  /** Lets running calls finish, then ends it. */
  stop(): Promise<void>;
}

const startMs = 60_000;

/** The version that it starts in is that of `version`, a folder of sources; this one when left out. */
export async function startServerProcess(
  options: ServerProcessOptions,
  version = root,
): Promise<ServerProcess> {
  let child: ChildProcess;
  let { clock, port } = options;
  let officePort = 0;
  let output = '';
  let isEnding = false;

  async function start(next = version): Promise<void> {
    version = next;
    child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        ...(process.env.SERVER_NODE_OPTIONS ?? '').split(' ').filter(Boolean),
        path.join(version, 'scripts/harness/serverChild.ts'),
      ],
      {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          SERVER_OPTIONS: JSON.stringify({ ...options, clock, port }),
        },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    output = '';
    isEnding = false;
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', (piece) => {
        output = (output + piece).slice(-4_000);
      });
    const born = child;
    const ready = await Promise.race([
      once(born, 'message').then(([message]) => message as { port: number; officePort: number }),
      once(born, 'exit').then(() => undefined),
      pause(startMs, undefined, { ref: false }),
    ]);
    if (!ready) {
      born.kill('SIGKILL');
      throw new Error(`The server did not start.\n${output}`);
    }
    ({ port, officePort } = ready);
    born.once('exit', () => {
      if (!isEnding) process.stderr.write(`The server ended by itself.\n${output}\n`);
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    isEnding = true;
    child.kill(signal);
    await gone;
  }

  await start();
  return {
    get port() {
      return port;
    },
    get officePort() {
      return officePort;
    },
    get pid() {
      return child.pid!;
    },
    nowMs: () => momentOf(clock),
    get clock() {
      return clock;
    },
    setTime(ms) {
      clock = { ...clock, atMs: ms, sinceMs: Date.now() };
      child.send({ clock });
    },
    runMarkerJob: () => void child.send({ job: 'markers' }),
    kill: () => end('SIGKILL'),
    start,
    stop: () => end('SIGTERM'),
  };
}
