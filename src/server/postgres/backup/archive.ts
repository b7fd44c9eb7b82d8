// The file of a backup: a tar archive packed with zstd, written and read as a stream, never whole in memory.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';

const block = 512;
const pieceBytes = 1 << 20;
const folderMode = 0o700;
const fileMode = 0o600;

export interface ArchiveWriter {
  addFolder(name: string): Promise<void>;
  addBytes(name: string, bytes: Buffer): Promise<void>;
  /** A file as it is while it is read: PostgreSQL may be writing it. Nothing where it is gone. */
  addFile(name: string, path: string): Promise<void>;
  /** Ends the archive, makes it durable, and returns the SHA-256 of the file. */
  close(): Promise<string>;
}

/** The header of an entry, in the form of POSIX ustar. */
function headerOf(name: string, size: number, isFolder: boolean): Buffer {
  if (Buffer.byteLength(name) > 99) throw new Error(`${name} is too long a name for the archive.`);
  if (size >= 8 ** 11) throw new Error(`${name} is too large a file for the archive.`);
  const header = Buffer.alloc(block);
  const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;
  header.write(name, 0);
  header.write(octal(isFolder ? folderMode : fileMode, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write('        ', 148);
  header.write(isFolder ? '5' : '0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${octal(checksumOf(header), 7)} `, 148);
  return header;
}

const checksumOf = (header: Buffer): number => header.reduce((sum, byte) => sum + byte, 0);

const padding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);

export function writeArchive(file: string): ArchiveWriter {
  const pack = createZstdCompress();
  const hash = createHash('sha256');
  const counted = new Transform({
    transform(piece, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
  });
  const written = pipeline(pack, counted, createWriteStream(file, { flags: 'wx', mode: fileMode }));
  // Whoever writes next, or closes, gets the failure.
  written.catch(() => {});
  const put = async (piece: Buffer): Promise<void> => {
    if (piece.length > 0 && !pack.write(piece)) await Promise.race([once(pack, 'drain'), written]);
  };

  return {
    addFolder: (name) => put(headerOf(`${name}/`, 0, true)),
    async addBytes(name, bytes) {
      await put(headerOf(name, bytes.length, false));
      await put(bytes);
      await put(padding(bytes.length));
    },
    async addFile(name, path) {
      let handle: FileHandle;
      try {
        handle = await open(path);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
        throw error;
      }
      try {
        const { size } = await handle.stat();
        await put(headerOf(name, size, false));
        for (let at = 0; at < size; ) {
          const piece = Buffer.alloc(Math.min(pieceBytes, size - at));
          const { bytesRead } = await handle.read(piece, 0, piece.length, at);
          // Cut short meanwhile: the journal has what is missing, as with pg_basebackup.
          const got = bytesRead === 0 ? piece : piece.subarray(0, bytesRead);
          await put(got);
          at += got.length;
        }
        await put(padding(size));
      } finally {
        await handle.close();
      }
    },
    async close() {
      pack.end(Buffer.alloc(2 * block));
      await written;
      const handle = await open(file, 'r+');
      await handle.sync().finally(() => handle.close());
      return hash.digest('hex');
    },
  };
}

/** The SHA-256 of a file. */
export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

export interface ArchiveEntry {
  name: string;
  isFolder: boolean;
  /** The content in pieces; has to be read to its end before the next entry. */
  pieces(): AsyncGenerator<Buffer>;
}

/** The entries of an archive, one after another. Throws where it ends early or is none. */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createZstdDecompress());
  source.on('error', (error) => unpacked.destroy(error));
  const incoming = unpacked[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let held: Buffer = Buffer.alloc(0);
  /** At most so many bytes, and at least one. */
  const take = async (most: number): Promise<Buffer> => {
    if (held.length === 0) {
      const { value, done } = await incoming.next();
      if (done) throw new Error(`${file} ends early.`);
      held = value;
    }
    const taken = held.subarray(0, most);
    held = held.subarray(taken.length);
    return taken;
  };
  const takeAll = async (size: number): Promise<Buffer> => {
    const pieces: Buffer[] = [];
    for (let missing = size; missing > 0; missing -= pieces.at(-1)!.length) pieces.push(await take(missing));
    return Buffer.concat(pieces);
  };
  try {
    for (;;) {
      const header = await takeAll(block);
      if (header.every((byte) => byte === 0)) return;
      const text = (from: number, length: number): string =>
        header.toString('utf8', from, from + length).replace(/\0.*$/s, '');
      const sum = Number.parseInt(text(148, 8), 8);
      if (checksumOf(Buffer.from(header).fill(' ', 148, 156)) !== sum)
        throw new Error(`${file} is no archive of a backup.`);
      const size = Number.parseInt(text(124, 12), 8);
      let missing = size;
      yield {
        name: text(0, 100).replace(/\/$/, ''),
        isFolder: text(156, 1) === '5',
        async *pieces() {
          while (missing > 0) {
            const piece = await take(Math.min(missing, pieceBytes));
            missing -= piece.length;
            yield piece;
          }
        },
      };
      await takeAll(missing + padding(size).length);
    }
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}
