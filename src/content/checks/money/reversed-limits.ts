// The rule that the least of something is not above its most.
import { type Path, pathText } from '#station/read/diagnostic.ts';
import { parseMoney } from '#values/money.ts';
import { filledFile } from '../../contentSet.ts';
import { contentRule } from '../rule.ts';

const pairs = [
  ['least', 'most'],
  ['tailLeast', 'tailMost'],
  ['unitLeast', 'unitMost'],
] as const;

function* objectsIn(value: unknown, path: Path): Generator<{ path: Path; object: Record<string, unknown> }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { path, object: value as Record<string, unknown> };
  for (const [key, inner] of Object.entries(value))
    yield* objectsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

export const reversedLimits = contentRule({
  name: 'reversed-limits',
  severity: 'error',
  page: 'The least of an amount is above its most, so no amount is allowed at all. Mostly the two were filled in the wrong way round; the fix swaps them.',
  kinds: ['pay-methods', 'card-types', 'coupons', 'interest', 'lotteries', 'rebates'],
  good: '{ "items": [{ "key": "a", "kind": "online", "payType": "alipay", "name": "A", "least": "100", "most": "5000" }] }',
  bad: '{ "items": [{ "key": "a", "kind": "online", "payType": "alipay", "name": "A", "least": "5000", "most": "100" }] }',
  *check({ kind, file }) {
    // A limit that is left out is its default.
    const given = new Map([...objectsIn(file, [])].map(({ path, object }) => [pathText(path), object]));
    for (const { path, object } of objectsIn(filledFile(kind, file), []))
      for (const [least, most] of pairs) {
        const [low, high] = [object[least], object[most]];
        if (typeof low !== 'string' || typeof high !== 'string' || parseMoney(low) <= parseMoney(high))
          continue;
        const own = given.get(pathText(path));
        yield {
          path: [...path, own?.[least] === undefined ? most : least],
          at: 'value',
          message: `${least} is ${low}, above ${most}, which is ${high}.`,
          consequence: 'Nothing of the file is applied: no amount lies between the two.',
          fix:
            own?.[most] === undefined || own[least] === undefined
              ? undefined
              : {
                  description: 'Swap the two',
                  safe: false,
                  changes: [
                    { kind: 'set', path: [...path, least], value: high },
                    { kind: 'set', path: [...path, most], value: low },
                  ],
                },
        };
      }
  },
});
