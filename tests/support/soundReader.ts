// A program that understands spoken digits by templates: spectra of the same voices, slid over the sound, and the best row of five.
import { atRate, type Samples, sampleRate, soundDigits } from '#server/account/captcha/captchaSound.ts';

/** Frames of 32 ms, half of each shared with the next; bands from 200 to 3800 Hz. */
const frame = 256;
const hop = 128;
const bands = Array.from({ length: 18 }, (_, at) => 200 * 19 ** (at / 17));
const waves = bands.map((band) => {
  const at = Float32Array.from({ length: frame }, (_, index) => index);
  const hann = at.map((index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / frame));
  const step = (2 * Math.PI * band) / sampleRate;
  return {
    cosine: at.map((index) => hann[index]! * Math.cos(step * index)),
    sine: at.map((index) => hann[index]! * Math.sin(step * index)),
  };
});

/** One number for each band of each frame, frame after frame. */
type Spectra = Float32Array;

interface Template {
  digit: string;
  spectra: Spectra;
}

/** How loud each band is in each frame: the logarithm of its power above a floor. */
function spectraOf(samples: Samples): Spectra {
  const count = Math.max(0, Math.floor((samples.length - frame) / hop) + 1);
  return Float32Array.from({ length: count * bands.length }, (_, index) => {
    const from = Math.floor(index / bands.length) * hop;
    const { cosine, sine } = waves[index % bands.length]!;
    let [real, imaginary] = [0, 0];
    for (let at = 0; at < frame; at++) {
      real += samples[from + at]! * cosine[at]!;
      imaginary += samples[from + at]! * sine[at]!;
    }
    return Math.log(real * real + imaginary * imaginary + 0.1);
  });
}

function normalized(values: Spectra): Spectra {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const length = Math.hypot(...values.map((value) => value - mean)) || 1;
  return values.map((value) => (value - mean) / length);
}

/** Each digit of each voice at each rate. */
export const templatesOf = (voices: Samples[][], rates: readonly number[]): Template[] =>
  voices.flatMap((voice) =>
    voice.flatMap((samples, at) =>
      rates.map((rate) => ({
        digit: soundDigits[at]!,
        spectra: normalized(spectraOf(atRate(samples, rate))),
      })),
    ),
  );

/** What is heard, and for each value the sums of those before it and of their squares. */
interface Heard {
  values: Spectra;
  sums: Float64Array;
  squares: Float64Array;
}

function heardIn(samples: Samples): Heard {
  const values = spectraOf(samples);
  const [sums, squares] = [new Float64Array(values.length + 1), new Float64Array(values.length + 1)];
  for (const [at, value] of values.entries()) {
    sums[at + 1] = sums[at]! + value;
    squares[at + 1] = squares[at]! + value * value;
  }
  return { values, sums, squares };
}

function correlation({ values, sums, squares }: Heard, template: Spectra, from: number): number {
  const to = from + template.length;
  let product = 0;
  for (let at = 0; at < template.length; at++) product += values[from + at]! * template[at]!;
  const square = squares[to]! - squares[from]! - (sums[to]! - sums[from]!) ** 2 / template.length;
  return product / Math.sqrt(Math.max(1, square));
}

/** The samples of a WAV as the server makes them. */
export const samplesOf = (wav: Buffer): Samples =>
  Float32Array.from(wav.subarray(44), (byte) => (byte - 128) / 128);

/** The best row of so many digits, each at least 0.4 and at most 1.5 s behind the one before. */
export function readSound(
  samples: Samples,
  templates: Template[],
  length: number,
): { text: string; score: number } {
  const heard = heardIn(samples);
  const width = bands.length;
  const tops = Array.from({ length: heard.values.length / width }, () => ({ text: '', score: 0 }));
  for (const { digit, spectra } of templates)
    for (let from = 0; from * width + spectra.length <= heard.values.length; from++) {
      const score = correlation(heard, spectra, from * width);
      const middle = tops[from + Math.floor(spectra.length / width / 2)]!;
      if (score > middle.score) Object.assign(middle, { text: digit, score });
    }
  const [least, most] = [0.4, 1.5].map((time) => Math.round((time * sampleRate) / hop)) as [number, number];
  let rows = tops;
  for (let count = 1; count < length; count++)
    rows = tops.map((top, at) => {
      const before = rows.slice(Math.max(0, at - most), Math.max(0, at - least + 1));
      const best = before.reduce((a, b) => (b.score > a.score ? b : a), { text: '', score: -9 });
      return { text: best.text + top.text, score: best.score + top.score };
    });
  return rows.reduce((a, b) => (b.score > a.score ? b : a));
}
