// The sign that the page rests, data-rest at its root element: nothing is under way, and what the last answer changed is drawn. Until then data-work names what is. Who drives the site from outside waits for that, not for time.
import { onWork, underWay } from '#browser/work.ts';

/**
 * How often a frame and a task go by without work before the page rests: an answer is drawn in a task, effects of that
 * renew old answers in the next frame, and a list whose end comes into sight asks for more after one.
 */
const quietRounds = 3;

/** Returns the function that stops showing it. */
export function showRest(): () => void {
  const { dataset } = document.documentElement;
  // A task of its own, in line behind those that React has waiting; a time-out would pass them by.
  const { port1, port2 } = new MessageChannel();
  let turn = 0;
  let left = 0;
  const goRound = (own: number): void => {
    requestAnimationFrame(() => port2.postMessage(own));
  };
  const look = (): void => {
    const names = Array.from(underWay, ({ name }) => name);
    turn += 1;
    left = quietRounds;
    delete dataset.rest;
    dataset.work = names.join(', ');
    if (names.length === 0) goRound(turn);
  };
  port1.onmessage = ({ data }) => {
    if (data !== turn) return;
    left -= 1;
    if (left > 0) return goRound(turn);
    delete dataset.work;
    dataset.rest = '';
  };
  const stop = onWork(look);
  look();
  return () => {
    stop();
    port1.close();
    delete dataset.rest;
    delete dataset.work;
  };
}
