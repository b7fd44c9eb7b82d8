// Following an author or an article: what the server answered last, whether or not the page could be read again after it.
import { useEffect, useState } from 'react';
import { follow } from '#contract/forum.generated.ts';
import { useSend } from '#transport/useSend.ts';

export interface Following {
  isFollowed: boolean;
  sending: boolean;
  /** Follows, or stops; a failure is shown by the shell and changes nothing here. */
  toggle: () => void;
}

/** `onChanged`: what else shows it is out of date. */
export function useFollowing(
  targetType: 'author' | 'article',
  targetId: string,
  followed: boolean,
  onChanged?: () => void,
): Following {
  const { send, sending } = useSend(follow);
  const [isFollowed, setFollowed] = useState(followed);
  useEffect(() => setFollowed(followed), [followed]);
  return {
    isFollowed,
    sending,
    toggle: () =>
      void send({ targetType, targetId }).then(
        (answer) => {
          setFollowed(answer.followed);
          onChanged?.();
        },
        () => undefined,
      ),
  };
}
