// Searching the help in the browser: which articles have all the words, and the piece of text that shows why.
import type { UserHelpAnswer } from '#contract/help.generated.ts';

export type Article = UserHelpAnswer['articleList'][number];

/** A piece of text; `isMatch` for what was searched for. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

export interface Hit {
  article: Article;
  title: Piece[];
  excerpt: Piece[];
}

const entities: Readonly<Record<string, string>> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' };

/** What is read of an article, without its HTML. It is only ever shown as text. */
export const plainText = (html: string): string =>
  html
    // Words go on across these; every other tag ends a line.
    .replaceAll(/<\/?(?:a|b|del|em|i|ins|mark|small|span|strong|sub|sup|u)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(nbsp|lt|gt|quot|amp);/g, (_, name: string) => entities[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Full-width letters and digits are typed on Chinese keyboards and mean the same; the length stays as it is. */
const folded = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .toLowerCase();

/** The words of a search; a Chinese phrase without blanks is one. */
export const wordsOf = (typed: string): string[] => folded(typed).split(/\s+/).filter(Boolean);

export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const searched = folded(text);
  const pieces: Piece[] = [];
  let from = 0;
  while (from < text.length) {
    let at = -1;
    let length = 0;
    for (const word of words) {
      const found = searched.indexOf(word, from);
      if (found === -1 || (at !== -1 && (found > at || (found === at && word.length <= length)))) continue;
      at = found;
      length = word.length;
    }
    if (at === -1) break;
    if (at > from) pieces.push({ text: text.slice(from, at), isMatch: false });
    pieces.push({ text: text.slice(at, at + length), isMatch: true });
    from = at + length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMatch: false });
  return pieces;
}

const excerptBefore = 14;
const excerptLength = 60;

function excerptOf(text: string, words: readonly string[]): string {
  const searched = folded(text);
  const places = words.map((word) => searched.indexOf(word)).filter((at) => at !== -1);
  const from = Math.max(0, Math.min(...places, text.length) - excerptBefore);
  const begin = places.length === 0 ? 0 : from;
  const cut = text.slice(begin, begin + excerptLength);
  return `${begin > 0 ? '…' : ''}${cut}${begin + excerptLength < text.length ? '…' : ''}`;
}

/** Articles in which every word occurs; those with all of them in the title come first. */
export function searchHelp(articles: readonly Article[], typed: string): Hit[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const hits = articles.flatMap((article) => {
    const text = plainText(article.content);
    const title = folded(article.title);
    const all = `${title}\n${folded(article.keywords)}\n${folded(text)}`;
    if (!words.every((word) => all.includes(word))) return [];
    return [
      {
        isByTitle: words.every((word) => title.includes(word)),
        hit: {
          article,
          title: piecesOf(article.title, words),
          excerpt: piecesOf(excerptOf(text, words), words),
        },
      },
    ];
  });
  return hits.toSorted((a, b) => Number(b.isByTitle) - Number(a.isByTitle)).map(({ hit }) => hit);
}
