// The few tones of a slot machine, made by the browser itself: off until the player switches them on, and never more than a tick for a spin that gives back no more than it cost.
import { h, say } from '../page.js';

const key = 'slotSound';

/** Frequency in Hz and the moment of each tone in seconds. */
const tunes = {
  stop: [[330, 0]],
  win: [
    [523, 0],
    [659, 0.11],
    [784, 0.22],
  ],
};

/** What the player chose here; a browser that refuses storage is silent each time. */
function kept() {
  try {
    return localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}
function keep(isOn) {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off');
  } catch {
    // It holds for as long as the page is open.
  }
}

const waves = () => h('path', { d: 'M16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11' });
const mute = () => h('path', { d: 'm16 9.500 5 5m0-5-5 5' });

/** `button` is the switch, `play` plays a tune where it is on. */
export function slotSound() {
  let isOn = kept();
  let context;
  const play = (name) => {
    if (!isOn || typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    const begin = context.currentTime;
    for (const [hertz, at] of tunes[name]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = 'triangle';
      tone.frequency.value = hertz;
      volume.gain.setValueAtTime(0.12, begin + at);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + at + 0.2);
      tone.connect(volume).connect(context.destination);
      tone.start(begin + at);
      tone.stop(begin + at + 0.22);
    }
  };
  const button = h('button', {
    type: 'button',
    class: 'sound',
    'aria-label': say('slot.sound'),
    onclick: () => {
      isOn = !isOn;
      keep(isOn);
      draw();
      play('stop');
    },
  });
  function draw() {
    button.setAttribute('aria-pressed', String(isOn));
    button.replaceChildren(
      h(
        'svg',
        { viewBox: '0 0 24 24', 'aria-hidden': 'true' },
        h('path', { d: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500z' }),
        isOn ? waves() : mute(),
      ),
    );
  }
  draw();
  return { button, play };
}
