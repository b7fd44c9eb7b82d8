// The rates of a member directly below: whose they are, what they can be set to, and the quota that moves with them.
import '../texts.ts';
import { useSearchParams } from 'react-router-dom';
import { ChildPicker } from './ChildPicker.tsx';
import { RateChange } from './RateChange.tsx';

export function RebateSetting() {
  const [query] = useSearchParams();
  const account = query.get('account');
  return account === null ? <ChildPicker /> : <RateChange key={account} account={account} />;
}
