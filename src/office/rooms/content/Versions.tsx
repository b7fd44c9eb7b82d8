// What was changed, the newest first, and taking a version back.
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { apply, planBack, type VersionsAnswer, versions } from '#contract/office/content.generated.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain, useRead } from '../../kit/call/useRead.ts';
import { useText } from '../../kit/locale.ts';
import { Pages, usePaging } from '../../kit/Pages.tsx';
import { ReasonDialog } from '../../kit/ReasonDialog.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { usePerson } from '../../person.ts';
import { PlanShown } from './PlanShown.tsx';

type Version = VersionsAnswer['list'][number];

/** Of everything, of a kind, or of one entry. */
export function Versions({ kind, entryKey }: { kind?: string; entryKey?: string }) {
  const t = useText();
  const { role, elevatedRole } = usePerson();
  const mayChange = [role, elevatedRole].some((one) => one === 'owner' || one === 'content');
  const paging = usePaging();
  const [takenBack, setTakenBack] = useState<string>();
  const read = useRead(
    versions,
    {
      ...(kind !== undefined && { kind }),
      ...(entryKey !== undefined && { key: entryKey }),
      ...(paging.before !== undefined && { beyond: paging.before }),
    },
    { keepsPrevious: true },
  );
  return (
    <>
      <Await read={read} isEmpty={({ list }) => list.length === 0} empty={t('office-content.noVersions')}>
        {({ list, hasMore }) => (
          <>
            <ol className="content-versions">
              {list.map((version) => (
                <li key={version.id}>
                  <VersionLines version={version} />
                  {mayChange && version.canBeTakenBack && (
                    <Button size="small" onClick={() => setTakenBack(version.id)}>
                      {t('office-content.takeBack')}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
            <Pages paging={paging} next={hasMore ? list.at(-1)!.id : undefined} />
          </>
        )}
      </Await>
      {takenBack !== undefined && <TakeBack version={takenBack} onClose={() => setTakenBack(undefined)} />}
    </>
  );
}

function VersionLines({ version }: { version: Version }) {
  const t = useText();
  const { id, at, by, source, reason, lines, more, takesBack, takenBackBy } = version;
  return (
    <div className="content-version">
      <Flex gap={8} wrap align="baseline">
        <strong>{t('office-content.version', { id })}</strong>
        <Moment at={at} />
        <span>{by}</span>
        <Tag>{t(`office-content.source.${source}`)}</Tag>
        {takesBack !== undefined && <Tag tone="note">{t('office-content.takesBack', { id: takesBack })}</Tag>}
        {takenBackBy !== undefined && (
          <Tag tone="warning">{t('office-content.takenBackBy', { id: takenBackBy })}</Tag>
        )}
      </Flex>
      {reason !== '' && <p className="office-secondary">{reason}</p>}
      <ul className="content-differences">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li className="office-secondary">{t('office-content.moreLines', { count: more })}</li>}
      </ul>
    </div>
  );
}

function TakeBack({ version, onClose }: { version: string; onClose: () => void }) {
  const t = useText();
  const read = useRead(planBack, { version });
  const { act, isActing, failure } = useAct(apply);
  const plan = read.data?.plan;
  const doIt = async (reason: string) => {
    if (plan === undefined || !(await act({ plan, reason }))) return;
    await askAgain('content/', 'approvals/');
    onClose();
  };
  return (
    <ReasonDialog
      isOpen
      title={`${t('office-content.takeBack')} · ${t('office-content.version', { id: version })}`}
      doIt={t('office-content.takeBack')}
      isReady={plan !== undefined}
      isActing={isActing}
      failure={failure}
      onDo={(reason) => void doIt(reason)}
      onClose={onClose}
    >
      <Await read={read}>{(answer) => <PlanShown plan={answer} />}</Await>
    </ReasonDialog>
  );
}
