// How two texts differ, line by line.
import { useMemo } from 'react';
import { lineDiff } from '#station/change/lineDiff.ts';
import { useText } from '../../../kit/locale.ts';

interface LinesProps {
  title: string;
  before: string;
  after: string;
}

const words = { '+': 'office-studio.added', '-': 'office-studio.removed', ' ': undefined } as const;

export function Lines({ title, before, after }: LinesProps) {
  const t = useText();
  const lines = useMemo(() => lineDiff(before, after), [before, after]);
  return (
    <figure className="studio-lines">
      <figcaption>{title}</figcaption>
      {lines.length === 0 ? (
        <p className="office-secondary">{t('office-studio.noLines')}</p>
      ) : (
        <pre>
          {lines.map(({ sign, line }, at) => {
            const word = words[sign];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place.
              <span key={at} className={word && `studio-line-${sign === '+' ? 'added' : 'removed'}`}>
                {word && <span className="office-unseen">{t(word)}</span>}
                {`${sign} ${line}\n`}
              </span>
            );
          })}
        </pre>
      )}
    </figure>
  );
}
