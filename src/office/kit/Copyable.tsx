// A text that somebody takes along: shown whole, copied with a press.
import { useState } from 'react';
import { copyText } from '#browser/copyText.ts';
import { useText } from './locale.ts';

export function Copyable({ text, shown = text }: { text: string; shown?: string }) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  return (
    <p className="office-copyable">
      <span className="office-code">{shown}</span>{' '}
      <button type="button" className="office-button" onClick={() => void copyText(text).then(setCopied)}>
        {t(isCopied ? 'office.copied' : 'office.copy')}
      </button>
    </p>
  );
}
