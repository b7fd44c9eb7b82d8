// A thread that floods one door over many sockets, each with one request after another, until it is stopped; so that who measures beside it is not held up.
import net from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { type Door, requestOf } from './doors.ts';

export interface Flood {
  door: Door;
  port: number;
  sockets: number;
  /** The head's lines of each socket: station and address. */
  heads: readonly string[];
}

export interface Flooded {
  /** Answers by their HTTP status, and connections that broke. */
  answers: Readonly<Record<string, number>>;
  /** The longest wait for an answer, in milliseconds. */
  longestMs: number;
}

const { door, port, sockets, heads } = workerData as Flood;
const answers: Record<string, number> = {};
let longestMs = 0;
let isStopped = false;
const open = new Set<net.Socket>();
const count = (what: string): void => {
  answers[what] = (answers[what] ?? 0) + 1;
};

/** Whether an answer is there whole: its length, or the last of its chunks. */
function isWhole(text: string): boolean {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, head))?.[1];
  if (length !== undefined) return text.length >= head + 4 + Number(length);
  return / 204 | 304 /.test(text.slice(0, 15)) || text.endsWith('0\r\n\r\n');
}

function flood(at: number): void {
  const socket = net.connect({ port, host: 'localhost', noDelay: true });
  open.add(socket);
  socket.setEncoding('latin1');
  let text = '';
  let sentMs = 0;
  const send = (): void => {
    sentMs = performance.now();
    socket.write(requestOf(door, heads[at]!));
  };
  socket.on('connect', send);
  socket.on('data', (piece: string) => {
    text += piece;
    if (!isWhole(text)) return;
    longestMs = Math.max(longestMs, performance.now() - sentMs);
    count(text.slice(9, 12));
    const ends = /\r\nconnection: *close/i.test(text);
    text = '';
    if (ends) socket.destroy();
    else if (!isStopped) send();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    open.delete(socket);
    if (isStopped) return;
    count('broken');
    // At once again, as who floods would; a server that is gone must not make this thread spin.
    setTimeout(() => !isStopped && flood(at), 5);
  });
}

for (let at = 0; at < sockets; at++) flood(at);
parentPort!.once('message', () => {
  isStopped = true;
  for (const socket of open) socket.destroy();
  parentPort!.postMessage({ answers, longestMs } satisfies Flooded);
});
