// The hand at the cannon that goes on by itself: a fish that is locked on, fire without a tap, and when both end.
import { h, say } from '../page.js';

const everyMs = 300;

/** `shoot` fires at a fish once and says whether it did; `fishInSight` are those that can be aimed at, the nearest first. */
export function gunner({ shoot, fishInSight, isThere }) {
  let isLocking = false;
  let isAuto = false;
  let target = null;
  const button = (word, onclick) =>
    h('button', { type: 'button', 'aria-pressed': 'false', onclick }, say(word));
  const lockButton = button('fishing.lock', () => {
    isLocking = !isLocking;
    if (!isLocking) release();
    draw();
  });
  const autoButton = button('fishing.auto', () => {
    isAuto = !isAuto;
    draw();
  });

  function draw() {
    lockButton.setAttribute('aria-pressed', String(isLocking));
    autoButton.setAttribute('aria-pressed', String(isAuto));
  }
  function release() {
    target?.element.removeAttribute('data-locked');
    target = null;
  }
  function lockOn(fish) {
    release();
    target = fish;
    fish.element.dataset.locked = '';
  }
  function stop() {
    isAuto = false;
    release();
    draw();
  }

  function round() {
    if (target && !isThere(target)) release();
    if (!target && isAuto) {
      const [next] = fishInSight();
      if (next) lockOn(next);
    }
    // Whoever does not look on, or cannot pay, does not go on playing.
    if (target && (document.hidden || !shoot(target))) stop();
  }
  setInterval(round, everyMs);
  document.addEventListener('visibilitychange', () => document.hidden && stop());

  return {
    controls: [lockButton, autoButton],
    stop,
    /** A tap on a fish: one shot, or with the lock on, fire until it is caught or gone. */
    tapped(fish) {
      if (isLocking) lockOn(fish);
      else shoot(fish);
    },
  };
}
