// Running a script of ours as a process beside the test: what it prints, its address, its end.
import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export interface Started {
  stop(signal: NodeJS.Signals): Promise<number | null>;
  /** What it printed: the address on stdout, everything else on stderr. */
  stdout(): string;
  stderr(): string;
  ended: Promise<number | null>;
  /** Resolves with the printed address; rejects when the process ends before. */
  address: Promise<string>;
}

/** Starts `scripts/<script>` with these arguments, and with these variables beside those of the test. */
export function run(script: string, args: string[], env: Record<string, string>): Started {
  const argv = ['--disable-warning=ExperimentalWarning', path.join(root, 'scripts', script), ...args];
  const child = spawn(process.execPath, argv, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (piece) => {
    out += piece;
  });
  child.stderr.setEncoding('utf8').on('data', (piece) => {
    err += piece;
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const address = new Promise<string>((ready, fail) => {
    child.stdout.on('data', () => out.includes('\n') && ready(out.trim()));
    void ended.then((code) => fail(new Error(`ended with ${code}: ${err}`)));
  });
  address.catch(() => undefined);
  return {
    stop(signal) {
      child.kill(signal);
      return ended;
    },
    stdout: () => out,
    stderr: () => err,
    ended,
    address,
  };
}

/** The server of `npm start`. */
export const start = (env: Record<string, string>): Started => run('start.ts', [], env);
