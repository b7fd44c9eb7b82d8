// The visitor that `station probe` simulates: sends a call the way the site does, with a cookie jar.
import http from 'node:http';
import https from 'node:https';
import { ajaxHeader, intentHeader } from '#contract/boot.ts';
import { commandText } from '../commandTexts.ts';

export interface Reply {
  status: number;
  contentType: string;
  body: string;
  tookMs: number;
}

export interface Sent {
  path: string;
  verb: 'GET' | 'POST';
  /** Properties that travel in the query of a POST. */
  query: readonly string[];
  request: Readonly<Record<string, unknown>>;
  intentId?: string;
}

/** What a caller who is logged in already sends with every call. */
export interface OwnSession {
  cookies: readonly (readonly [name: string, value: string])[];
  headers: Readonly<Record<string, string>>;
}

/** Answers larger than this are no answers to a call. */
const largestAnswer = 5 * 1024 * 1024;

export class Backend {
  private readonly base: URL;
  private readonly timeoutMs: number;
  private readonly ownHeaders: Readonly<Record<string, string>>;
  private readonly cookies: Map<string, string>;

  constructor(base: URL, timeoutMs: number, own: OwnSession = { cookies: [], headers: {} }) {
    this.base = base;
    this.timeoutMs = timeoutMs;
    this.ownHeaders = own.headers;
    this.cookies = new Map(own.cookies);
  }

  get address(): string {
    return this.base.host;
  }

  /** Sends a call. Rejects with a sentence when there is no whole answer in time. */
  send({ path, verb, query, request, intentId }: Sent): Promise<Reply> {
    const inQuery = new URLSearchParams();
    const inBody = new URLSearchParams();
    for (const [name, value] of Object.entries(request)) {
      if (value === undefined) continue;
      (verb === 'GET' || query.includes(name) ? inQuery : inBody).append(name, String(value));
    }
    const search = inQuery.size > 0 ? `?${inQuery}` : '';
    const url = new URL(`${this.base.pathname.replace(/\/$/, '')}${path}${search}`, this.base);
    const body = verb === 'POST' ? String(inBody) : '';
    const headers: Record<string, string> = {
      Host: url.host,
      Accept: 'application/json',
      'Accept-Language': 'zh-CN',
      Origin: this.base.origin,
      [ajaxHeader[0]]: ajaxHeader[1],
      ...(verb === 'POST'
        ? {
            'Content-Type': 'application/x-www-form-urlencoded',
            'Content-Length': String(Buffer.byteLength(body)),
          }
        : {}),
      ...(intentId === undefined ? {} : { [intentHeader]: intentId }),
      ...(this.cookies.size === 0
        ? {}
        : { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...this.ownHeaders,
    };
    // Names below localhost are this machine, whatever its resolver knows.
    const hostname = /(^|\.)localhost$/.test(url.hostname)
      ? '127.0.0.1'
      : url.hostname.replace(/^\[|\]$/g, '');
    const start = performance.now();
    return new Promise((resolve, reject) => {
      const sent = (url.protocol === 'https:' ? https : http).request(
        {
          hostname,
          servername: url.hostname,
          port: url.port || undefined,
          path: url.pathname + url.search,
          method: verb,
          headers,
          agent: false,
        },
        (reply) => {
          const parts: Buffer[] = [];
          let size = 0;
          reply.on('data', (part: Buffer) => {
            parts.push(part);
            size += part.length;
            if (size > largestAnswer) sent.destroy(new Error(commandText('command.probe.noEnd')));
          });
          reply.on('error', reject);
          reply.on('end', () => {
            if (!reply.complete) return reject(new Error(commandText('command.probe.breaksOff')));
            for (const line of reply.headers['set-cookie'] ?? []) this.keep(line);
            resolve({
              status: reply.statusCode ?? 0,
              contentType: reply.headers['content-type'] ?? '',
              body: Buffer.concat(parts).toString('utf8'),
              tookMs: performance.now() - start,
            });
          });
          reply.on('close', () => {
            if (!reply.complete) reject(new Error(commandText('command.probe.breaksOff')));
          });
        },
      );
      const timer = setTimeout(
        () => sent.destroy(new Error(commandText('command.probe.noneInTime', { ms: this.timeoutMs }))),
        this.timeoutMs,
      );
      sent.on('close', () => clearTimeout(timer));
      sent.on('error', reject);
      sent.end(body);
    });
  }

  private keep(line: string): void {
    const [pair, ...attributes] = line.split(';');
    const [name, value] = pair!.trim().split(/=(.*)/s) as [string, string | undefined];
    const isGone = attributes.some((one) => /^\s*max-age=0*\s*$/i.test(one)) || !value;
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
