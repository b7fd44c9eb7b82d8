// Where log lines go: written one after another beside the work, capped in size, and dropped and counted where they cannot be written.
import { type FileHandle, open, rename, stat } from 'node:fs/promises';
import type { DestinationStream } from 'pino';

/** What lines are written to. Either call may reject, or never settle. */
export interface LogSink {
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

export interface LogDestination extends DestinationStream {
  /** Lines that could not be written since the start. */
  dropped(): number;
  /** Whether the last attempt to write failed or has been running too long. */
  isFailing(): boolean;
  /** Writes what is queued, for a moment at most: a full disk or a reader that has stopped must not keep the process alive. */
  close(): Promise<void>;
}

export interface LogDestinationOptions {
  /** Characters that may wait to be written; lines beyond are dropped. */
  waitingMost?: number;
  /** Pause after a failure. */
  retryMs?: number;
  /** What close() waits at most. */
  closeMs?: number;
  /** Reported once when writing begins to fail, for the person at the terminal. */
  onFailing?: (error: Error) => void;
}

/** Level of pino for a warning. */
const warn = 40;

const waited = (ms: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms).unref();
  });

/** A destination for pino that never throws, never blocks and never grows: lines are lost rather than answers. */
export function createLogDestination(sink: LogSink, options: LogDestinationOptions = {}): LogDestination {
  const { waitingMost = 1_000_000, retryMs = 1_000, closeMs = 1_000, onFailing } = options;
  let lines: string[] = [];
  let size = 0;
  let dropped = 0;
  let unreported = 0;
  let hasFailed = false;
  let isClosing = false;
  let writing: Promise<void> | undefined;

  const drop = (count: number): void => {
    dropped += count;
    unreported += count;
  };

  async function writeAll(): Promise<void> {
    // In the next turn of the event loop: lines of one moment are written together.
    await undefined;
    while (lines.length > 0) {
      const batch = lines;
      lines = [];
      const lost = unreported;
      const report = { level: warn, time: Date.now(), dropped: lost, msg: 'log lines were dropped' };
      // A write that failed may have left half a line.
      const before = `${hasFailed ? '\n' : ''}${lost > 0 ? `${JSON.stringify(report)}\n` : ''}`;
      try {
        await sink.write(before + batch.join(''));
        unreported -= lost;
        hasFailed = false;
        size = lines.reduce((sum, line) => sum + line.length, 0);
      } catch (error) {
        drop(batch.length);
        size = lines.reduce((sum, line) => sum + line.length, 0);
        if (!hasFailed) onFailing?.(error as Error);
        hasFailed = true;
        if (isClosing) return;
        await waited(retryMs);
      }
    }
  }

  return {
    write(line) {
      if (isClosing || size + line.length > waitingMost) return drop(1);
      lines.push(line);
      size += line.length;
      writing ??= writeAll().finally(() => {
        writing = undefined;
      });
    },
    dropped: () => dropped,
    isFailing: () => hasFailed || size > waitingMost / 2,
    async close() {
      isClosing = true;
      const ended = Promise.resolve(writing)
        .then(() => sink.close())
        .catch(() => {});
      await Promise.race([ended, waited(closeMs)]);
    },
  };
}

export interface RollingFileOptions {
  /** Bytes a file holds before the next begins. */
  fileMost?: number;
  /** Files kept beside the current one: <file>.1 is the newest of them. */
  kept?: number;
}

/** A file that is set aside when it is full; the oldest of those set aside is overwritten. Only its owner may read it. */
export function rollingFile(
  file: string,
  { fileMost = 10_000_000, kept = 4 }: RollingFileOptions = {},
): LogSink {
  let handle: FileHandle | undefined;
  let size = 0;

  async function current(incoming: number): Promise<FileHandle> {
    if (handle && size > 0 && size + incoming > fileMost) {
      const full = handle;
      handle = undefined;
      await full.close();
      for (let number = kept; number > 1; number--)
        await rename(`${file}.${number - 1}`, `${file}.${number}`).catch(ignoreMissing);
      if (kept > 0) await rename(file, `${file}.1`).catch(ignoreMissing);
    }
    if (!handle) {
      handle = await open(file, 'a', 0o600);
      size = (await stat(file)).size;
    }
    return handle;
  }

  return {
    async write(text) {
      // In pieces, so that no batch makes a file longer than it may be.
      for (const piece of piecesOf(text, fileMost)) {
        const bytes = Buffer.byteLength(piece);
        const to = await current(bytes);
        await to.appendFile(piece);
        size += bytes;
      }
    },
    async close() {
      await handle?.close();
      handle = undefined;
    },
  };
}

/** Whole lines, as many at a time as a file holds. */
function* piecesOf(text: string, most: number): Generator<string> {
  let piece = '';
  let bytes = 0;
  for (const line of text.split(/(?<=\n)/)) {
    const length = Buffer.byteLength(line);
    if (bytes > 0 && bytes + length > most) {
      yield piece;
      piece = '';
      bytes = 0;
    }
    piece += line;
    bytes += length;
  }
  if (piece !== '') yield piece;
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Standard output. A pipe whose reader has stopped would block the process where it is written to synchronously. */
export function standardOutput(stream: NodeJS.WriteStream = process.stdout): LogSink {
  const { _handle: pipe } = stream as unknown as {
    _handle?: { setBlocking?: (isBlocking: boolean) => void };
  };
  pipe?.setBlocking?.(false);
  // A failed write is reported to its callback; without a listener it would end the process as well.
  stream.on('error', () => {});
  return {
    write: (text) =>
      new Promise((done, fail) => {
        stream.write(text, (error) => (error ? fail(error) : done()));
      }),
    close: async () => {},
  };
}
