// The sample of the protocol's page is signed as the code signs, so that another team can hold its own against it; and what a question that has no answer comes to.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ask, isSigned, keyThatSigned, sign, signAnswer } from './signed.ts';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/counterparty-protocol.md'), 'utf8');
const [, key] = /The key is `([^`]+)`/.exec(page)!;
const [, at, question, asked, status, signature, answer] =
  /```\nPOST (\S+)\nx-signature: (\S+)\n\n(.+)\n\n(\d+)\nx-signature: (\S+)\n\n(.+)\n```/.exec(page)!;
const askedAt = Number(/t=(\d+)/.exec(question!)![1]);

test('the sample question verifies, and no other body, path or moment with its signature', () => {
  expect(isSigned(key!, at!, asked!, question, askedAt)).toBe(true);
  expect(isSigned(key!, at!, asked!.replace(',', ', '), question, askedAt)).toBe(false);
  expect(isSigned(key!, '/order', asked!, question, askedAt)).toBe(false);
  expect(isSigned(key!, at!, asked!, question, askedAt + 301_000)).toBe(false);
  expect(isSigned(`${key}x`, at!, asked!, question, askedAt)).toBe(false);
});

test('while a key is changed what the one before has signed is accepted, and answered with it', () => {
  const keys = { key: 'n'.repeat(64), previousKey: key! };
  expect(keyThatSigned(keys, at!, asked!, question, askedAt)).toBe(key);
  expect(keyThatSigned(keys, at!, asked!, sign(keys.key, at!, asked!, askedAt), askedAt)).toBe(keys.key);
  expect(keyThatSigned({ key: keys.key }, at!, asked!, question, askedAt)).toBeUndefined();
});

test('the sample answer is the one that its question has', () => {
  expect(signAnswer(key!, question!, Number(status), answer!)).toBe(signature);
  const another = sign(key!, at!, asked!, askedAt);
  expect(signAnswer(key!, another, Number(status), answer!)).not.toBe(signature);
});

test('a question that may have arrived has an unknown end, and one that nobody heard was never made', async () => {
  const deaf = createServer((socket) => {
    socket.once('data', () => socket.resetAndDestroy());
    socket.on('error', () => {});
  });
  deaf.listen(0, '127.0.0.1');
  await once(deaf, 'listening');
  const url = `http://127.0.0.1:${(deaf.address() as AddressInfo).port}`;
  const asking = () =>
    ask({ url, key: key! }, at!, {}, { isAnswer: (answer): answer is object => answer !== null });
  await expect(asking()).rejects.toMatchObject({ kind: 'unknown' });
  deaf.close();
  await once(deaf, 'close');
  await expect(asking()).rejects.toMatchObject({ kind: 'unreachable' });
});
