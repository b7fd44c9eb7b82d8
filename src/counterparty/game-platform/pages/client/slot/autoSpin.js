// Spins that follow one another without a press, where the operator allows them: how many are left, when they end, and whether the reels hurry.
import { h, say, units } from '../page.js';

/** So many spins one press starts at most. */
const most = 50;
/** A win of so many times the stake is looked at, and not spun over. */
export const greatTimes = 20n;

/** `spin` starts one, `changed` is called when what the buttons say has changed. */
export function autoSpin({ spin, changed }) {
  let left = 0;
  let isTurbo = false;
  const auto = h('button', { type: 'button', onclick: () => (left > 0 ? stop() : start()) });
  const turbo = h(
    'button',
    {
      type: 'button',
      onclick: () => {
        isTurbo = !isTurbo;
        draw();
      },
    },
    say('slot.turbo'),
  );

  function draw() {
    auto.textContent = left > 0 ? say('slot.autoLeft', { count: left }) : say('slot.auto');
    auto.setAttribute('aria-pressed', String(left > 0));
    turbo.setAttribute('aria-pressed', String(isTurbo));
  }
  function start() {
    left = most;
    draw();
    next();
  }
  function stop() {
    left = 0;
    draw();
    changed();
  }
  function next() {
    if (left === 0) return;
    // Whoever does not look on does not go on playing.
    if (document.hidden) return stop();
    left -= 1;
    draw();
    void spin();
  }
  document.addEventListener('visibilitychange', () => document.hidden && left > 0 && stop());
  draw();

  return {
    element: h('div', { class: 'choice modes', role: 'group', 'aria-label': say('slot.modes') }, auto, turbo),
    isRunning: () => left > 0,
    /** How long a step of a spin takes, of what it takes without hurry. */
    hurried: (ms) => (isTurbo ? ms / 6 : ms),
    stop,
    /** Goes on after a spin; `stake` is what a spin costs. */
    after({ prize }, stake) {
      if (units(prize) >= units(stake) * greatTimes) return stop();
      setTimeout(next, isTurbo ? 200 : 900);
    },
  };
}
