// The attack of requests that never arrive whole: their connections are closed, whichever part is slow.
import { once } from 'node:events';
import net from 'node:net';
import { expect } from 'vitest';
import { login } from '#contract/auth.generated.ts';
import { ajaxHeader } from '#contract/boot.ts';
import { alpha } from '#support/testStations.ts';
import { world } from '#support/world.ts';

const test = world({ settings: { requestSeconds: 1 } });

const head = `POST ${login.path} HTTP/1.1\r\nHost: ${alpha}.localhost\r\n${ajaxHeader.join(': ')}\r\n`;
test.for([
  ['headers', head],
  ['body', `${head}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 900\r\n\r\naccount=`],
])('a connection whose %s do not end is closed', async ([, begun], { server }) => {
  const socket = net.connect(server.port, 'localhost');
  let text = '';
  socket.on('data', (piece) => {
    text += piece.toString('latin1');
  });
  socket.write(begun!);
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1\.1 408 /);
});
