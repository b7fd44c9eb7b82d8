// The sound for what comes to wait: off until somebody presses for it, and remembered in this browser.
import { useSyncExternalStore } from 'react';
import { localStore } from '#browser/storage.ts';
import { createSubject } from '#browser/subject.ts';

const key = 'office-sound';
const changes = createSubject();
let isOn = localStore.read(key) === 'on';
let context: AudioContext | undefined;

/** Two short tones, the second higher: nothing that a call centre would call an alarm. */
function ring(): void {
  context ??= new AudioContext();
  const { currentTime: from, destination } = context;
  for (const [at, hertz] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = hertz;
    loudness.gain.setValueAtTime(0.0001, from + at);
    loudness.gain.exponentialRampToValueAtTime(0.12, from + at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, from + at + 0.14);
    tone.connect(loudness).connect(destination);
    tone.start(from + at);
    tone.stop(from + at + 0.15);
  }
}

export function turnSound(on: boolean): void {
  isOn = on;
  localStore.write(key, on ? 'on' : 'off');
  if (on) ring();
  changes.emit();
}

export const useSound = (): boolean => useSyncExternalStore(changes.subscribe, () => isOn);

/** Rings where it is on. A page that nobody has touched yet stays silent: its browser wants it so. */
export function ringIfOn(): void {
  if (!isOn) return;
  try {
    void context?.resume();
    ring();
  } catch {
    // A browser without a sound device.
  }
}
