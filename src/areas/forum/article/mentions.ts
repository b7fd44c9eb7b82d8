// Finding the names of members in a text that the server has recognised behind an @.
import type { ForumMention } from '#contract/entities.generated.ts';

/** The text in pieces: words as they are, and the members it names. The longest name that fits is meant. */
export function piecesOf(text: string, mentions: readonly ForumMention[]): (string | ForumMention)[] {
  const byLength = mentions.toSorted((a, b) => b.name.length - a.name.length);
  const pieces: (string | ForumMention)[] = [];
  let begin = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const found = byLength.find(
      ({ name }) => text.slice(at + 1, at + 1 + name.length).toLowerCase() === name.toLowerCase(),
    );
    if (!found) continue;
    if (at > begin) pieces.push(text.slice(begin, at));
    pieces.push({ ...found, name: text.slice(at + 1, at + 1 + found.name.length) });
    begin = at + 1 + found.name.length;
  }
  if (begin < text.length) pieces.push(text.slice(begin));
  return pieces;
}
