// Server, browser and the verifier of one file say the same of draws that are written down.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import vectors from '#lottery/draw/verifier/vectors.json' with { type: 'json' };
import { FAMILIES } from '#lottery/families.ts';
import type { FamilyCode } from '#lottery/familyCodes.generated.ts';
import { commitmentOf, drawFrom } from './drawing.ts';

const file = path.resolve(import.meta.dirname, '../../lottery/draw/verifier/verify-draw.html');
const page = readFileSync(file, 'utf8');
const script = /<script>([\s\S]*)<\/script>/.exec(page)![1]!;

interface Verdict {
  commitment: string;
  isCommitted: boolean | null;
  draw: string;
  isDrawn: boolean | null;
}
interface Verifier {
  verify(fields: Record<string, string>): Verdict;
  balls: Record<string, [number, number, number, boolean, boolean]>;
  sha256(bytes: Uint8Array): Uint8Array;
}
/** The page's own code, without a browser; what stands in `before` comes in front of what it ends with. */
const verifier = (before = ''): Verifier =>
  runInNewContext(`${script};${before};({ verify, balls: FAMILIES, sha256 })`, {}) as Verifier;
const { verify, balls, sha256 } = verifier();

test('each family has draws that are bound and draws that are not, of lotteries of the catalogue and of a station', () => {
  for (const { code } of FAMILIES) {
    const own = vectors.filter(({ family }) => family === code);
    expect(new Set(own.map(({ beacon }) => beacon === ''))).toEqual(new Set([true, false]));
    expect(new Set(own.map(({ lotCode }) => lotCode.includes('-')))).toEqual(new Set([true, false]));
  }
});

describe.each(vectors)('$family $lotCode $qiHao', (vector) => {
  const { family, lotCode, qiHao, seed, beacon, publicValue, commitment, haoMa } = vector;

  test('is what the server commits to and draws', () => {
    expect(commitmentOf(seed, lotCode, qiHao, beacon)).toBe(commitment);
    expect(drawFrom(seed, family as FamilyCode, publicValue || null).join(',')).toBe(haoMa);
  });

  test('is what the verifier says, and one that was changed is seen', () => {
    expect(verify(vector)).toEqual({ commitment, isCommitted: true, draw: haoMa, isDrawn: true });
    const other = seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    expect(verify({ ...vector, seed: other })).toMatchObject({ isCommitted: false });
    expect(verify({ ...vector, qiHao: `${qiHao}1` })).toMatchObject({ isCommitted: false, isDrawn: true });
    expect(verify({ ...vector, haoMa: `${haoMa},1` })).toMatchObject({ isCommitted: true, isDrawn: false });
    if (beacon === '') return;
    expect(verify({ ...vector, beacon: `${beacon}0` })).toMatchObject({ isCommitted: false });
    expect(verify({ ...vector, publicValue: other })).toMatchObject({ isCommitted: true, isDrawn: false });
  });
});

describe('the verifier', () => {
  test('is one file of at most 20 kB that loads nothing', () => {
    expect(Buffer.byteLength(page)).toBeLessThanOrEqual(20_000);
    expect(page).not.toMatch(
      /\s(?:src|href)=|\b(?:import|fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\b/,
    );
    expect(page).toContain("default-src 'none'");
  });

  test('knows the families as the rules do', () => {
    expect(balls).toEqual(
      Object.fromEntries(
        FAMILIES.map(({ code, balls: { count, from, to, distinct, ascending } }) => [
          code,
          [count, from, to, distinct, ascending],
        ]),
      ),
    );
  });

  test.each([0, 1, 55, 56, 63, 64, 119, 120, 200])('hashes %i bytes as everybody does', async (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) & 255);
    const wanted = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(Buffer.from(wanted).toString('hex'));
  });

  test('passes over words that would favour small numbers', () => {
    const words = [4_294_967_290, 4_294_967_289, 1, 2, 3, 4_294_967_295, 4, 0];
    const block = `hmac = () => { const view = new DataView(new ArrayBuffer(32)); ${JSON.stringify(words)}.forEach((word, at) => view.setUint32(4 * at, word)); return new Uint8Array(view.buffer); }`;
    const seed = '0'.repeat(64);
    expect(verifier(block).verify({ lotCode: 'FFC', qiHao: '1', family: 'ssc', seed }).draw).toBe(
      '9,1,2,3,4',
    );
  });

  test('says what is no seed, value or family, and what it cannot compare', () => {
    const bare = { lotCode: 'FFC', qiHao: '1', family: 'ssc', seed: '0'.repeat(64) };
    expect(verify(bare)).toMatchObject({ isCommitted: null, isDrawn: null });
    expect(() => verify({ ...bare, seed: '00' })).toThrow('Seed');
    expect(() => verify({ ...bare, beacon: 'a/1' })).toThrow('Public value');
    for (const family of ['', 'ssd', 'constructor'])
      expect(() => verify({ ...bare, family })).toThrow('Family');
  });
});
