// One connection to a server at socket level: one request after another, kept alive, with so little work of its own that only the server is measured.
import net from 'node:net';
import type { Envelope } from '#contract/call.ts';

export interface Answer {
  status: number;
  /** Of head and body, as they came. */
  bytes: number;
  envelope: Envelope & Record<string, unknown>;
}

export interface Connection {
  /** Posts a form; rejects when the connection breaks or no answer has come after `patienceMs`. The next call connects again. */
  post(path: string, form: Readonly<Record<string, string>>, headers?: string): Promise<Answer>;
  /** The same with JSON, as calls of the back office take it. */
  postJson(path: string, fields: object, headers?: string): Promise<Answer>;
  get(path: string, headers?: string): Promise<Answer>;
  close(): void;
}

/** `headers` go with every request, each line ended by CRLF; without a station header the server takes the station from Host. */
export function openConnection(port: number, headers: string, patienceMs = 10_000): Connection {
  let socket: net.Socket | undefined;
  let received = '';
  let waiting: { done: (answer: Answer) => void; fail: (error: Error) => void } | undefined;
  let timer: NodeJS.Timeout | undefined;

  const drop = (error: Error): void => {
    clearTimeout(timer);
    socket?.destroy();
    socket = undefined;
    received = '';
    const { fail } = waiting ?? {};
    waiting = undefined;
    fail?.(error);
  };

  function open(): net.Socket {
    const opened = net.connect({ port, host: 'localhost', noDelay: true });
    opened.setEncoding('latin1');
    opened.on('data', (piece: string) => {
      if (opened !== socket) return;
      received += piece;
      const end = received.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = received.slice(0, end);
      const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? Number.NaN);
      if (Number.isNaN(length)) return drop(new Error('An answer without a length.'));
      if (received.length < end + 4 + length) return;
      const body = received.slice(end + 4, end + 4 + length);
      received = received.slice(end + 4 + length);
      clearTimeout(timer);
      const { done } = waiting!;
      waiting = undefined;
      if (/\r\nconnection: *close/i.test(head)) {
        socket = undefined;
        opened.destroy();
      }
      done({
        status: Number(head.slice(9, 12)),
        bytes: end + 4 + length,
        envelope: JSON.parse(Buffer.from(body, 'latin1').toString()) as Answer['envelope'],
      });
    });
    const lost = (): void => {
      if (opened === socket) drop(new Error('The connection broke.'));
    };
    opened.on('error', lost);
    opened.on('close', lost);
    return opened;
  }

  const send = (head: string, body = ''): Promise<Answer> =>
    new Promise((done, fail) => {
      waiting = { done, fail };
      socket ??= open();
      timer = setTimeout(() => drop(new Error('No answer came.')), patienceMs);
      socket.write(`${head}\r\n${body}`);
    });
  const sendBody = (path: string, type: string, body: string, more: string): Promise<Answer> =>
    send(
      `POST ${path} HTTP/1.1\r\n${headers}${more}Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`,
      body,
    );

  return {
    get: (path, more = '') => send(`GET ${path} HTTP/1.1\r\n${headers}${more}`),
    post: (path, form, more = '') =>
      sendBody(
        path,
        'application/x-www-form-urlencoded',
        new URLSearchParams(form as Record<string, string>).toString(),
        more,
      ),
    postJson: (path, fields, more = '') => sendBody(path, 'application/json', JSON.stringify(fields), more),
    close() {
      socket?.destroy();
      socket = undefined;
    },
  };
}
