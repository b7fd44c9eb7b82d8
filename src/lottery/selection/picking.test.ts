import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAMILIES, playOf } from '../families.ts';
import { emptyFields, pairPressed, picksIn, pressed, withPicks } from './picking.ts';
import { quickKeys, quickPick } from './quickPicks.ts';
import { checkSelection } from './selection.ts';

const formOf = (code: string) => playOf(code)!.forms[0]!;

describe('a press', () => {
  it('picks and takes back, in the order of the choices', () => {
    const [row] = formOf('ssc_o_dwd');
    let fields = emptyFields([row!]);
    for (const pick of [7, 2, 9]) fields = pressed(row!, fields, pick, 3)!;
    expect(fields.pos).toEqual([[], [], [], [2, 7, 9], []]);
    expect(pressed(row!, fields, 7, 3)!.pos).toEqual([[], [], [], [2, 9], []]);
  });

  it('in a full field picks nothing, and where one may be picked takes the place of the other', () => {
    const [dan] = formOf('k3_o_sbthdt');
    const full = pressed(dan!, pressed(dan!, emptyFields([dan!]), 1)!, 2)!;
    expect(pressed(dan!, full, 3)).toBeNull();
    const [one] = formOf('ssc_o_q3_bd');
    expect(pressed(one!, pressed(one!, emptyFields([one!]), 1)!, 5)).toEqual({ nums: [5] });
  });

  it('makes no number banker and partner at once: the newest word counts', () => {
    const form = formOf('x115_o_rx3dt');
    const [dan, tuo] = form;
    const one = pressed(tuo!, pressed(dan!, emptyFields(form), 4)!, 4)!;
    expect(one).toEqual({ dan: [], tuo: [4] });
    expect(pressed(dan!, one, 4)).toEqual({ dan: [4], tuo: [] });
    expect(withPicks(tuo!, { dan: [4], tuo: [] }, quickPick(tuo as never, 'all'))).toMatchObject({ dan: [] });
  });

  it('on a pair of positions picks it, and takes it back', () => {
    const two = pairPressed(pairPressed({}, 2, 3), 0, 4);
    expect(two.pairs).toEqual([
      [0, 4],
      [2, 3],
    ]);
    expect(pairPressed(two, 0, 4).pairs).toEqual([[2, 3]]);
  });

  it('never leaves what the rules would refuse for anything but being too little', () => {
    const plays = FAMILIES.flatMap(({ plays: list }) => list).filter(({ forms }) =>
      forms[0]!.every(({ kind }) => kind === 'set' || kind === 'rows'),
    );
    const presses = fc.array(fc.tuple(fc.nat(9), fc.nat(100), fc.nat(100), fc.boolean()), { maxLength: 25 });
    fc.assert(
      fc.property(fc.constantFrom(...plays), presses, (play, list) => {
        const form = play.forms[0]!;
        let fields = emptyFields(form);
        for (const [at, row, pick, isQuick] of list) {
          const field = form[at % form.length]!;
          if (field.kind !== 'set' && field.kind !== 'rows') continue;
          const own = field.kind === 'rows' ? row % field.rows.length : 0;
          const keys = quickKeys(field);
          fields = isQuick
            ? withPicks(field, fields, quickPick(field, keys[pick % keys.length]!), own)
            : (pressed(field, fields, field.choices[pick % field.choices.length]!, own) ?? fields);
          expect(new Set(picksIn(field, fields, own)).size).toBe(picksIn(field, fields, own).length);
        }
        try {
          checkSelection(play, fields);
        } catch (error) {
          expect(['tooFew', 'tooFewRows']).toContain((error as { code: string }).code);
        }
      }),
      { numRuns: 400 },
    );
  });
});
