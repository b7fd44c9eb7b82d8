// Picks that are cleared and brought back: nothing of them is lost, and each cell hears of its change.
import { expect, test, vi } from 'vitest';
import { createPicks, draftItem, isPicked } from './picks.ts';

const draft = { form: 1, fields: { dan: [1], tuo: [2, 3] } };

test('what was cleared comes back with amounts and half-made selections; what was picked meanwhile is given back', () => {
  const picks = createPicks();
  picks.toggle('a/大');
  picks.toggle('a/单');
  picks.setAmount('a/单', '7');
  picks.setDraft('b', draft);
  picks.setAmount(draftItem('b'), '3');
  const before = picks.kept();
  const heard = vi.fn();
  const heardOfNew = vi.fn();
  picks.onCell('a/单', heard);
  picks.onCell('a/小', heardOfNew);

  const taken = picks.clear();
  expect(taken).toEqual(before);
  expect(isPicked(picks.kept())).toBe(false);
  expect(picks.amount('a/单')).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(1);

  picks.toggle('a/小');
  expect(picks.exchange(taken)).toEqual({ cells: ['a/小'], drafts: [], amounts: [] });
  expect(picks.kept()).toEqual(before);
  expect([picks.has('a/小'), picks.draft('b')]).toEqual([false, draft]);
  expect([heard.mock.calls.length, heardOfNew.mock.calls.length]).toEqual([2, 2]);
});
