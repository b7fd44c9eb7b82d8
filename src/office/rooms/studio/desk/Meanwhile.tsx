// A file that became another one while somebody wrote: both are shown, what does not overlap is merged, and the rest is chosen.
import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import type { OpenAnswer } from '#contract/office/studio.generated.ts';
import { type Conflict, mergeTexts, takeTheirs } from '#station/change/mergeTexts.ts';
import { pathText } from '#station/read/diagnostic.ts';
import { Moment } from '../../../kit/Amount.tsx';
import { useText } from '../../../kit/locale.ts';
import { Segments } from '../../../kit/segments/Segments.tsx';
import { Lines } from '../review/Lines.tsx';

interface MeanwhileProps {
  opened: OpenAnswer;
  base: string;
  mine: string;
  /** The text goes on from the file as it is. */
  onTake: (text: string) => void;
}

const said = (value: unknown): string => (value === undefined ? '–' : JSON.stringify(value));

export function Meanwhile({ opened: { text: theirs, last, file }, base, mine, onTake }: MeanwhileProps) {
  const t = useText();
  const merged = useMemo(() => mergeTexts(base, theirs, mine), [base, theirs, mine]);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const nameOf = ({ path }: Conflict) => pathText(path);
  const merge = () => {
    if (!merged) return;
    const chosen = merged.conflicts.filter((one) => taken.has(nameOf(one)));
    onTake(chosen.reduce(takeTheirs, merged.text));
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={
        last ? (
          <>
            {t('office-studio.changedBy', { by: last.by })} <Moment at={last.at} />
          </>
        ) : (
          t('office-studio.changedOutside', { file })
        )
      }
      description={
        <div className="studio-meanwhile">
          <div className="studio-both">
            <Lines title={t('office-studio.theirChange')} before={base} after={theirs} />
            <Lines title={t('office-studio.myChange')} before={base} after={mine} />
          </div>
          {!merged && <p>{t('office-studio.noMerge')}</p>}
          {merged?.conflicts.map((one) => (
            <div key={nameOf(one)} className="studio-conflict">
              <code>{nameOf(one)}</code>
              <Segments
                label={nameOf(one)}
                value={taken.has(nameOf(one)) ? 'theirs' : 'mine'}
                options={[
                  { value: 'mine', label: `${t('office-studio.mine')}: ${said(one.mine)}` },
                  { value: 'theirs', label: `${t('office-studio.theirs')}: ${said(one.theirs)}` },
                ]}
                onChange={(side) =>
                  setTaken(
                    new Set(
                      side === 'theirs'
                        ? [...taken, nameOf(one)]
                        : [...taken].filter((name) => name !== nameOf(one)),
                    ),
                  )
                }
              />
            </div>
          ))}
          <div className="studio-acts">
            {merged && (
              <Button type="primary" size="small" onClick={merge}>
                {t('office-studio.merge')}
              </Button>
            )}
            {!merged && (
              <Button type="primary" size="small" onClick={() => onTake(mine)}>
                {t('office-studio.takeMine')}
              </Button>
            )}
            <Button size="small" onClick={() => onTake(theirs)}>
              {t('office-studio.takeTheirs')}
            </Button>
          </div>
        </div>
      }
    />
  );
}
