// Whom a post can mention: whom it answers, then as the server has it, asked for with the first @.
import { useMemo, useState } from 'react';
import type { ForumAuthor } from '#contract/entities.generated.ts';
import { people } from '#contract/forum.generated.ts';
import { useCall } from '#transport/useCall.ts';

export interface People {
  list: readonly ForumAuthor[] | undefined;
  state: 'there' | 'loading' | 'failed';
  retry: () => void;
}

export function usePeople(
  articleId: string | undefined,
  answered: ForumAuthor | undefined,
  isWanted: boolean,
): People {
  const [wasWanted, setWanted] = useState(false);
  if (isWanted && !wasWanted) setWanted(true);
  const request = useMemo(() => (articleId === undefined ? {} : { articleId }), [articleId]);
  const { data, error, mutate } = useCall(people, wasWanted ? request : null, { silent: true });
  const list = useMemo(() => {
    if (!data) return undefined;
    // Somebody without a nickname is not in the list of the server and cannot be mentioned.
    const first = data.list.filter(({ accountId }) => accountId === answered?.accountId);
    return [...first, ...data.list.filter((person) => !first.includes(person))];
  }, [data, answered?.accountId]);
  return {
    list,
    state: data ? 'there' : error ? 'failed' : 'loading',
    retry: () => void mutate().catch(() => undefined),
  };
}
