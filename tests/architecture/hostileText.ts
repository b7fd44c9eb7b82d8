// Owns how the work of reading grows with the text: the strings that make a pattern look again and again, and what a long one costs beside short ones.

/** A pattern, or whatever else reads a text. */
export type Reader = (text: string) => unknown;
type TextOf = (length: number) => string;

/** What stands for the classes that a pattern names by a letter. */
const classes: Readonly<Record<string, string>> = {
  ...{ d: '0', w: 'a', s: ' ', D: 'a', W: ' ', S: 'a', n: '\n', r: '\r', t: '\t', p: 'a', P: ' ' },
  ...{ b: '', B: '' },
};

/** Characters that a pattern may be about, from its source. */
function atomsOf(source: string): string[] {
  const plain = source.replace(/\\u\{?([0-9a-fA-F]{4,5})\}?/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  const escaped = [...plain.matchAll(/\\(.)/gsu)].map(([, sign]) => classes[sign!] ?? sign!);
  const literal = [...plain.replace(/\\./gsu, '')].filter((sign) => !'()[]{}|?*+^$'.includes(sign));
  return [...new Set([...escaped, ...literal, 'a', '0', ' '])].filter((atom) => atom !== '').slice(0, 12);
}

/** Words that stand whole in a pattern, such as the name of a tag. */
const wordsOf = (source: string): string[] =>
  [...new Set(source.replaceAll('\\/', '/').match(/[<&@/]?[\w<>!/="-]{2,}/g) ?? [])].slice(0, 6);

const made =
  (start: string, piece: string, end: string): TextOf =>
  (length) =>
    start + piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + end;

/** Texts that a pattern may take long over: a piece again and again, behind each beginning, before an end that fits and one that does not. */
export function hostileTexts(source: string): TextOf[] {
  const [atoms, words] = [atomsOf(source), wordsOf(source)];
  const pairs = atoms.flatMap((one) => atoms.map((other) => one + other));
  return ['', '\u0001'].flatMap((end) => [
    ...[...words, ...pairs].map((piece) => made('', piece, end)),
    ...[...atoms, ...words].flatMap((start) => atoms.map((piece) => made(start, piece, end))),
  ]);
}

/** The least processor time of some runs, in ms: what else a machine does only adds. */
function leastMs(runs: number, work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run++) {
    const begun = performance.now();
    work();
    least = Math.min(least, performance.now() - begun);
  }
  return least;
}

const [tiny, short, long] = [24, 128, 4_096];
/** What reads each character a few times costs less than this many times a reading of each once; what grows with the square, 32 times. */
const most = 12;
/** A short text that costs so much more than a long one should is not tried at length. */
const hopelessly = 50;

const yardstick = /[b-d]y|[^a]z/u;
const yard = 'b'.repeat(long);
const yardMs = leastMs(50, () => yardstick.test(yard));

/** A machine that is busy elsewhere is slow a few times, a pattern each time. */
const tries = 10;

/** Whether reading a long text costs about as much for each character as reading short ones. */
export const growsLinearly = (read: Reader, textOf: TextOf): boolean =>
  Array.from({ length: tries }).some(() => seemsLinear(read, textOf));

function seemsLinear(read: Reader, textOf: TextOf): boolean {
  // What doubles with each character would not come back from a long text.
  const [hopeless, part, whole] = [textOf(tiny), textOf(short), textOf(long)];
  if ([hopeless, part].some((text) => leastMs(4, () => read(text)) > hopelessly * yardMs)) return false;
  // Most are cheap, and need no closer look.
  if (leastMs(2, () => read(whole)) < 2 * yardMs) return true;
  const ratio = (): number =>
    leastMs(5, () => read(whole)) /
    leastMs(5, () => {
      for (let at = 0; at < long; at += short) read(part);
    });
  return ratio() < most;
}
