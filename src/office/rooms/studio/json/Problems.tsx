// The list of what is wrong with a text: one a mistake, each leading to its line, with its fix as a press.
import { useText } from '../../../kit/locale.ts';
import { Tag } from '../../../kit/Tag.tsx';
import type { Mistake } from '../desk/reading.ts';

interface ProblemsProps {
  mistakes: readonly Mistake[];
  isReadOnly: boolean;
  onGo: (mistake: Mistake) => void;
  onFix: (mistake: Mistake) => void;
}

export function Problems({ mistakes, isReadOnly, onGo, onFix }: ProblemsProps) {
  const t = useText();
  if (mistakes.length === 0) return <p className="office-good">{t('office-studio.nothingWrong')}</p>;
  return (
    <ul className="content-faults" aria-label={t('office-studio.problems')}>
      {mistakes.map((mistake) => {
        const { rule, severity, range, message, consequence, fix } = mistake;
        const { line, column } = range.start;
        return (
          <li
            key={`${rule} ${line} ${column} ${message}`}
            className={`content-fault content-fault-${severity}`}
          >
            <button type="button" className="studio-line" onClick={() => onGo(mistake)}>
              {t('office-studio.line', { line })}
            </button>
            <span>{message}</span>
            <div className="office-secondary">
              {consequence} <Tag>{rule}</Tag>
            </div>
            {fix && !isReadOnly && (
              <button type="button" className="office-button content-small" onClick={() => onFix(mistake)}>
                {t(fix.safe ? 'office-content.fix' : 'office-content.fixMaybe')} · {fix.description}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
