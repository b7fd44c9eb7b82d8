// The processes in which pictures are decoded: started by the first picture, replaced when one dies, killed when a picture takes too long.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createQueue } from '../boundedQueue.ts';
import { Refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import type { Redrawn, RedrawnLogo } from './redraw.ts';

const processesMost = 2;
/** A start takes a fifth of a second; a machine that needs this long is not going to decode anything. */
const startMs = 20_000;
const program = path.join(import.meta.dirname, 'redrawProcess.ts');
/**
 * In KiB, of data. About 600,000 are what Node reserves and never touches; the largest picture that is taken needs 200,000. The shell sets
 * the limit, since Node cannot; systems without it go on without.
 */
const dataKib = 1_200_000;
const limited = `ulimit -d ${dataKib} 2>/dev/null; exec "$0" "$@"`;
/** V8 gets little, and the process none of the server's variables: what it decodes comes from anybody. */
const command = [process.execPath, '--max-old-space-size=64', program];

export interface Redrawing {
  /**
   * A new picture made from the pixels of a file, upright, without anything else the file held. Owners take turns, each with one picture at a
   * time. Refuses at the request's `field` ('data') what is no sound picture, and what takes too long or ends its process; with code `busy` where too many wait.
   */
  redraw(file: Buffer, owner: string, field?: string): Promise<Redrawn>;
  /** The same for a logo, which may be a drawing; undefined for what is no sound PNG, JPEG or SVG of a logo's size. */
  redrawLogo(file: Buffer, owner: string): Promise<RedrawnLogo | undefined>;
  /** The ids of its processes. */
  processes(): number[];
  /** Ends its processes; pictures that are still decoded are refused. */
  close(): void;
}

function start(): ChildProcess {
  const [file, args] =
    process.platform === 'win32' ? [command[0]!, command.slice(1)] : ['/bin/sh', ['-c', limited, ...command]];
  const child = spawn(file, args, {
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  child.on('error', () => {});
  return child;
}

/** A process gave no answer: it has ended, or it needed too long and was killed. */
class Unanswered extends Error {
  override name = 'Unanswered';
  readonly hasEnded: boolean;

  constructor(hasEnded: boolean, cause: unknown) {
    super('The process that decodes pictures gave no answer.', { cause });
    this.hasEnded = hasEnded;
  }
}

/** Whether this process waits for that one before it ends by itself: only while there is an answer to come. */
function keepWaiting(child: ChildProcess, how: 'ref' | 'unref'): void {
  child[how]();
  child.channel?.[how]();
}

/** The next message of a process. Throws Unanswered when the process ends or needs longer; it is dead then. */
async function messageOf<T>(child: ChildProcess, withinMs: number): Promise<T> {
  const done = new AbortController();
  const signal = AbortSignal.any([done.signal, AbortSignal.timeout(withinMs)]);
  const end = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('It has ended.')));
  end.catch(() => {});
  keepWaiting(child, 'ref');
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), end]);
    return message as T;
  } catch (error) {
    child.kill('SIGKILL');
    throw new Unanswered(!signal.aborted, error);
  } finally {
    done.abort();
    keepWaiting(child, 'unref');
  }
}

/** `pictureMs` of the settings is how long a picture may take once its process runs. Nothing starts before the first picture. */
export function createRedrawing(settings: Pick<Settings, 'pictureMs'>): Redrawing {
  const queue = createQueue({
    atOnce: processesMost,
    eachAtOnce: 1,
    waiting: 40,
    waitMs: settings.pictureMs,
    refusal: () => new Refusal('server.crowded', { code: 'busy' }),
  });
  const all = new Set<ChildProcess>();
  let idle: ChildProcess[] = [];

  async function started(): Promise<ChildProcess> {
    const child = start();
    all.add(child);
    child.once('exit', () => all.delete(child));
    await messageOf(child, startMs).catch((cause: unknown) => {
      throw new Error('The process that decodes pictures does not start.', { cause });
    });
    return child;
  }

  type Asked = { file: Buffer; kind: 'picture' | 'logo' };

  async function decodeBy<Found extends Redrawn>(child: ChildProcess, asked: Asked): Promise<Found | null> {
    // What cannot be sent shows as the end of its process.
    child.send(asked, () => {});
    const found = await messageOf<Found | null>(child, settings.pictureMs);
    idle.push(child);
    return found;
  }

  async function decode<Found extends Redrawn>(asked: Asked): Promise<Found | null> {
    idle = idle.filter((child) => all.has(child));
    const used = idle.pop();
    if (!used) return await decodeBy(await started(), asked);
    return await decodeBy<Found>(used, asked).catch(async (error: unknown) => {
      // One that waited may have been killed meanwhile: that is not the picture's fault.
      if (!(error instanceof Unanswered && error.hasEnded)) throw error;
      return await decodeBy<Found>(await started(), asked);
    });
  }

  async function redraw(file: Buffer, field: string): Promise<Redrawn> {
    const found = await decode<Redrawn>({ file, kind: 'picture' }).catch((error: unknown) => {
      if (!(error instanceof Unanswered)) throw error;
      throw new Refusal('server.forum.pictureHeavy', { code: 'invalid', field });
    });
    if (!found) throw new Refusal('server.forum.picture', { code: 'invalid', field });
    return { ...found, bytes: Buffer.from(found.bytes) };
  }

  async function redrawLogo(file: Buffer): Promise<RedrawnLogo | undefined> {
    const found = await decode<RedrawnLogo>({ file, kind: 'logo' }).catch((error: unknown) => {
      if (!(error instanceof Unanswered)) throw error;
      return null;
    });
    return found ? { ...found, bytes: Buffer.from(found.bytes) } : undefined;
  }

  return {
    redraw: (file, owner, field = 'data') => queue.run(owner, () => redraw(file, field)),
    redrawLogo: (file, owner) => queue.run(owner, () => redrawLogo(file)),
    processes: () => [...all].flatMap(({ pid }) => pid ?? []),
    close() {
      for (const child of all) child.kill('SIGKILL');
    },
  };
}

const redrawings = new WeakMap<Settings, Redrawing>();

/** That of the server with these settings. */
export function redrawingOf(settings: Settings): Redrawing {
  let redrawing = redrawings.get(settings);
  if (!redrawing) {
    redrawing = createRedrawing(settings);
    redrawings.set(settings, redrawing);
  }
  return redrawing;
}
