// Owns the mark of a game of an outside platform: what kind of game it is, in one of a few quiet tones.
import { css } from '@linaria/core';
import type { ThirdGameListRequest } from '#contract/session.generated.ts';

export type GameKind = ThirdGameListRequest['type'];

const drawings: Record<GameKind, string> = {
  live: 'M7 5h10v14H7zM10 8.5h.1M14 15.5h.1M12 10c-1.2 1-2 1.7-2 2.500a1.2 1.2 0 0 0 2 .8 1.2 1.2 0 0 0 2-.8c0-.8-.8-1.500-2-2.500Z',
  egame: 'M4 6h16v11H4zM9.300 6v11M14.700 6v11M6.700 10v3M12 10v3M17.300 10v3M8 20h8',
  chess: 'M5 8l9-3 5 12-9 3zM9.500 10.500l5 3M8 20H4V9',
  fish: 'M3.500 12c2.500-4 5.500-5.500 9-5.500 2.500 0 4.500 2 6 3.500l2.500-2.500v9L18.500 14c-1.500 1.500-3.500 3.500-6 3.500-3.500 0-6.500-1.500-9-5.500ZM8.500 11h.1',
  sport:
    'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17ZM12 8l3.800 2.800-1.500 4.400H9.700l-1.500-4.400zM12 8V3.700M15.800 10.800l4.400-1M14.300 15.200l2.500 3.800M9.700 15.200 7.200 19M8.200 10.800l-4.400-1',
  esport:
    'M7.500 8h9a4.500 4.500 0 0 1 4.300 6l-.8 2.500a2 2 0 0 1-3.500.6L15 15H9l-1.500 2.100a2 2 0 0 1-3.500-.6L3.200 14a4.500 4.500 0 0 1 4.300-6ZM8 10.500v3M6.500 12h3M15.500 11h.1M17.500 13h.1',
};

const mark = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 0.75rem;
  background: var(--brand-quiet);
  color: var(--brand-text);
  &[data-tone='1'] {
    background: var(--warn-quiet);
    color: var(--warn);
  }
  &[data-tone='2'] {
    background: var(--surface-sunken);
    color: var(--link);
  }
`;

/** Decoration: the game's name stands beside it. */
export function GameMark({ kind, code }: { kind: GameKind; code: string }) {
  // The tone follows from the code, so a game keeps it wherever it stands.
  let sum = 0;
  for (const letter of code) sum += letter.charCodeAt(0);
  return (
    <span className={mark} data-tone={sum % 3} aria-hidden="true">
      <svg
        viewBox="0 0 24 24"
        width="1.5rem"
        height="1.5rem"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <path d={drawings[kind]} />
      </svg>
    </span>
  );
}
