// The order in which a table shows what came: cards one after another, what they come to, who won, and then the money.
import { h } from './page.js';

export const isCalm = matchMedia('(prefers-reduced-motion: reduce)');

/** One hand at a table: its name, what lies there, and what that comes to. */
export function sideOf(name, lying) {
  const title = h('h2', {}, name);
  const cards = h('div', { class: 'cards' }, lying);
  const words = h('p', {});
  return { box: h('div', { class: 'hand' }, title, cards, words), title, cards, words };
}

/** Turns over what lies there, or lays one more beside it. */
export function lay({ cards }, at, face) {
  const before = cards.children[at];
  if (before) {
    face.dataset.turned = '';
    before.replaceWith(face);
  } else cards.append(face);
}

/** A step of showing a result: how long after the one before it comes, and what it does. */
export const lays = (wait, step) => ({ wait, calm: 0, step });
export const says = (wait, step) => ({ wait, calm: 160, step });

let timers = [];

/** Whether a result is still being shown. */
export const isShowing = () => timers.length > 0;

export function stopShowing() {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
}

/** Takes the steps one after another, and calls `done` at their end. Under reduced motion nothing flies, and the order stays. */
export function showSteps(steps, done) {
  stopShowing();
  const end = says(240, () => {
    timers = [];
    done();
  });
  let at = 0;
  timers = [...steps, end].map(({ wait, calm, step }) => {
    at += isCalm.matches ? calm : wait;
    return setTimeout(step, at);
  });
}
