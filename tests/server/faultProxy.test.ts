// Each fault of the proxy is what it says, seen from a plain HTTP client.
import http from 'node:http';
import type net from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from '#support/faultProxy.ts';

let upstream: http.Server;
let proxy: FaultProxy;
let served = 0;

beforeAll(async () => {
  upstream = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      served += 1;
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ url: request.url, host: request.headers.host, body, filler: 'x'.repeat(200) }),
      );
    });
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  proxy = await startFaultProxy((upstream.address() as net.AddressInfo).port);
});
afterEach(() => proxy.heal());
afterAll(async () => {
  await proxy.close();
  await new Promise((resolve) => upstream.close(resolve));
});

function ask(
  path: string,
  body = '',
  timeoutMs = 2_000,
): Promise<{ status: number; type: string; text: string; ms: number }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        port: proxy.port,
        path,
        method: 'POST',
        agent: false,
        headers: { host: 'a.localhost', 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => {
          if (!response.complete) return reject(new Error('incomplete'));
          resolve({
            status: response.statusCode!,
            type: response.headers['content-type'] ?? '',
            text,
            ms: performance.now() - began,
          });
        });
        response.on('error', reject);
      },
    );
    request.setTimeout(timeoutMs, () => request.destroy(new Error('no answer')));
    request.on('error', reject);
    request.end(body);
  });
}

test('without a fault a request and its reply pass unchanged', async () => {
  const { status, text } = await ask('/a?b=1', 'c=2');
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ url: '/a?b=1', host: 'a.localhost', body: 'c=2' });
});

test('every request is noted with its body', async () => {
  const before = proxy.seen.length;
  await ask('/noted', 'x=1');
  expect(proxy.seen.slice(before)).toMatchObject([{ method: 'POST', path: '/noted', body: 'x=1' }]);
});

test('a fault touches only what matches, only so many times', async () => {
  proxy.inject('/faulty', { kind: 'reset' }, 1);
  expect((await ask('/other')).status).toBe(200);
  await expect(ask('/faulty')).rejects.toThrow(/ECONNRESET|hang up/);
  expect((await ask('/faulty')).status).toBe(200);
});

test('the newest fault counts, and can be removed alone', async () => {
  proxy.inject('/x', { kind: 'status', status: 503 });
  const stop = proxy.inject(/^\/x/, { kind: 'status', status: 502 });
  expect((await ask('/x')).status).toBe(502);
  stop();
  expect((await ask('/x')).status).toBe(503);
});

test('refused connections are refused by the system itself, until healed', async () => {
  await proxy.refuse();
  await expect(ask('/a')).rejects.toThrow(/ECONNREFUSED/);
  await proxy.heal();
  expect((await ask('/a')).status).toBe(200);
});

test('a black hole takes the request and never answers', async () => {
  proxy.inject('/', { kind: 'blackHole' });
  const before = served;
  await expect(ask('/a', '', 200)).rejects.toThrow('no answer');
  expect(served).toBe(before);
});

test('a delay holds the reply back', async () => {
  proxy.inject('/', { kind: 'delay', ms: 150 });
  expect((await ask('/a')).ms).toBeGreaterThanOrEqual(149);
});

test('a drip lets the reply through a few bytes at a time, whole in the end', async () => {
  proxy.inject('/', { kind: 'drip', bytes: 60, everyMs: 15 });
  const { text, ms } = await ask('/a');
  expect(JSON.parse(text)).toMatchObject({ url: '/a' });
  expect(ms).toBeGreaterThan(60);
});

test.each(['cutBeforeHeaders', 'cutAfterBody'] as const)(
  '%s: the server did its work and no answer arrives',
  async (kind) => {
    proxy.inject('/', { kind });
    const before = served;
    await expect(ask('/a', 'money=1')).rejects.toThrow(/ECONNRESET|hang up/);
    await expect.poll(() => served).toBe(before + 1);
  },
);

test('a reply cut in the middle arrives in part', async () => {
  proxy.inject('/', { kind: 'cutMidReply' });
  await expect(ask('/a')).rejects.toThrow(/aborted|incomplete|ECONNRESET/);
});

test('garbage is no HTTP', async () => {
  proxy.inject('/', { kind: 'garbage' });
  await expect(ask('/a')).rejects.toThrow(/Parse Error/);
});

test("a page where JSON should be, a status of a gateway, an answer in the server's stead", async () => {
  proxy.inject('/html', { kind: 'html' });
  proxy.inject('/status', { kind: 'status', status: 504 });
  proxy.inject('/answer', { kind: 'answer', json: { success: false, msg: '未登录' } });
  expect(await ask('/html')).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
  expect((await ask('/status')).status).toBe(504);
  expect(JSON.parse((await ask('/answer')).text)).toEqual({ success: false, msg: '未登录' });
});
