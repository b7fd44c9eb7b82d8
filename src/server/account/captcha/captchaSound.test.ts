// The digits that are said: what understands clean speech by templates does not understand these.
import { describe, expect, it } from 'vitest';
import { seededChance } from '#support/seededChance.ts';
import { readSound, samplesOf, templatesOf } from '#support/soundReader.ts';
import type { Locale } from '#texts/text.ts';
import { type Samples, sampleRate, soundDigits, speakDigits, voices } from './captchaSound.ts';
import type { Chance } from './chance.ts';

/** A voice as it is, with a pause before each digit and a little noise. */
function cleanSpeech(code: string, locale: Locale, chance: Chance): Samples {
  const pause = Array<number>(2500).fill(0);
  const voice = chance.oneOf(voices[locale]);
  const said = [...code].flatMap((digit) => [...pause, ...voice[soundDigits.indexOf(digit)]!]);
  return Float32Array.from([...said, ...pause], (sample) => sample + chance.between(-0.03, 0.03));
}

/** How many of so many sounds the reader understands whole. */
function timesUnderstood(
  count: number,
  locale: Locale,
  sound: (code: string) => Samples,
  chance: Chance,
): number {
  const templates = templatesOf(voices[locale], [0.88, 1, 1.12]);
  const codes = Array.from({ length: count }, () =>
    Array.from({ length: 5 }, () => chance.oneOf(soundDigits)).join(''),
  );
  return codes.filter((code) => readSound(sound(code), templates, code.length).text === code).length;
}

describe.each(['zh-CN', 'en'] as const)('a reader by templates, in %s', (locale) => {
  it('understands clean speech', () => {
    const chance = seededChance(1);
    expect(timesUnderstood(20, locale, (code) => cleanSpeech(code, locale, chance), chance)).toBeGreaterThan(
      17,
    );
  });

  it('understands fewer than one in five of what is said among the murmur', () => {
    const chance = seededChance(2);
    const say = (code: string) => samplesOf(speakDigits(code, locale, chance));
    expect(timesUnderstood(50, locale, say, chance)).toBeLessThan(7);
  }, 120_000);
});

it('the murmur is never louder than the voice, so that people hear the digits', () => {
  const chance = seededChance(3);
  for (const locale of ['zh-CN', 'en'] as const)
    for (const digit of soundDigits) {
      const samples = samplesOf(speakDigits(digit.repeat(5), locale, chance));
      const loudness = Array.from({ length: Math.floor(samples.length / 400) }, (_, at) =>
        Math.hypot(...samples.subarray(at * 400, (at + 1) * 400)),
      ).sort((a, b) => a - b);
      const [pauses, digits] = [0.2, 0.9].map((part) => loudness[Math.floor(loudness.length * part)]!);
      expect(digits! / pauses!, `${locale} ${digit}`).toBeGreaterThan(1.4);
    }
});

it('a sound lasts as long as five digits and their pauses, in a file that every browser plays', () => {
  const wav = speakDigits('02345', 'zh-CN', seededChance(4));
  expect([wav.toString('latin1', 0, 4), wav.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WAVEfmt ']);
  expect([wav.readUInt32LE(4), wav.readUInt32LE(40)]).toEqual([wav.length - 8, wav.length - 44]);
  expect([wav.readUInt16LE(20), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([1, sampleRate, 8]);
  expect((wav.length - 44) / sampleRate).toBeGreaterThan(3);
  expect((wav.length - 44) / sampleRate).toBeLessThan(9);
});

it('a digit that no voice says is refused by name', () => {
  expect(() => speakDigits('17', 'en', seededChance(5))).toThrow('No voice says 1');
});
