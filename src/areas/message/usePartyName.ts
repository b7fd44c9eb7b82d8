// How the other party of a message is called: by role, a member directly below by account.
import type { Message as Letter } from '#contract/entities.generated.ts';
import { useText } from '#texts/useText.ts';

export function usePartyName(): (letter: Pick<Letter, 'party' | 'partyName'>) => string {
  const t = useText();
  return ({ party, partyName }) => {
    const role = t(`message.party.${party}`);
    return partyName === '' ? role : `${role} ${partyName}`;
  };
}
