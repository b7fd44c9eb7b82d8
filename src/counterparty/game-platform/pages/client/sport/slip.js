// The bet slip: what is picked and how it has moved since, the stake that is typed, single bets and parlays.
import { announce, bet, disable, facts, fill, h, say, yuan } from '../page.js';
import { nameOfMarket, nameOfPick, teamOf } from './names.js';
import { linesOf, most, systems } from './parlay.js';

const mostPicks = 6;
const quick = ['10', '50', '100', '500', '1000'];
const singles = 'singles';
/** Each selection as a bet of its own, or a parlay. */
const choicesOf = (count) => (count > 1 ? [singles, ...systems[count]] : ['']);
/** A parlay of everything is what several selections are mostly chosen for. */
const usualOf = (count) => choicesOf(count)[1] ?? '';
const nameOfSystem = (name) =>
  name === singles
    ? say('sport.singles')
    : say('sport.system', { matches: name.split('x')[0], lines: name.split('x')[1] });

/** Whether a line of the slip counts nothing towards turnover, since its odds are too low. */
function isUncounted(odds, system) {
  const sorted = odds.toSorted((one, other) => one - other);
  // The shortest line of a system has two legs, unless it is one line of all.
  const legs = system === singles || odds.length === 1 ? 1 : linesOf(system) === 1 ? odds.length : 2;
  return sorted.slice(0, legs).reduce((product, each) => product * each, 1) < facts.minOdds;
}

/** `balance` is what there is to stake, `changed` is called when what is picked has changed. */
export function betSlip({ balance, changed }) {
  /** In the order of choosing. */
  let picks = [];
  let system = '';
  let isSending = false;
  let isFolded = false;

  const title = h('button', { type: 'button', 'aria-expanded': 'true', onclick: fold });
  const purse = h('small', {});
  const chosen = h('div', {});
  const ways = h('div', {});
  const amount = h('input', {
    type: 'text',
    inputmode: 'decimal',
    maxlength: 8,
    value: quick[0],
    'aria-label': say('sport.stake'),
    oninput: draw,
  });
  const stakes = h('div', { class: 'choice' });
  const fault = h('p', { class: 'fault', role: 'status' });
  const whole = h(
    'div',
    {},
    chosen,
    ways,
    h('label', { class: 'typed' }, say('sport.stake'), amount),
    stakes,
    fault,
  );
  const sum = h('div', { class: 'sum' });
  const uncounted = h('p', { class: 'legend' });
  const button = h('button', { type: 'button', class: 'act wide', onclick: place });
  const element = h(
    'section',
    { class: 'slip', hidden: true, 'aria-label': say('sport.place') },
    h('h2', {}, title, purse),
    whole,
    sum,
    uncounted,
    button,
  );

  function fold() {
    isFolded = !isFolded;
    draw();
  }

  /** The stake of a line as it was typed; null where it is none. */
  function stakeOf() {
    const text = amount.value.trim();
    const isAmount = /^\d{1,5}(?:\.\d{1,2})?$/.test(text);
    return isAmount && Number(text) >= Number(facts.least) && Number(text) <= Number(facts.most)
      ? text
      : null;
  }

  const keyOf = (match, { market, selection, line }) => [match.id, market, selection, line].join('|');
  const isPicked = (match, offer) => picks.some((each) => each.key === keyOf(match, offer));

  function toggle(match, offer) {
    const isThere = isPicked(match, offer);
    // One selection of a match: another one takes its place.
    picks = picks.filter((each) => each.match.id !== match.id);
    if (!isThere)
      picks = [...picks.slice(1 - mostPicks), { key: keyOf(match, offer), match, offer, seen: offer.odds }];
    system = usualOf(picks.length);
    changed();
  }

  function remove(pick) {
    picks = picks.filter((each) => each !== pick);
    system = usualOf(picks.length);
    changed();
  }

  /** What stands in the way of a bet on a pick: its match is over or suspended, or its line has moved. */
  function refreshed(pick, matches) {
    const match = matches.find(({ id }) => id === pick.match.id);
    if (!match || match.day === 'over') return { ...pick, state: 'over', next: null };
    if (!match.isOpen) return { ...pick, match, state: 'closed', next: null };
    const own = match.offers.filter(
      ({ market, selection }) => market === pick.offer.market && selection === pick.offer.selection,
    );
    const offer = own.find(({ line }) => line === pick.offer.line);
    if (offer) return { ...pick, match, offer, state: 'open', next: null };
    if (own.length > 0) return { ...pick, match, state: 'moved', next: own[0] };
    return { ...pick, match, state: 'closed', next: null };
  }

  async function place() {
    isSending = true;
    draw();
    const unitStake = stakeOf();
    const tickets =
      system === singles ? picks.map((pick) => ({ system: '', picks: [pick] })) : [{ system, picks }];
    let staked = 0;
    for (const ticket of tickets) {
      const legs = ticket.picks.map(({ match, offer }) => ({
        match: match.id,
        market: offer.market,
        selection: offer.selection,
        line: offer.line,
        odds: offer.odds,
      }));
      const answer = await bet({ system: ticket.system, unitStake, legs });
      // What was refused stays on the slip, with what comes after it.
      if (!answer.ok) break;
      staked += Number(answer.round.stake);
      picks = picks.filter((pick) => !ticket.picks.includes(pick));
      if (picks.length === 0) announce({ ...answer.round, stake: String(staked) });
    }
    isSending = false;
    if (!choicesOf(picks.length).includes(system)) system = usualOf(picks.length);
    changed();
  }

  function pickOf(pick) {
    const { match, offer, seen, state, next } = pick;
    const moved = Number(offer.odds) - Number(seen);
    return h(
      'div',
      { class: 'pick', 'data-state': state },
      h(
        'span',
        {},
        `${nameOfPick(match, offer)} · ${nameOfMarket(offer)}`,
        h('br', {}),
        h('small', {}, say('match', { home: teamOf(match.home), away: teamOf(match.away) })),
        state === 'moved' &&
          h(
            'button',
            {
              type: 'button',
              class: 'take',
              onclick: () => {
                picks = picks.map((each) =>
                  each === pick
                    ? { key: keyOf(match, next), match, offer: next, seen: next.odds, state: 'open' }
                    : each,
                );
                changed();
              },
            },
            say('sport.takeLine', { pick: nameOfPick(match, next), odds: next.odds }),
          ),
      ),
      h(
        'b',
        { 'data-moved': moved > 0 ? 'up' : moved < 0 ? 'down' : null },
        state === 'closed' ? say('sport.closed') : state === 'over' ? say('sport.ended') : offer.odds,
      ),
      h(
        'button',
        { type: 'button', 'aria-label': say('clear'), disabled: isSending, onclick: () => remove(pick) },
        '×',
      ),
    );
  }

  const choice = (value, isChosen, name, choose) =>
    h(
      'button',
      {
        type: 'button',
        'aria-pressed': String(isChosen),
        disabled: isSending,
        onclick: () => {
          choose();
          draw();
        },
      },
      name(value),
    );

  function draw() {
    element.hidden = picks.length === 0;
    if (picks.length === 0) return;
    const stake = stakeOf();
    const lines = system === singles ? picks.length : linesOf(system);
    const total = (lines * Number(stake ?? 0)).toFixed(2).replace(/\.00$/, '');
    title.setAttribute('aria-expanded', String(!isFolded));
    fill(title, say('sport.slip', { count: picks.length }));
    fill(purse, `${say('balance')} ¥${yuan(balance())}`);
    whole.hidden = isFolded;
    fill(chosen, !isFolded && picks.map(pickOf));
    fill(
      ways,
      picks.length > 1 &&
        h(
          'div',
          { class: 'choice' },
          choicesOf(picks.length).map((value) =>
            choice(value, value === system, nameOfSystem, () => {
              system = value;
            }),
          ),
        ),
    );
    amount.disabled = isSending;
    amount.setAttribute('aria-invalid', String(stake === null));
    fill(fault, stake === null && say('sport.stakeRange', { least: facts.least, most: facts.most }));
    fill(
      stakes,
      quick.map((value) =>
        choice(
          value,
          value === stake,
          (text) => `¥${text}`,
          () => {
            amount.value = value;
          },
        ),
      ),
    );
    const odds = picks.map(({ offer }) => Number(offer.odds));
    fill(
      sum,
      h('span', {}, say('sport.count', { count: lines, stake: total })),
      h(
        'b',
        {},
        say('sport.most', { most: yuan(most(system === singles ? '' : system, odds, Number(stake ?? 0))) }),
      ),
    );
    uncounted.hidden = !isUncounted(odds, system);
    fill(uncounted, say('sport.uncounted', { odds: facts.minOdds }));
    fill(button, `${say('sport.place')} ¥${total}`);
    disable(button, isSending || stake === null || picks.some(({ state }) => state && state !== 'open'));
  }

  return {
    element,
    isPicked,
    toggle,
    draw,
    take(matches) {
      if (!isSending) picks = picks.map((pick) => refreshed(pick, matches));
    },
  };
}
