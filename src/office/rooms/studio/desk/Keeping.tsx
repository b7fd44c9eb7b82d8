// What is said of what is written: that it is kept, or why it is in this browser alone.
import { sentenceOf } from '../../../kit/call/sentence.ts';
import { useText } from '../../../kit/locale.ts';
import type { Kept } from './useKept.ts';

export function Keeping({ kept: { state } }: { kept: Kept }) {
  const t = useText();
  if (typeof state === 'object')
    return (
      <span className="office-fault" role="alert">
        {t('office-studio.keptHere')} {sentenceOf(state, t)}
      </span>
    );
  if (state === 'none') return null;
  return (
    <span className="office-secondary" role="status">
      {t(state === 'kept' ? 'office-content.saved' : 'office-studio.keeping')}
    </span>
  );
}
