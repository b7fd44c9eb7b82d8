// Who of those who see play may stop a sale or change something.
import { usePerson } from '../../person.ts';

export function useMayChange(): boolean {
  const { role, elevatedRole } = usePerson();
  return [role, elevatedRole].some((each) => each === 'owner' || each === 'play');
}
