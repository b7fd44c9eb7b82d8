// Who of those who see agents may change something about them.
import { usePerson } from '../../person.ts';

export function useMayChange(): boolean {
  const { role, elevatedRole } = usePerson();
  return [role, elevatedRole].some((each) => each === 'owner' || each === 'support');
}
