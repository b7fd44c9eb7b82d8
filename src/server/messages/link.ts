// Finding a link in what a player writes, in whatever dress it comes; the work grows with the length of the text alone.

/** Endings that begin no sentence: a blank on either side of the dot hides nothing. */
const endings =
  'com cn net org cc vip top xyz app io me tv info biz club shop site online hk tw co ru ly gg ai icu ltd ink pw ws la su eu uk de jp kr sg ph mobi asia'.split(
    ' ',
  );
/** Endings that are words as well: "That was good. Fun game" holds no link, "abc . fun" and "abc.fun" do. */
const wordEndings = 'fun link win bet live pro click'.split(' ');

/** Letters with a blank between any two of them, or none. */
const spaced = (word: string): string => [...word].join(' ?');
const oneOf = (words: readonly string[]): string => `(?:${words.map(spaced).join('|')})(?![a-z0-9])`;

/** Each part has a longest match of a few characters, so that nothing is read again from the start. */
const link = new RegExp(
  [
    '[a-z] ?: ?/ ?/',
    `${spaced('www')} ?[.。]`,
    '(?<![a-z0-9_])\\d{1,3}(?:\\.\\d{1,3}){3}(?![a-z0-9_])',
    `[a-z0-9-] ?[.。] ?${oneOf(endings)}`,
    `[a-z0-9-](?: [.。] ?|[.。])${oneOf(wordEndings)}`,
  ].join('|'),
  'u',
);

/** In one width and case, with one blank where there were several, and without what is not seen. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ');

/** Whether a text holds a scheme, `www.`, an address by number, or a name with a common ending. */
export const hasLink = (text: string): boolean => link.test(plain(text));
