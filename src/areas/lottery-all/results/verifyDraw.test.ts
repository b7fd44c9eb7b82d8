// The verification: a true draw passes, and every kind of manipulation is detected.
import { expect, test } from 'vitest';
import vectors from '#lottery/draw/verifier/vectors.json' with { type: 'json' };
import type { FamilyCode } from '#lottery/familyCodes.generated.ts';
import { verifyDraw } from './verifyDraw.ts';

const seed = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const unbound = { beacon: '', publicValue: '' };
const bare = { lotCode: 'FFC', qiHao: '202611200600', haoMa: '', commitment: '', seed, ...unbound };
const verified = await verifyDraw(bare, 'ssc');
const honest = { ...bare, haoMa: verified.haoMa, commitment: verified.commitment };

test('an honest draw is the one its seed deals, and the one committed to', async () => {
  expect(verified.haoMa).toMatch(/^\d(,\d){4}$/);
  expect(await verifyDraw(honest, 'ssc')).toMatchObject({ isCommitted: true, isDrawn: true });
});

test('another draw, another seed, another period or another lottery than promised is seen', async () => {
  expect(await verifyDraw({ ...honest, haoMa: '0,0,0,0,0' }, 'ssc')).toMatchObject({
    isDrawn: false,
    isCommitted: true,
  });
  expect(await verifyDraw({ ...honest, seed: seed.replace('00', '01') }, 'ssc')).toMatchObject({
    isDrawn: false,
    isCommitted: false,
  });
  expect(await verifyDraw({ ...honest, qiHao: '202611200601' }, 'ssc')).toMatchObject({ isCommitted: false });
  expect(await verifyDraw({ ...honest, lotCode: 'EFC' }, 'ssc')).toMatchObject({ isCommitted: false });
});

test('without a commitment the draw alone can be proved, and a seed that is none is refused', async () => {
  expect(await verifyDraw({ ...honest, commitment: '' }, 'ssc')).toMatchObject({
    isCommitted: null,
    isDrawn: true,
  });
  await expect(verifyDraw({ ...honest, seed: 'no seed' }, 'ssc')).rejects.toThrow(RangeError);
  await expect(verifyDraw({ ...honest, beacon: 'a/1' }, 'ssc')).rejects.toThrow(RangeError);
});

test.each(vectors)(
  '$family $lotCode $qiHao follows from its seed and what it is bound to',
  async (vector) => {
    const { family, ...period } = vector;
    expect(await verifyDraw(period, family as FamilyCode)).toMatchObject({
      isCommitted: true,
      isDrawn: true,
    });
    const other = { ...period, publicValue: period.seed };
    const wanted = { isCommitted: true, isDrawn: period.beacon === '' };
    expect(await verifyDraw(other, family as FamilyCode)).toMatchObject(wanted);
  },
);
