// A passkey in software: makes one and signs with it, as a browser with an authenticator does.
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const base64 = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** CBOR of what the messages hold: bytes, texts, integers, and maps in their order. */
type Value = Buffer | string | number | Map<string | number, Value>;
function cbor(value: Value): Buffer {
  const head = (major: number, size: number): Buffer => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)]),
  ]);
}

export interface Passkey {
  /** Answers what the office asks for a new one. */
  make(options: string, origin: string): string;
  /** Answers what the office asks to sign. */
  sign(options: string, origin: string): string;
}

/** A passkey that counts how often it signed. */
export function softwarePasskey(): Passkey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let count = 0;
  const userPresent = 0x01;
  const userVerified = 0x04;
  const hasKey = 0x40;
  const authenticatorData = (host: string, flags: number, rest: Buffer): Buffer => {
    count += 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counted, rest]);
  };
  const clientData = (type: string, options: string, origin: string): Buffer => {
    const { challenge } = JSON.parse(options) as { challenge: string };
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  };
  const hostOf = (origin: string): string => new URL(origin).hostname;
  const answer = (response: object): string =>
    JSON.stringify({
      id: base64(id),
      rawId: base64(id),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });
  return {
    make(options, origin) {
      const key = cbor(
        new Map<number, Value>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const data = authenticatorData(
        hostOf(origin),
        userPresent | userVerified | hasKey,
        Buffer.concat([Buffer.alloc(16), length, id, key]),
      );
      return answer({
        clientDataJSON: base64(clientData('webauthn.create', options, origin)),
        attestationObject: base64(
          cbor(
            new Map<string, Value>([
              ['fmt', 'none'],
              ['attStmt', new Map()],
              ['authData', data],
            ]),
          ),
        ),
        transports: ['internal'],
      });
    },
    sign(options, origin) {
      const data = authenticatorData(hostOf(origin), userPresent | userVerified, Buffer.alloc(0));
      const client = clientData('webauthn.get', options, origin);
      const signature = createSign('SHA256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
      });
    },
  };
}
