// Owns one connection to a house at socket level: a request after the other, kept alive, with next to no work of its own, so that the house is what is measured.
import net from 'node:net';
import type { Envelope } from '#contract/call.ts';

export interface Answer {
  status: number;
  envelope: Envelope & Record<string, unknown>;
}

export interface Line {
  /** Posts a form; rejects when the line breaks or nothing has come after `patienceMs`. The next call opens a new line. */
  post(path: string, form: Readonly<Record<string, string>>, headers?: string): Promise<Answer>;
  close(): void;
}

/** `headers` go with every request, each line ended by CRLF; a house without one is asked for the station by its Host. */
export function openLine(port: number, headers: string, patienceMs = 10_000): Line {
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
    const line = net.connect({ port, host: 'localhost', noDelay: true });
    line.setEncoding('latin1');
    line.on('data', (piece: string) => {
      if (line !== socket) return;
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
        line.destroy();
      }
      done({
        status: Number(head.slice(9, 12)),
        envelope: JSON.parse(Buffer.from(body, 'latin1').toString()) as Answer['envelope'],
      });
    });
    const lost = (): void => {
      if (line === socket) drop(new Error('The line broke.'));
    };
    line.on('error', lost);
    line.on('close', lost);
    return line;
  }

  return {
    post(path, form, more = '') {
      const body = new URLSearchParams(form as Record<string, string>).toString();
      return new Promise((done, fail) => {
        waiting = { done, fail };
        socket ??= open();
        timer = setTimeout(() => drop(new Error('No answer came.')), patienceMs);
        socket.write(
          `POST ${path} HTTP/1.1\r\n${headers}${more}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        );
      });
    },
    close() {
      socket?.destroy();
      socket = undefined;
    },
  };
}
