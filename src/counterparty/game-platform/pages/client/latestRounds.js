// The list of the last rounds below a game.
import { byId, engine, fill, h, onMoney, say } from './page.js';
import { rowOf } from './roundList.js';

/** The rows that are shown, by what they show: most of what comes again and again is as it was. */
let rows = new Map();
onMoney(({ rounds }) => {
  const before = rows;
  rows = new Map();
  for (const round of rounds) {
    const key = JSON.stringify(round);
    rows.set(key, before.get(key) ?? rowOf({ ...round, engine }));
  }
  if ([...rows.keys()].join() !== [...before.keys()].join() || rounds.length === 0)
    fill(byId('rounds'), rounds.length === 0 ? h('li', { class: 'none' }, say('none')) : [...rows.values()]);
});
