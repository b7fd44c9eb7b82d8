// A push service on this machine and the browsers that it serves: it checks who sends, and opens what it is sent as a browser would.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a notice says, and with which headers it came. */
export interface Received {
  /** The last part of the endpoint. */
  name: string;
  notice: { title: string; body: string; path: string; tag: string };
  headers: IncomingHttpHeaders;
}

export interface PushReceiver {
  origin: string;
  received: Received[];
  /** Requests that are not answered yet. */
  waiting: number;
  /** What it answers next, by the name of the browser; 201 where there is none. `null` never answers. */
  answers: Map<string, number | null>;
  /** Sent beside each answer. */
  headers: Record<string, string>;
  /** What push/device takes of a browser of this name. */
  browser(name: string): { endpoint: string; p256dh: string; auth: string };
  /** The key of the station that it accepts proofs of; anything else is answered with 403. */
  key: string | undefined;
  stop(): Promise<void>;
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Opens a body as RFC 8291 says. */
function opened(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const point = body.subarray(21, 21 + body[20]!);
  const sealed = body.subarray(21 + point.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), point]);
  const shared = derive(own.computeSecret(point), auth, info, 32);
  const opening = createDecipheriv(
    'aes-128-gcm',
    derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(shared, salt, 'Content-Encoding: nonce\0', 12),
  );
  opening.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  if (plain.at(-1) !== 2) throw new Error('The last record does not say that it is the last.');
  return plain.subarray(0, -1).toString();
}

/** The claims of a proof; null where it is not signed with the key that it names. */
function claimsOf(authorization = '', key?: string): { aud: string; sub: string; exp: number } | null {
  const [, said, signature, named] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (!said || !signature || !named || (key !== undefined && named !== key)) return null;
  const point = Buffer.from(named, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isGood = verify(
    'sha256',
    Buffer.from(said),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isGood ? JSON.parse(Buffer.from(said.split('.')[1]!, 'base64url').toString()) : null;
}

export async function startPushReceiver(): Promise<PushReceiver> {
  const browsers = new Map<string, { own: ECDH; auth: Buffer }>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const name = request.url!.slice(1);
      const browser = browsers.get(name)!;
      const claims = claimsOf(request.headers.authorization, receiver.key);
      if (!claims || claims.aud !== receiver.origin) return void response.writeHead(403).end();
      const notice = JSON.parse(opened(Buffer.concat(chunks), browser.own, browser.auth));
      receiver.received.push({
        name,
        notice,
        headers: { ...request.headers, claims: JSON.stringify(claims) },
      });
      const status = receiver.answers.has(name) ? receiver.answers.get(name)! : 201;
      if (status === null) {
        receiver.waiting += 1;
        return;
      }
      response.writeHead(status, receiver.headers).end('x'.repeat(100));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: PushReceiver = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    waiting: 0,
    answers: new Map(),
    headers: {},
    key: undefined,
    browser(name) {
      const known = browsers.get(name) ?? { own: createECDH('prime256v1'), auth: randomBytes(16) };
      if (!browsers.has(name)) {
        known.own.generateKeys();
        browsers.set(name, known);
      }
      return {
        endpoint: `${receiver.origin}/${name}`,
        p256dh: known.own.getPublicKey().toString('base64url'),
        auth: known.auth.toString('base64url'),
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
