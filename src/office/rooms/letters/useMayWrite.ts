// Who writes letters: by the own role, or one taken for an hour.
import { usePerson } from '../../person.ts';

export function useMayWrite(): boolean {
  const { role, elevatedRole } = usePerson();
  return [role, elevatedRole].some((each) => each === 'owner' || each === 'support');
}
