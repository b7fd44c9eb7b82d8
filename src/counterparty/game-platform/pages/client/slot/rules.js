// The sheet of rules of a slot machine: what each symbol pays, its feature, its return, and the strips that the return is counted over.
import { byId, facts, fill, h, say } from '../page.js';
import { nameOf, pictureOf } from './reels.js';

const { boxes, clusters, free, kind, pays, pearls, scatter } = facts;

const small = (symbol) =>
  h(
    'span',
    { class: 'named' },
    h('span', { class: 'sample' }, pictureOf(symbol)),
    h('span', {}, nameOf(symbol)),
  );
const row = (symbol, text) => h('li', {}, small(symbol), h('span', {}, text));

const paysOf = (values) => {
  const counts = clusters ? clusters.map((least) => `${least}+`) : [3, 4, 5];
  return values.map((pay, at) => `${counts[at]}× ${pay}`).join('　');
};
const scatterPays = Object.entries(scatter)
  .map(([count, pay]) => `${count}× ${pay}${free ? ` +${free.spins[count]}` : ''}`)
  .join('　');

export function showRules(returned) {
  const stops = facts.reels.reduce((product, strip) => product * strip.length, 1);
  const hasScatter = scatterPays !== '';
  const isShort = kind === 'clusters';
  const values = {
    count: facts.parts,
    least: clusters?.[0],
    factor: free?.factor,
    wild: facts.wildFactor,
    reel: (facts.expandingReel ?? 0) + 1,
    cap: free?.cap,
    values: pearls?.join('、'),
  };
  const sentences = [
    isShort ? 'touch' : 'pays',
    hasScatter && 'scatter',
    'stands',
    kind !== 'clusters' && kind !== 'free' && kind,
    free && 'free',
    free && (free.retrigger ? 'again' : 'once'),
  ];
  fill(
    byId('rules'),
    h(
      'ul',
      {},
      Object.entries(pays).map(([symbol, each]) => row(symbol, paysOf(each))),
      // A wild that pays by itself is above.
      !pays.W && row('W', say('slot.rule.wildRow')),
      hasScatter && row('S', scatterPays),
      pearls && row('S', pearls.map((times) => `×${times}`).join(' ')),
      boxes &&
        row(
          'M',
          Object.entries(boxes)
            .map(([symbol, share]) => `${nameOf(symbol)} ${share}%`)
            .join('　'),
        ),
    ),
    sentences.filter(Boolean).map((id) => h('p', {}, say(`slot.rule.${id}`, values))),
    h(
      'p',
      {},
      say(boxes || pearls ? 'slot.rule.returnDrawn' : 'slot.rule.return', {
        share: returned,
        count: stops.toLocaleString('en-US'),
      }),
    ),
    h(
      'ol',
      { 'aria-label': say('slot.rule.strips') },
      facts.reels.map((strip) => h('li', { class: 'strip' }, [...strip].map(nameOf).join(' '))),
    ),
  );
}
