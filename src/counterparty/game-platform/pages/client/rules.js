// The sheet of rules of a table: sentences that say what decides money, and below them what pays how much.
import { byId, engine, fill, h, say } from './page.js';

/** `sentences` are the ends of their ids; `rows` are names with what they pay. */
export function showRules(sentences, values, rows) {
  fill(
    byId('rules'),
    sentences.map((id) => h('p', {}, say(`rule.${id.includes('.') ? id : `${engine}.${id}`}`, values))),
    rows.length > 0 &&
      h(
        'ul',
        {},
        rows.map(([name, pays]) => h('li', {}, h('span', {}, name), h('b', {}, pays))),
      ),
  );
}
