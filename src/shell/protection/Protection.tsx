// What protects players on every screen: the reality check, the strip of a break, the link under the title, and the question of a limit before a deposit; and what comes with the first use of a page, the focus of the keyboard.
import './texts.ts';
import { useEffect } from 'react';
import { keepKeyboardFocus } from '#browser/keyboardFocus.ts';
import { useSite } from '#kit/page/site.ts';
import { BreakStrip } from './BreakStrip.tsx';
import { isBoard, isDepositing } from './captioned.ts';
import { LimitPrompt } from './LimitPrompt.tsx';
import { RealityCheck } from './RealityCheck.tsx';
import { TitleLink } from './TitleLink.tsx';
import { useReality } from './useReality.ts';

export interface ProtectionProps {
  path: string;
  isCaptioned: boolean;
  /** The player uses the page, or it has rested for long: what is asked for before that would delay it. */
  isUsed: boolean;
}

export function Protection({ path, isCaptioned, isUsed }: ProtectionProps) {
  const { role, visitor } = useSite();
  // Comes with the first use of the page, which may be a key.
  useEffect(keepKeyboardFocus, []);
  // Play money is no matter of protection.
  const isMember = role === 'member' || role === 'agent';
  const account = isMember ? visitor.account : '';
  const reality = useReality(isMember && isUsed, isBoard(path));
  return (
    <>
      {isCaptioned && <TitleLink reality={isBoard(path) && isMember ? reality.data : undefined} />}
      {isMember && isUsed && (
        <>
          <RealityCheck key={account} account={account} reality={reality} />
          <BreakStrip path={path} />
          {isDepositing(path) && <LimitPrompt key={account} />}
        </>
      )}
    </>
  );
}
