// How the agent's lists continue: the server names where a page ends, and each row remembers it for the next request.
import type { PagesOf } from '#transport/paged/useCallPages.ts';

/** A row with the cursor behind its page. */
export type Paged<Row> = Row & { cursor: string };

interface Page<Row> {
  list: readonly Row[];
  hasMore: boolean;
  next: string;
}

export const pagesByCursor = <Request extends { before?: string }, Answer extends Page<Row>, Row>(
  keyOf: (row: Row) => string,
): PagesOf<Request, Answer, Paged<Row>> => ({
  itemsOf: ({ list, next }) => list.map((row) => ({ ...row, cursor: next })),
  hasMore: ({ hasMore }) => hasMore,
  keyOf,
  next: (first, _pages, { cursor }) => ({ ...first, before: cursor }),
});
