// A proxy at socket level that breaks chosen requests the way networks and gateways do: below the browser, where its own repeats can be seen.
import net from 'node:net';

/**
 * reset: the connection is reset as soon as the request is read. blackHole: read and never answered. delay: answered
 * after so many ms. drip: the reply comes a few bytes at a time. cutBeforeHeaders: the server answers, nothing of it
 * arrives. cutAfterBody: the request reaches the server whole, then the connection ends. cutMidReply: headers and half of
 * the body arrive. garbage: bytes that are no HTTP. html: a page where JSON should be. status: a gateway's status and
 * page, or with the envelope and id of a server that failed. answer: this JSON in the server's stead. page: this page, as a plain static host would serve it. script: this script.
 */
export type Fault =
  | { kind: 'reset' | 'blackHole' | 'cutBeforeHeaders' | 'cutAfterBody' | 'cutMidReply' | 'garbage' | 'html' }
  | { kind: 'delay'; ms: number }
  | { kind: 'drip'; bytes: number; everyMs: number }
  | { kind: 'status'; status: number; json?: unknown; requestId?: string }
  | { kind: 'answer'; json: unknown }
  | { kind: 'page'; html: string }
  | { kind: 'script'; code: string };

export interface SeenRequest {
  method: string;
  path: string;
  head: string;
  body: string;
  /** ms since the proxy began. */
  atMs: number;
}

export interface FaultProxy {
  port: number;
  /** Every request that arrived, in order, repeats by the browser itself included. */
  seen: SeenRequest[];
  /** Breaks requests whose path matches, the first `times` of them (all when left out); returns the function that stops it. */
  inject(match: string | RegExp, fault: Fault, times?: number): () => void;
  /** Every fault is removed, and connections are accepted again. */
  heal(): Promise<void>;
  /** New connections are refused, existing ones reset. */
  refuse(): Promise<void>;
  close(): Promise<void>;
}

interface Rule {
  match: string | RegExp;
  fault: Fault;
  left: number;
}

const reasons: Record<number, string> = {
  404: 'Not Found',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

const reply = (status: number, type: string, body: string, requestId = ''): string =>
  `HTTP/1.1 ${status} ${reasons[status] ?? 'OK'}\r\n${requestId && `X-Request-Id: ${requestId}\r\n`}Content-Type: ${type}; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`;

/** The first whole request in a buffer, or null while it is still arriving. */
function readRequest(buffer: Buffer): { head: string; body: Buffer; size: number } | null {
  const end = buffer.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = buffer.toString('latin1', 0, end);
  const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
  const size = end + 4 + length;
  return buffer.length < size ? null : { head, body: buffer.subarray(end + 4, size), size };
}

/** One request a connection: what a fault does to one never touches another. */
const closing = (head: string): string =>
  `${head.replace(/^(connection|keep-alive):.*\r\n/gim, '').replace(/\r\nconnection:.*$/i, '')}\r\nConnection: close\r\n\r\n`;

/** Starts a proxy in front of a port of this machine, on a free port. */
export async function startFaultProxy(upstreamPort: number): Promise<FaultProxy> {
  const began = performance.now();
  const rules: Rule[] = [];
  const seen: SeenRequest[] = [];
  const sockets = new Set<net.Socket>();
  const timers = new Set<NodeJS.Timeout>();

  const later = (work: () => void, ms: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };

  const faultOf = (path: string): Fault | null => {
    const rule = rules.find(
      ({ match, left }) =>
        left > 0 && (typeof match === 'string' ? path.startsWith(match) : match.test(path)),
    );
    if (!rule) return null;
    rule.left -= 1;
    return rule.fault;
  };

  /** Forwards the request and collects the whole reply. */
  const fetchReply = (request: { head: string; body: Buffer }, done: (whole: Buffer) => void): net.Socket => {
    const upstream = net.connect(upstreamPort, '127.0.0.1');
    const parts: Buffer[] = [];
    sockets.add(upstream);
    upstream.on('data', (part) => parts.push(part));
    upstream.on('error', () => undefined);
    upstream.on('close', () => {
      sockets.delete(upstream);
      done(Buffer.concat(parts));
    });
    upstream.write(closing(request.head), 'latin1');
    upstream.write(request.body);
    return upstream;
  };

  const serve = (client: net.Socket, request: { head: string; body: Buffer }): void => {
    const [method = '', path = ''] = request.head.split(' ', 2);
    seen.push({
      method,
      path,
      head: request.head,
      body: request.body.toString(),
      atMs: performance.now() - began,
    });
    const fault = faultOf(path);
    switch (fault?.kind) {
      case 'blackHole':
        return;
      case 'reset':
        client.resetAndDestroy();
        return;
      case 'garbage':
        client.end(Buffer.from([0x16, 0x03, 0x01, 0x00, 0xff, 0x80, 0x00, 0x0a, 0x0d, 0x00]));
        return;
      case 'html':
        client.end(reply(200, 'text/html', '<!doctype html><title>Please sign in to this network</title>'));
        return;
      case 'status':
        client.end(
          fault.json === undefined
            ? reply(fault.status, 'text/html', `<h1>${fault.status} ${reasons[fault.status] ?? ''}</h1>`)
            : reply(fault.status, 'application/json', JSON.stringify(fault.json), fault.requestId),
        );
        return;
      case 'answer':
        client.end(reply(200, 'application/json', JSON.stringify(fault.json)));
        return;
      case 'page':
        client.end(reply(200, 'text/html', fault.html));
        return;
      case 'script':
        client.end(reply(200, 'text/javascript', fault.code));
        return;
      case 'cutAfterBody': {
        const upstream = fetchReply(request, () => undefined);
        upstream.on('connect', () => later(() => client.resetAndDestroy(), 20));
        return;
      }
    }
    fetchReply(request, (whole) => {
      if (client.destroyed) return;
      if (whole.length === 0 || fault?.kind === 'cutBeforeHeaders') return void client.resetAndDestroy();
      if (fault?.kind === 'cutMidReply') {
        const bodyAt = whole.indexOf('\r\n\r\n') + 4;
        client.write(whole.subarray(0, bodyAt + Math.floor((whole.length - bodyAt) / 2)), () =>
          later(() => client.resetAndDestroy(), 20),
        );
        return;
      }
      if (fault?.kind === 'delay') return later(() => client.end(whole), fault.ms);
      if (fault?.kind !== 'drip') return void client.end(whole);
      const { bytes, everyMs } = fault;
      const drop = (at: number): void => {
        if (client.destroyed) return;
        if (at >= whole.length) return void client.end();
        client.write(whole.subarray(at, at + bytes));
        later(() => drop(at + bytes), everyMs);
      };
      drop(0);
    });
  };

  const server = net.createServer((client) => {
    let buffer = Buffer.alloc(0);
    let isServed = false;
    sockets.add(client);
    client.setNoDelay(true);
    client.on('error', () => undefined);
    client.on('close', () => sockets.delete(client));
    client.on('data', (part) => {
      if (isServed) return;
      buffer = Buffer.concat([buffer, part]);
      const request = readRequest(buffer);
      if (!request) return;
      isServed = true;
      serve(client, request);
    });
  });

  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve();
      });
    });
  const stopListening = (): Promise<void> =>
    new Promise((resolve) => {
      if (!server.listening) return resolve();
      server.close(() => resolve());
      for (const socket of sockets) socket.resetAndDestroy();
    });

  await listen(0);
  const { port } = server.address() as net.AddressInfo;
  return {
    port,
    seen,
    inject(match, fault, times = Number.POSITIVE_INFINITY) {
      const rule: Rule = { match, fault, left: times };
      // The newest says what happens.
      rules.unshift(rule);
      return () => {
        const at = rules.indexOf(rule);
        if (at >= 0) rules.splice(at, 1);
      };
    },
    async heal() {
      rules.length = 0;
      if (!server.listening) await listen(port);
    },
    refuse: stopListening,
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await stopListening();
      for (const socket of sockets) socket.destroy();
    },
  };
}
