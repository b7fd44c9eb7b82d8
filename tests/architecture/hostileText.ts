// How the work of reading grows with the text: the strings that make a pattern look again and again, and what a long one costs beside short ones.

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

/** The processor time of some work in µs, at least 1: it leaves out what others do on the machine. */
function costOf(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return Math.max(1, user + system);
}

const again = (times: number, work: () => void): void => {
  for (let time = 0; time < times; time++) work();
};

/** The least of some runs: what this process does besides only adds. */
const leastOf = (runs: number, work: () => void): number =>
  Math.min(...Array.from({ length: runs }, () => costOf(work)));

const [tiny, short, long] = [24, 128, 4_096];
/** What reads each character a few times costs less than this many times a reading of each once; what grows with the square, 32 times. */
const most = 12;
/** A short text that costs so much more than a long one should is not tried at length. */
const hopelessly = 50;

/** Sticky, and with nothing to skip to: the engine looks at each character. */
const yardstick = /[^a]*z/uy;
const yard = 'b'.repeat(long);
const yardCost = leastOf(10, () => again(50, () => yardstick.test(yard))) / 50;

/** A process that collects its garbage meanwhile is slow once or twice, a pattern each time. */
const tries = 3;

/** Whether reading a long text costs about as much for each character as reading short ones. */
export const growsLinearly = (read: Reader, textOf: TextOf): boolean =>
  Array.from({ length: tries }).some(() => seemsLinear(read, textOf));

function seemsLinear(read: Reader, textOf: TextOf): boolean {
  // What doubles with each character would not come back from a long text.
  const [hopeless, part, whole] = [textOf(tiny), textOf(short), textOf(long)];
  if ([hopeless, part].some((text) => leastOf(4, () => read(text)) > hopelessly * yardCost)) return false;
  const wholeOf = (runs: number, times: number) => leastOf(runs, () => again(times, () => read(whole)));
  const partsOf = (runs: number, times: number) =>
    leastOf(runs, () => again(times * (long / short), () => read(part)));
  // Most are cheap or far from the bound, and need no closer look.
  const cost = wholeOf(2, 1);
  if (cost < 2 * yardCost || cost / partsOf(2, 1) < most / 3) return true;
  // So often that a microsecond, which is the finest that is counted, is little beside it.
  const times = Math.ceil((50 * yardCost) / cost);
  return wholeOf(5, times) / partsOf(5, times) < most;
}
