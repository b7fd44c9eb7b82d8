// The text of a post: plain text whatever it holds, line breaks kept, names of members after @ leading to their profiles.
import { css } from '@linaria/core';
import type { ForumMention } from '#contract/entities.generated.ts';
import { piecesOf } from './mentions.ts';

const text = css`
  font-size: 0.9375rem;
  line-height: 1.7;
  white-space: pre-wrap;
  > button {
    color: var(--link);
  }
`;

export interface PostTextProps {
  content: string;
  mentions: readonly ForumMention[];
  onProfile: (accountId: number) => void;
}

export function PostText({ content, mentions, onProfile }: PostTextProps) {
  return (
    <p className={text}>
      {piecesOf(content, mentions).map((piece, at) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
          <button key={at} type="button" aria-haspopup="dialog" onClick={() => onProfile(piece.accountId)}>
            @{piece.name}
          </button>
        ),
      )}
    </p>
  );
}
