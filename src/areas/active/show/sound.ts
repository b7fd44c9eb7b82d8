// The few tones of a show, made by the browser itself; they are off until the player switches them on.
import { useState } from 'react';
import { localStore } from '#browser/storage.ts';

export type Tune = 'tick' | 'win' | 'none';

const key = 'activitySound';
const isOn = (): boolean => localStore.read(key) === 'on';

/** Frequency in Hz and the moment of each tone in seconds. */
const tunes: Record<Tune, readonly (readonly [hertz: number, at: number])[]> = {
  tick: [[880, 0]],
  win: [
    [523, 0],
    [659, 0.12],
    [784, 0.24],
    [1047, 0.36],
  ],
  none: [[392, 0]],
};

let context: AudioContext | undefined;

/** Plays a tune where the sound is on. A browser without sound, or one that forbids it, stays silent. */
export function playTune(name: Tune): void {
  if (!isOn() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [hertz, at] of tunes[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.16, start + at);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at + 0.22);
    tone.connect(volume).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + 0.24);
  }
}

export function useSound(): [isOn: boolean, toggle: () => void] {
  const [on, setOn] = useState(isOn);
  return [
    on,
    () => {
      localStore.write(key, on ? 'off' : 'on');
      setOn(!on);
      if (!on) playTune('win');
    },
  ];
}
