// The page of all rounds of a player at a platform: what today came to, the rounds by day, and earlier ones on request.
import { byId, disable, fill, first, game, h, lang, say, showNotice, units, yuan } from '../page.js';
import { rowOf } from '../roundList.js';

const { today } = first;
let { listed, hasMore } = first;
let isAsking = false;

const dayOf = new Intl.DateTimeFormat(lang, { month: 'long', day: 'numeric', weekday: 'short' });
const list = h('div', { class: 'rounds' });
const more = h('button', { type: 'button', class: 'act plain wide', onclick: ask });
const end = h('p', { class: 'legend' });

const signed = (amount) => {
  const profit = units(amount);
  const size = yuan(amount.replace('-', ''));
  return `${profit > 0n ? '+' : profit < 0n ? '−' : ''}¥${size}`;
};

fill(
  byId('play'),
  h(
    'p',
    { class: 'sums' },
    h('b', {}, say('history.today', { count: today.count })),
    h('span', {}, say('history.stake', { stake: yuan(today.stake) })),
    h(
      'span',
      { 'data-sign': Math.sign(Number(today.profit)) },
      say('history.profit', { profit: signed(today.profit) }),
    ),
  ),
  list,
  more,
  end,
);

/** Rows of a day below its name; a day that goes on takes up the rows of the next page as well. */
let day = '';
let rows;
function append(rounds) {
  for (const round of rounds) {
    const name = dayOf.format(round.at);
    if (name !== day) {
      day = name;
      rows = h('ul', {});
      list.append(h('h2', {}, name), rows);
    }
    const title = [say(`name.${round.game}`), round.isFree && ` · ${say('history.free')}`].filter(Boolean);
    rows.append(rowOf(round, { title }));
  }
}

function draw() {
  more.hidden = !hasMore;
  disable(more, isAsking);
  more.textContent = say('history.more');
  end.textContent = hasMore ? '' : say(listed.length === 0 ? 'none' : 'history.end');
}

async function ask() {
  isAsking = true;
  draw();
  try {
    const query = new URLSearchParams({ game, round: listed.at(-1).id });
    const response = await fetch(`/history/before?${query}`, { signal: AbortSignal.timeout(8000) });
    const answer = await response.json();
    if (!answer.ok) throw new Error(answer.code);
    ({ listed, hasMore } = answer);
    append(listed);
  } catch {
    showNotice(say('history.failed'), 'bad');
  }
  isAsking = false;
  draw();
}

append(listed);
draw();
