// The page of niuniu: four cards that are seen before one bids, the banker, the bet, and the hands as they are turned over.
import {
  bet,
  byId,
  cardFace,
  disable,
  engine,
  facts,
  fill,
  follow,
  h,
  holdMoney,
  lang,
  onStanding,
  rested,
  say,
  showMoney,
  showVerdict,
  yuan,
} from '../page.js';
import '../latestRounds.js';
import { showRules } from '../rules.js';
import { isCalm, isShowing, lay, lays, says, showSteps, sideOf, stopShowing } from '../showing.js';

const seats = [0, 1, 2, 3];
const backs = ['', '', '', '', ''];
let standing;
let at = Date.now();
let isSending = false;
/** The hand is over, and the next may not begin yet. */
let isResting = false;
/** The sides of the hand that lies there, and what they show: '' before the first hand. */
let sides = [];
let shown = '';

const table = h('div', { class: 'hands', 'data-small': true, style: { 'grid-template-columns': '1fr 1fr' } });
const hint = h('p', { class: 'verdict', role: 'status' });
const asked = h('p', { class: 'legend' });
const choice = h('div', { class: 'choice', role: 'group' });
const dealButton = h('button', { type: 'button', class: 'act wide', onclick: () => send({ step: 'deal' }) });
const note = h('p', { class: 'legend' });
fill(
  byId('play'),
  h('section', { class: 'felt' }, table, hint),
  h('div', { class: 'lay' }, asked, choice),
  h('div', { class: 'tray' }, dealButton),
  note,
);

/** Lays a covered hand for everybody. */
function cover() {
  stopShowing();
  sides = seats.map((seat) => {
    const side = sideOf(
      seat === 0 ? say('seat.own') : say('seat.other', { seat: seat + 1 }),
      backs.map(cardFace),
    );
    const said = h('small', {});
    side.box.append(said);
    return { ...side, said };
  });
  fill(
    table,
    sides.map(({ box }) => box),
  );
  delete hint.dataset.state;
  fill(hint, say('chess.hintNiuniu'));
}

/** Shows the hand that lies there as far as its player may see it. */
function showOpen({ cards, names, notes }) {
  const isNew = shown !== 'open';
  if (isNew) cover();
  shown = 'open';
  for (const [seat, side] of sides.entries()) {
    fill(side.title, names[seat][lang]);
    fill(side.said, notes[seat]?.[lang] ?? '');
  }
  if (!isNew) return;
  const own = cards.map((code, place) => lays(120, () => lay(sides[0], place, cardFace(code))));
  if (isCalm.matches) for (const { step } of own) step();
  else showSteps(own, draw);
}

/** Turns over what is still covered, then says what each hand is, who won, and what that came to. */
function showEnd(round, isSeen) {
  const { hands } = round.detail;
  if (!isSeen) cover();
  shown = `end ${round.id}`;
  const each = (step) => () => {
    for (const [seat, hand] of hands.entries()) step(sides[seat], hand);
  };
  const steps = [
    lays(
      240,
      each(({ title, said }, hand) => {
        fill(title, hand.name[lang]);
        fill(said, hand.note[lang]);
      }),
    ),
    ...backs.flatMap((_back, place) =>
      hands.flatMap(({ cards }, seat) => {
        const lies = sides[seat].cards.children[place];
        return lies.classList.contains('back')
          ? [lays(70, () => lay(sides[seat], place, cardFace(cards[place])))]
          : [];
      }),
    ),
    says(
      360,
      each(({ words }, { result }) => fill(words, result[lang])),
    ),
    says(
      360,
      each(({ box }, { won }) => {
        box.dataset.won = String(won === true);
      }),
    ),
  ];
  isResting = true;
  void rested().then(() => {
    isResting = false;
    draw();
  });
  showSteps(steps, () => {
    showVerdict(hint, { ...round, bets: round.detail.bets });
    draw();
    showMoney();
  });
}

async function send(body) {
  if (isSending) return;
  isSending = true;
  draw();
  await bet(body);
  isSending = false;
  draw();
}

const times = (values, wordOf, step) =>
  values.map((value) =>
    h(
      'button',
      {
        type: 'button',
        disabled: isSending || isShowing() || standing.state.hand?.step !== step,
        onclick: () => send({ step, [step]: value }),
      },
      wordOf(value),
    ),
  );
const timesOf = (value) => (value === 0 ? say('chess.noBid') : say('chess.times', { times: value }));

function drawAsked() {
  const { hand } = standing.state;
  const title = hand?.step === 'bet' ? say('chess.bet') : say('chess.bid');
  choice.setAttribute('aria-label', title);
  const seconds = hand && Math.max(0, Math.ceil((hand.leftMs - (Date.now() - at)) / 1000));
  fill(asked, hand ? `${title} · ${say('chess.left', { seconds })}` : title);
}

function draw() {
  const { hand, base, cover: held, coverOfBid } = standing.state;
  drawAsked();
  fill(
    choice,
    hand?.step === 'bet' ? times([1, 2, 3, 4], timesOf, 'bet') : times([0, 1, 2, 3, 4], timesOf, 'bid'),
  );
  fill(dealButton, say('chess.deal'));
  disable(dealButton, isSending || isResting || isShowing() || hand !== null);
  fill(
    note,
    `${say('chess.base', { base })} · ${
      hand
        ? say('chess.heldHand', { held: yuan(held) })
        : say('chess.cover', { cover: yuan(held), coverOfBid: yuan(coverOfBid) })
    }`,
  );
  fill(
    proof,
    hand && h('span', {}, say('chess.commitment', { hash: hand.commitment })),
    !hand &&
      standing.state.shown &&
      h(
        'span',
        {},
        say('chess.committed', { hash: standing.state.shown.commitment, text: standing.state.shown.text }),
      ),
  );
}

const proof = h('p', { class: 'proof' });
holdMoney(() => isShowing() && shown.startsWith('end'));
onStanding((next) => {
  const before = standing;
  standing = next;
  at = Date.now();
  const { hand } = next.state;
  if (hand) showOpen(hand);
  else if (before?.state.hand || shown === 'open') {
    // It ended, by a bet of the player or without one.
    const ended = next.rounds.find(({ detail }) => detail.hands);
    if (ended) showEnd(ended, shown === 'open');
  } else if (shown === '') {
    cover();
    shown = 'covered';
  }
  draw();
});

/** Ranks from the highest to the lowest with what each pays; those that pay alike are one row. */
function rankRows() {
  const groups = Map.groupBy(facts.ranks, ({ multiple }) => multiple);
  return [...groups].map(([multiple, ranks]) => {
    const names = ranks.map(({ rank }) => say(`${engine}.${rank}`));
    return [names.length > 1 ? `${names[0]} – ${names.at(-1)}` : names[0], `×${multiple}`];
  });
}
showRules(
  ['seen', 'bull', 'ranks', 'banker', 'cost', 'proof'],
  {
    ...facts,
    cover: yuan(standing.state.cover),
    coverOfBid: yuan(standing.state.coverOfBid),
  },
  rankRows(),
);
byId('rules').append(proof);
setInterval(drawAsked, 500);
follow(2000);
