// One text that a player types outside a <CallForm>, such as an amount: kept in this tab until it has been sent.
import { useState } from 'react';
import { draftOf, forgetDraft, keepDraft } from '#browser/drafts.ts';
import { useSite } from '../page/site.ts';

export function useDraft(name: string): [text: string, change: (text: string) => void] {
  const { station, visitor } = useSite();
  const ownName = `${station.code} ${name}`;
  const [text, setText] = useState(() => {
    const kept = draftOf(visitor.account, ownName);
    return typeof kept === 'string' ? kept : '';
  });
  const change = (next: string): void => {
    setText(next);
    if (next === '') forgetDraft(visitor.account, ownName);
    else keepDraft(visitor.account, ownName, next);
  };
  return [text, change];
}
