// How a station's name becomes its monogram: one or two signs, and a facet of its own.

/** One Chinese character, or up to two Latin letters, that stand for a name. */
export function initialsOf(name: string): string {
  const trimmed = name.trim();
  const first = [...trimmed][0] ?? '';
  if (!/[a-z0-9]/i.test(first)) return first;
  const words = trimmed.split(/[\s·.-]+/).filter((word) => /^[a-z0-9]/i.test(word));
  return (words.length > 1 ? words[0]![0]! + words[1]![0]! : trimmed.slice(0, 1)).toUpperCase();
}

/** The facets of the crystal, as paths on a 48 grid; which one, the name decides. */
const facets = [
  'M0 0h30L0 34Z',
  'M48 0v30L16 0Z',
  'M0 0h48L24 22Z',
  'M0 0h18L34 48H0Z',
  'M48 0H26L12 48h36Z',
  'M0 20 24 0h24L0 44Z',
] as const;

export function facetOf(name: string): string {
  let sum = 7;
  for (const sign of name) sum = (sum * 31 + sign.codePointAt(0)!) % 9973;
  return facets[sum % facets.length]!;
}
