// What a field says of its value: whether the file sets it and on which line, the way back to the default, and what other stations have.
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { others } from '#contract/office/studio.generated.ts';
import { useRead } from '../../../kit/call/useRead.ts';
import { listed, useLocale, useText } from '../../../kit/locale.ts';

interface ExplainProps {
  path: string;
  /** Undefined where the default holds. */
  line: number | undefined;
  /** Goes to the line. */
  onGo: () => void;
  /** Left out where nothing may be changed. */
  onReset?: () => void;
}

export function Explain({ path, line, onGo, onReset }: ExplainProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="studio-explain">
      <code className="office-secondary">{path}</code>
      {line === undefined ? (
        <span className="office-secondary">{t('office-studio.byDefault')}</span>
      ) : (
        <button type="button" className="studio-link" onClick={onGo}>
          {t('office-studio.setOn', { line })}
        </button>
      )}
      {line !== undefined && onReset && path !== 'code' && path !== 'name' && (
        <button type="button" className="studio-link" onClick={onReset}>
          {t('office-studio.reset')}
        </button>
      )}
      <button type="button" className="studio-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('office-studio.others')}
      </button>
      {isOpen && <Others path={path} />}
    </div>
  );
}

const valueMost = 60;

function Others({ path }: { path: string }) {
  const t = useText();
  const locale = useLocale();
  const { data } = useRead(others, { path });
  if (!data) return <span className="office-secondary">{t('office.loading')}</span>;
  const { same, differing } = data;
  return (
    <ul className="studio-others">
      <li className="office-secondary">{t('office-studio.sameOn', { count: same })}</li>
      {differing.map(({ value, codes }) => (
        <li key={value}>
          <code>{value === '' ? '–' : value.slice(0, valueMost)}</code>{' '}
          <span className="office-secondary">{listed(codes, locale)}</span>
        </li>
      ))}
      <li>
        <Link to={`/studio/all?${new URLSearchParams({ setting: path })}`}>
          {t('office-studio.defaultReaches')}
        </Link>
      </li>
    </ul>
  );
}
