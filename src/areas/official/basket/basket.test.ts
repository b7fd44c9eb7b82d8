// A basket whose picks or lines are cleared and brought back.
import { beforeEach, expect, test } from 'vitest';
import { sessionStore } from '#browser/storage.ts';
import { SSC } from '#lottery/family/ssc/ssc.ts';
import type { OfficialPlay } from '#lottery/play.ts';
import { createBasket } from './basket.ts';

const play = SSC.plays.find(({ code }) => code === 'ssc_o_dwd') as OfficialPlay;
const field = play.forms[0]![0]!;
if (field.kind !== 'rows') throw new Error('not a play of rows');
const line = {
  playCode: play.code,
  selection: { pos: [[1], [], [], [], []] },
  unit: '1' as const,
  multiple: 1,
  rebate: 0,
  bonusGroup: '1960',
  isByChance: false,
};

beforeEach(() => sessionStore.remove('basket FFC'));

test('cleared picks come back to their play, and no line with them', () => {
  const basket = createBasket('FFC');
  basket.press(play, field, 3, 0);
  basket.add([line]);
  const { drafts } = basket.state();
  const restore = basket.clearDraft(play.code);
  expect(basket.state().drafts).toEqual({});
  // Placed meanwhile: it must not come back and be bet twice.
  basket.clearLines();
  restore();
  expect(basket.state()).toMatchObject({ drafts, lines: [] });
  basket.clearDraft('another')();
  expect(basket.state().drafts).toEqual(drafts);
});

test('cleared lines come back before those added since, each under a number of its own, and are kept in the tab', () => {
  const basket = createBasket('FFC');
  basket.add([line, { ...line, multiple: 2 }]);
  const restore = basket.clearLines();
  basket.add([{ ...line, multiple: 3 }]);
  restore();
  expect(basket.state().lines.map(({ id, multiple }) => [id, multiple])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(createBasket('FFC').state()).toEqual(basket.state());
});

test('that the lines are to be chased is kept in the tab, and ends with them', () => {
  const basket = createBasket('FFC');
  basket.add([line]);
  basket.setChase(true);
  expect(createBasket('FFC').state().isChase).toBe(true);
  basket.clearLines();
  expect(createBasket('FFC').state().isChase).toBe(false);
});
