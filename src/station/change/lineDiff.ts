// The difference of two texts by lines, as a reader of patches expects it.

export interface DiffLine {
  sign: ' ' | '-' | '+';
  line: string;
}

/** Lines of context around a change. */
const around = 2;

/** The changed lines with a little of what surrounds them. Station files are short: the plain method serves. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const a = before.split(/\r?\n/);
  const b = after.split(/\r?\n/);
  const common = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      common[i]![j] =
        a[i] === b[j] ? common[i + 1]![j + 1]! + 1 : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
  const all: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      all.push({ sign: ' ', line: a[i]! });
      i++;
      j++;
    } else if (i < a.length && (j >= b.length || common[i + 1]![j]! >= common[i]![j + 1]!))
      all.push({ sign: '-', line: a[i++]! });
    else all.push({ sign: '+', line: b[j++]! });
  }
  return all.filter(
    (line, at) =>
      line.sign !== ' ' ||
      all.slice(Math.max(0, at - around), at + around + 1).some((near) => near.sign !== ' '),
  );
}
