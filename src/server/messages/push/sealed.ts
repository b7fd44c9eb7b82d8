// Sealing a notice for one device, so that the push service that passes it on cannot read it: aes128gcm of RFC 8188 with the keys of RFC 8291.
import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

const curve = 'prime256v1';
const pointBytes = 65;
const recordBytes = 4096;
/** What a push service has to take, without header, tag and end: no notice is longer. */
export const noticeBytesMost = 3993;
const end = Buffer.from([2]);

/** What a browser gave when it was switched on. */
export interface DeviceKeys {
  /** A point of P-256, 65 bytes. */
  p256dh: Buffer;
  /** 16 bytes. */
  auth: Buffer;
}

/** Whether these can be sealed for: a point of the curve and a secret of the right length. */
export function areKeys({ p256dh, auth }: DeviceKeys): boolean {
  if (p256dh.length !== pointBytes || p256dh[0] !== 4 || auth.length !== 16) return false;
  try {
    ECDH.convertKey(p256dh, curve);
    return true;
  } catch {
    return false;
  }
}

/** The body for the push service. `chance` is for the example of the RFC alone: salt of 16 bytes and a private key of 32. Throws where the text is too long. */
export function sealedFor(
  { p256dh, auth }: DeviceKeys,
  text: string,
  chance: { salt: Buffer; privateKey?: Buffer } = { salt: randomBytes(16) },
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > noticeBytesMost) throw new RangeError(`A notice has ${plain.length} bytes.`);
  const own = createECDH(curve);
  if (chance.privateKey) own.setPrivateKey(chance.privateKey);
  else own.generateKeys();
  const point = own.getPublicKey();
  const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, point]);
  const shared = derive(own.computeSecret(p256dh), auth, info, 32);
  const key = derive(shared, chance.salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, chance.salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([
    cipher.update(plain),
    cipher.update(end),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(recordBytes);
  sizes.writeUInt8(pointBytes, 4);
  return Buffer.concat([chance.salt, sizes, point, sealed]);
}
