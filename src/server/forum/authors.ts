// Who writes and reads in the forum, and what is read of an author.

export interface Poster {
  station: string;
  accountId: number;
}

/** Who reads; null for a guest. */
export type ReaderId = number | null;

/** The author of a post, as joined to it. */
export interface AuthorRow {
  author_id: number;
  name: string;
  nick_name: string;
  level: number;
  role: 'trial' | 'member' | 'agent';
}
