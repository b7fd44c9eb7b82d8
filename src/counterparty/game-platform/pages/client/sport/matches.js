// The cards of the matches: each stays where it is while its odds move, says by ↑ or ↓ how they moved, and is grey while nothing can be bet.
import { disable, fill, h, lang, say } from '../page.js';
import { isFootball, labelOfPick, leagueOf, nameOfMarket, teamOf, timeText } from './names.js';

/** So long a price says how it moved. */
const movedMs = 8_000;
/** Markets that are shown before one asks for all. */
const fewMarkets = 3;

/** Within a match a selection is one place, whatever its line is now. */
const placeOf = ({ market, selection }) => `${market} ${selection}`;

const dayText = (startAt) =>
  new Date(startAt).toLocaleString(lang, {
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'Asia/Shanghai',
  });

function stateOf(match, passedMs) {
  const left = match.startsInMs - passedMs;
  if (match.status === 'scheduled')
    return match.day === 'early'
      ? h('b', {}, dayText(match.startAt))
      : h('b', {}, say('sport.startsIn', { time: timeText(left) }));
  if (match.status !== 'running')
    return h(
      'b',
      match.status === 'finished' ? { 'data-over': true } : { 'data-closed': true },
      match.isCorrected
        ? say('sport.corrected')
        : say(`sport.status.${match.status === 'finished' && !isFootball ? 'over' : match.status}`),
    );
  if (isFootball) {
    const text = match.isHalfTime ? say('sport.halfTime') : say('sport.minute', { minute: match.minute });
    return h('b', { 'data-closed': !match.isOpen }, match.isOpen ? text : `${text} · ${say('sport.closed')}`);
  }
  return match.isHalfTime
    ? h('b', {}, say('sport.mapNext', { map: match.minute, time: timeText(left) }))
    : h(
        'b',
        { 'data-closed': true },
        `${say('sport.mapRunning', { map: match.minute })} · ${say('sport.closed')}`,
      );
}

/** The card of a match; `toggle` is called with the selection that is pressed, `isPicked` says which are on the slip. */
function cardOf(first, { toggle, isPicked }) {
  let match = first;
  let isWhole = false;
  /** By place: the button, what it offers, and how its odds moved last. */
  const places = new Map();
  /** Rows by market. */
  const rows = new Map();
  const state = h('span', {});
  const score = h('b', {});
  const more = h(
    'button',
    {
      type: 'button',
      class: 'more',
      onclick: () => {
        isWhole = true;
        showRows();
      },
    },
    say('sport.more'),
  );
  const markets = h('div', {});
  const element = h(
    'article',
    { class: 'match' },
    h('div', { class: 'top' }, h('span', {}, leagueOf(match)), state),
    h('div', { class: 'teams' }, h('span', {}, teamOf(match.home)), score, h('span', {}, teamOf(match.away))),
    markets,
    more,
  );

  function placeFor(offer) {
    const known = places.get(placeOf(offer));
    if (known) return known;
    const label = h('span', { class: 'label' });
    const odds = h('b', {});
    const button = h(
      'button',
      { type: 'button', class: 'price', onclick: () => toggle(match, place.offer) },
      label,
      odds,
    );
    const place = { button, label, odds, offer: null, movedAt: 0, isOffered: false };
    places.set(placeOf(offer), place);
    let row = rows.get(offer.market);
    if (!row) {
      const prices = h('div', { class: 'prices' });
      row = { prices, element: h('div', { class: 'market' }, h('h3', {}, nameOfMarket(offer)), prices) };
      rows.set(offer.market, row);
      markets.append(row.element);
    }
    row.prices.append(button);
    row.prices.toggleAttribute('data-four', row.prices.children.length === 4);
    return place;
  }

  function takeOffer(offer, now) {
    const place = placeFor(offer);
    place.isOffered = true;
    const before = place.offer;
    place.offer = offer;
    if (before?.odds === offer.odds && before.line === offer.line) return;
    if (before && before.line === offer.line) {
      place.movedAt = now;
      place.button.dataset.moved = Number(offer.odds) > Number(before.odds) ? 'up' : 'down';
    }
    place.label.replaceChildren(labelOfPick(match, offer));
    place.odds.textContent = offer.odds;
  }

  function showRows() {
    const isOver = match.day === 'over';
    markets.hidden = isOver;
    const all = [...rows.values()];
    for (const [at, row] of all.entries()) row.element.hidden = !isWhole && at >= fewMarkets;
    more.hidden = isOver || isWhole || all.length <= fewMarkets;
  }

  return {
    element,
    take(next, now) {
      match = next;
      for (const place of places.values()) place.isOffered = false;
      for (const offer of match.offers) takeOffer(offer, now);
      // A market that is gone for good, such as the exact score of a match that has begun, leaves; a suspended one waits.
      if (match.isOpen)
        for (const [key, place] of places) {
          if (place.isOffered) continue;
          const row = rows.get(place.offer.market);
          place.button.remove();
          places.delete(key);
          if (row.prices.children.length === 0) {
            row.element.remove();
            rows.delete(place.offer.market);
          }
        }
      score.textContent = match.score ? match.score.join(' : ') : 'VS';
      showRows();
    },
    draw(now, passedMs) {
      fill(state, stateOf(match, passedMs));
      element.toggleAttribute('data-suspended', match.day !== 'over' && !match.isOpen);
      for (const { button, offer, movedAt } of places.values()) {
        if (movedAt + movedMs < now) delete button.dataset.moved;
        disable(button, !match.isOpen);
        button.setAttribute('aria-pressed', String(isPicked(match, offer)));
      }
    },
  };
}

/** The list of matches; cards keep their places, and a press that is under way keeps its button. */
export function matchList(parts) {
  const cards = new Map();
  const list = h('div', {});
  const none = h('p', { class: 'legend', hidden: true }, say('sport.noMatch'));
  let order = '';
  return {
    elements: [list, none],
    take(matches, now) {
      for (const match of matches) {
        if (!cards.has(match.id)) cards.set(match.id, cardOf(match, parts));
        cards.get(match.id).take(match, now);
      }
      const there = new Set(matches.map(({ id }) => id));
      for (const id of cards.keys()) if (!there.has(id)) cards.delete(id);
    },
    /** Draws those that are wanted, in their order. */
    draw(wanted, now, passedMs) {
      const ids = wanted.map(({ id }) => id).join();
      if (ids !== order)
        fill(
          list,
          wanted.map(({ id }) => cards.get(id).element),
        );
      order = ids;
      none.hidden = wanted.length > 0;
      for (const { id } of wanted) cards.get(id).draw(now, passedMs);
    },
  };
}
