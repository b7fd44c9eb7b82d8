// Speaking digits that people understand with ease and programs with trouble: a WAV of changing voices among the murmur of others.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '#texts/text.ts';
import type { Chance } from './chance.ts';

/** Samples a second, one byte each. */
export const sampleRate = 8000;

/** The digits of the voices, in their order; without 1 and 7, which rhyme in Chinese. */
export const soundDigits = '02345689';

/** Each digit of a voice lies in a slot of so many samples; silence fills it up. */
const slot = 6000;
const headerBytes = 44;

export type Samples = Float32Array;

const voicesOf = (locale: Locale): Samples[][] =>
  [1, 2, 3, 4].map((voice) => {
    const file = readFileSync(path.join(import.meta.dirname, `${locale}-${voice}.wav`));
    const samples = Float32Array.from(file.subarray(headerBytes), (byte) => (byte - 128) / 128);
    return [...soundDigits].map((_, at) => withoutSilence(samples.subarray(at * slot, (at + 1) * slot)));
  });

function withoutSilence(samples: Samples): Samples {
  let end = samples.length;
  while (end > 0 && Math.abs(samples[end - 1]!) < 0.02) end--;
  return samples.subarray(0, end);
}

/** Voices by language: for each voice the samples of each digit, from -1 to 1. */
export const voices: Record<Locale, Samples[][]> = { 'zh-CN': voicesOf('zh-CN'), en: voicesOf('en') };

/** Quicker and higher at a rate above one, slower and lower below. */
export function atRate(samples: Samples, rate: number): Samples {
  return Float32Array.from({ length: Math.floor((samples.length - 1) / rate) }, (_, at) => {
    const from = Math.floor(at * rate);
    const part = at * rate - from;
    return samples[from]! * (1 - part) + samples[from + 1]! * part;
  });
}

/**
 * A WAV, 8 kHz in 8 bits, of some six seconds, in which the digits are said one after the other. Rejects with a RangeError for
 * anything but the digits that voices know.
 */
export function speakDigits(code: string, locale: Locale, chance: Chance): Buffer {
  const parts = [...code].map((digit) => spoken(digit, locale, chance));
  const gaps = parts.map(() => seconds(chance.between(0.3, 0.6)));
  const length = parts.reduce((sum, part, at) => sum + part.length + gaps[at]!, seconds(0.5));
  const mixed = murmur(length, locale, chance);
  let at = seconds(chance.between(0.25, 0.45));
  for (const [index, part] of parts.entries()) {
    add(mixed, part, at, chance.between(0.8, 1));
    at += part.length + gaps[index]!;
  }
  return wavOf(mixed);
}

const seconds = (count: number): number => Math.round(count * sampleRate);

function spoken(digit: string, locale: Locale, chance: Chance): Samples {
  const index = soundDigits.indexOf(digit);
  if (index < 0) throw new RangeError(`No voice says ${digit}; they say ${soundDigits}.`);
  return atRate(chance.oneOf(voices[locale])[index]!, chance.between(0.8, 1.2));
}

/** Digits said backwards, over each other and without a pause: speech in all that a program measures, and nothing that can be understood. */
function murmur(length: number, locale: Locale, chance: Chance): Samples {
  const mixed = new Float32Array(length);
  for (let layer = 0; layer < 2; layer++)
    for (let at = -seconds(chance.between(0, 0.4)); at < length; ) {
      const voice = chance.oneOf(chance.oneOf(voices[locale]));
      const said = atRate(voice, chance.between(0.75, 1.3)).reverse();
      add(mixed, said, at, chance.between(0.38, 0.52));
      at += Math.round(said.length * chance.between(0.7, 0.95));
    }
  return mixed;
}

function add(mixed: Samples, samples: Samples, from: number, gain: number): void {
  for (let at = Math.max(0, -from); at < samples.length && from + at < mixed.length; at++)
    mixed[from + at]! += samples[at]! * gain;
}

/** The samples as a file, as loud as it can be. */
function wavOf(samples: Samples): Buffer {
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0.01);
  const file = Buffer.alloc(headerBytes + samples.length);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(headerBytes - 8 + samples.length, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length, 40);
  samples.forEach((sample, at) => {
    file[headerBytes + at] = Math.round(128 + (sample / peak) * 127);
  });
  return file;
}
