// Mentions in a text: the @ being typed, and the members whose names begin as it does.
import type { ForumAuthor } from '#contract/entities.generated.ts';

/** A mention being typed: where its @ stands, and what of the name is there. */
export interface MentionBegun {
  at: number;
  begun: string;
}

/** As nicknames are written; an @ right behind a letter or digit belongs to something else, such as an address. */
const mention = /(?<![A-Za-z0-9])@([\u4e00-\u9fffA-Za-z0-9]{0,12})$/;

/** The mention that the caret stands in; null for none. */
export function mentionBegun(text: string, caret: number): MentionBegun | null {
  const found = mention.exec(text.slice(0, caret));
  return found && { at: found.index, begun: found[1]! };
}

const offeredMost = 12;

/** Names that begin so come first, then those that hold it. */
export function matching(people: readonly ForumAuthor[], begun: string): ForumAuthor[] {
  const sought = begun.toLowerCase();
  const places = people.map((person) => ({ person, place: person.name.toLowerCase().indexOf(sought) }));
  return [...places.filter(({ place }) => place === 0), ...places.filter(({ place }) => place > 0)]
    .map(({ person }) => person)
    .slice(0, offeredMost);
}
