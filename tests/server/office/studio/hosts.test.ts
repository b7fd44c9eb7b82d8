// What is said of host names: by the name service and one handshake, at addresses of the open internet alone.

import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { expect, test as plain } from 'vitest';
import { checkHost, isPublicAddress, type Network } from '#server/office/studio/hosts.ts';

/** For good.example, by nobody whom browsers trust, good from 2020 for a hundred years. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgoyKMQ/bYQvRrZVKx
x3hU96YbO5ur6ZMrBO3zt4tZYcOhRANCAARYd8oE3MXywxSbjTUiS7YMOBsFFOny
+58x+KD/Mln5BY8B8u+Y6QHyMS+PyC26gXgS69X41LtjIv4Y2WGg/5GH
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBmTCCAT+gAwIBAgIBATAKBggqhkjOPQQDAjAwMRcwFQYDVQQKDA5UZXN0IGF1
dGhvcml0eTEVMBMGA1UEAwwMZ29vZC5leGFtcGxlMCAXDTIwMDEwMTAwMDAwMFoY
DzIxMjAwMTAxMDAwMDAwWjAwMRcwFQYDVQQKDA5UZXN0IGF1dGhvcml0eTEVMBMG
A1UEAwwMZ29vZC5leGFtcGxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEWHfK
BNzF8sMUm401Iku2DDgbBRTp8vufMfig/zJZ+QWPAfLvmOkB8jEvj8gtuoF4EuvV
+NS7YyL+GNlhoP+Rh6NIMEYwFwYDVR0RBBAwDoIMZ29vZC5leGFtcGxlMAwGA1Ud
EwQFMAMBAf8wHQYDVR0OBBYEFPs/uY27FOGGsc+SeDV18p2AoBkLMAoGCCqGSM49
BAMCA0gAMEUCIQDKPwklSDFQeNXYi3JPYvGbb2CpgUi3Uejk+drUmIv/1QIgMVtf
5ZkEdGguE+Ros1yNJ4FfN5gSuY9DwqWvgtNB1zQ=
-----END CERTIFICATE-----`;

const now = new Date('2026-11-30T00:00:00Z');

const test = plain
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from this pattern.
  .extend('line', { scope: 'file' }, async ({}, { onCleanup }) => {
    const asked: Buffer[] = [];
    const server: Server = createServer({ key, cert }, (socket) => {
      socket.on('data', (bytes) => asked.push(bytes));
      socket.on('error', () => {});
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onCleanup(() => void server.close());
    return { port: (server.address() as AddressInfo).port, asked };
  })
  .extend(
    'network',
    ({ line }): Network => ({
      resolve: async () => ['127.0.0.1'],
      port: line.port,
      ca: cert,
      isPublic: () => true,
    }),
  );

test('a certificate of the name is good, with its issuer and its end, and nothing is sent', async ({
  network,
  line,
}) => {
  const report = await checkHost('good.example', now, network);
  expect(report).toMatchObject({ verdict: 'good', addresses: ['127.0.0.1'], issuer: 'Test authority' });
  expect(report.ends!.getTime()).toBeGreaterThan(now.getTime());
  expect(line.asked).toEqual([]);
});

test('another name, an unknown issuer and a near end are said', async ({ network }) => {
  expect(await checkHost('other.example', now, network)).toMatchObject({
    verdict: 'wrongCertificate',
    detail: 'ERR_TLS_CERT_ALTNAME_INVALID',
  });
  const { ca: _, ...strict } = network;
  expect(await checkHost('good.example', now, strict)).toMatchObject({
    verdict: 'wrongCertificate',
    detail: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
  const { ends } = await checkHost('good.example', now, network);
  const before = new Date(ends!.getTime() - 86_400_000);
  expect((await checkHost('good.example', before, network)).verdict).toBe('ends');
});

test('a name that leads nowhere, one that nobody answers for, and a silent address are three verdicts', async ({
  network,
}) => {
  const failing = (code: string): Network => ({
    ...network,
    resolve: async () => {
      throw Object.assign(new Error(code), { code });
    },
  });
  const verdictOf = async (asked: Network) => (await checkHost('good.example', now, asked)).verdict;
  expect(await verdictOf(failing('ENOTFOUND'))).toBe('noName');
  expect(await verdictOf(failing('ETIMEOUT'))).toBe('noAnswer');
  expect(await verdictOf({ ...network, port: 1 })).toBe('silent');
});

test('an inner address is not looked at, also beside a public one, and not named', async ({
  network,
  line,
}) => {
  const { port } = line;
  for (const addresses of [['127.0.0.1'], ['93.184.215.14', '10.0.0.7']])
    expect(
      await checkHost('good.example', now, {
        ...network,
        port,
        isPublic: isPublicAddress,
        resolve: async () => addresses,
      }),
    ).toEqual({ host: 'good.example', verdict: 'inner', addresses: [] });
});

test('every inner range is known, in either family, and by whatever form it comes', () => {
  const inner = [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::1',
    '2001:0:1::1',
  ];
  expect(inner.filter(isPublicAddress)).toEqual([]);
  const outer = ['93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::1'];
  expect(outer.filter((address) => !isPublicAddress(address))).toEqual([]);
});
