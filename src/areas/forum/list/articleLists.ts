// Which list of articles a page of the forum asks for.
import type { GetArticleByTypeForPageRequest } from '#contract/forum.generated.ts';

export const types = ['latest', 'hot', 'essence', 'followed', 'mine'] as const;

/** Of a search, in characters. */
export const wordsMost = 30;

interface Asked {
  type: (typeof types)[number];
  groupId: number | undefined;
  authorId: number | undefined;
  words: string;
}

/** Of an author, or what has the words of a search, or a list. */
export function requestOf({ type, groupId, authorId, words }: Asked): GetArticleByTypeForPageRequest {
  if (authorId !== undefined) return { type: 'latest', authorId };
  const group = groupId === undefined ? {} : { groupId };
  return words === '' ? { type, ...group } : { type: 'latest', words, ...group };
}
