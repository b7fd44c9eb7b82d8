// The sheet with a result, whose content is fetched while the player looks at the stage.
import { type ReactNode, useEffect } from 'react';
import type { ActivityAward } from '#contract/entities.generated.ts';
import { preloadable } from '#kit/page/preloadable.tsx';
import type { Again } from './AwardContent.tsx';

const Content = preloadable(async () => (await import('./AwardContent.tsx')).AwardContent, null);

export interface AwardSheetProps {
  /** Nothing is shown for null. */
  award: ActivityAward | null;
  onClose: () => void;
  /** What can be taken next, where something is left. */
  again?: Again | null;
  /** Above the prize in place of its note, such as the dice thrown. */
  children?: ReactNode;
}

export function AwardSheet({ award, ...rest }: AwardSheetProps) {
  useEffect(() => Content.preload(), []);
  return award && <Content award={award} {...rest} />;
}
