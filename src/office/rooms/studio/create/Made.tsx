// What comes after a station is made: what it lacks until it opens, each with the way there, and the standard set that fills most of it.
import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type ReadyAnswer, ready, standard, standardPlan } from '#contract/office/stations.generated.ts';
import { Await, Loading } from '../../../kit/Await.tsx';
import { chooseStation, useStation } from '../../../kit/call/station.ts';
import { useAct } from '../../../kit/call/useAct.ts';
import { askAgain, useRead } from '../../../kit/call/useRead.ts';
import { useText } from '../../../kit/locale.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { ReasonDialog } from '../../../kit/ReasonDialog.tsx';
import { Tag, type Tone } from '../../../kit/Tag.tsx';

const nothing = {};
const tones: Readonly<Record<Item['state'], Tone>> = { done: 'good', missing: 'fault', advised: 'note' };

type Item = ReadyAnswer['items'][number];

interface MadeProps {
  code: string;
  wantsStandard: boolean;
  /** The server has read the file: until then the station is none. */
  isServed: boolean;
}

export function Made({ code, wantsStandard, isServed }: MadeProps) {
  const station = useStation();
  useEffect(() => {
    if (isServed) chooseStation(code);
  }, [code, isServed]);
  return isServed && station === code ? <Checklist code={code} wantsStandard={wantsStandard} /> : <Loading />;
}

function Checklist({ code, wantsStandard }: Omit<MadeProps, 'isServed'>) {
  const t = useText();
  const read = useRead(ready, nothing, { looksAgain: true });
  const plan = useRead(standardPlan, nothing);
  const [isAsking, setAsking] = useState(false);
  const { act, isActing, failure } = useAct(standard);
  const give = async (reason: string): Promise<void> => {
    if (plan.data?.plan === undefined) return;
    const answer = await act({ plan: plan.data.plan, reason });
    // What it was refused for may be that somebody wrote something meanwhile: what it brings is read once more.
    void askAgain('stations/', ...(answer ? ['studio/', 'content/'] : []));
    if (answer) setAsking(false);
  };
  const kinds = plan.data?.kinds ?? [];
  const canGive = plan.data?.plan !== undefined;
  return (
    <Panel
      title={t('office-make.ready')}
      extra={
        <div className="make-acts">
          <Link className="office-button" to={`/studio/${code}`}>
            {t('office-make.toDesk')}
          </Link>
          {canGive && (
            <Button type={wantsStandard ? 'primary' : 'default'} onClick={() => setAsking(true)}>
              {t('office-make.giveStandard')}
            </Button>
          )}
        </div>
      }
    >
      <Await read={read}>
        {({ items, isReady }) => (
          <>
            <Alert
              type={isReady ? 'success' : 'info'}
              showIcon
              title={t(isReady ? 'office-make.isReady' : 'office-make.notReady')}
            />
            <ul className="make-list">
              {items.map((item) => (
                <Row key={`${item.what} ${item.kind ?? ''}`} item={item} code={code} />
              ))}
            </ul>
          </>
        )}
      </Await>
      <ReasonDialog
        isOpen={isAsking}
        title={t('office-make.giveStandard')}
        doIt={t('office-make.giveStandard')}
        isActing={isActing}
        failure={failure}
        onDo={(reason) => void give(reason)}
        onClose={() => setAsking(false)}
      >
        <p>{t('office-make.standardGives', { count: kinds.length })}</p>
        <ul className="make-kinds">
          {kinds.map(({ kind, title, entries }) => (
            <li key={kind}>
              {title} <span className="office-secondary figures">{entries}</span>
            </li>
          ))}
        </ul>
      </ReasonDialog>
    </Panel>
  );
}

function Row({ item: { what, state, kind, title }, code }: { item: Item; code: string }) {
  const t = useText();
  const to = what === 'content' && kind !== undefined ? `/content/${kind}` : `/studio/${code}`;
  return (
    <li>
      <Tag tone={tones[state]}>{t(`office-make.state.${state}`)}</Tag>
      <span>
        {state === 'done' ? (
          t(`office-make.lacks.${what}`)
        ) : (
          <Link to={to}>{title ?? t(`office-make.lacks.${what}`)}</Link>
        )}
        {state !== 'done' && <small className="office-secondary">{t(`office-make.lacks.${what}Help`)}</small>}
      </span>
    </li>
  );
}
