// One change to many stations: the stations that a search found, a setting and its value, what it does at each, and saving those that still fit.
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type ManyPlanAnswer, manyPlan } from '#contract/office/stations.generated.ts';
import { list, save } from '#contract/office/studio.generated.ts';
import { Await } from '../../../kit/Await.tsx';
import { newIntentId, OfficeFailure, send } from '../../../kit/call/client.ts';
import { sentenceOf } from '../../../kit/call/sentence.ts';
import { useAct } from '../../../kit/call/useAct.ts';
import { askAgain, useRead } from '../../../kit/call/useRead.ts';
import { DataTable } from '../../../kit/DataTable.tsx';
import { useText } from '../../../kit/locale.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { Field } from '../../../kit/plainForm.tsx';
import { ReasonDialog } from '../../../kit/ReasonDialog.tsx';
import { Tag, type Tone } from '../../../kit/Tag.tsx';
import './texts.ts';

type Planned = ManyPlanAnswer['list'][number];
/** What became of a station: saved, waiting for a second person, or why not. */
type Outcome = 'saved' | 'waits' | OfficeFailure;

const tones: Readonly<Record<Planned['state'], Tone>> = { changes: 'note', same: 'plain', wrong: 'fault' };

/** What one look takes: a thousand stations are several. */
const atOnce = 100;

export function Many() {
  const t = useText();
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const read = useRead(list, search === '' ? {} : { search });
  return (
    <div className="make">
      <div className="office-head">
        <h1 className="content-trail">
          <Link to="/studio">{t('office.room.studio')}</Link> › {t('office-make.many')}
        </h1>
      </div>
      <Await read={read} isEmpty={({ stations }) => stations.length === 0}>
        {({ codes }) => <Changing codes={codes} />}
      </Await>
    </div>
  );
}

function Changing({ codes }: { codes: readonly string[] }) {
  const t = useText();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [path, setPath] = useState('');
  const [value, setValue] = useState('');
  const [isRemoving, setRemoving] = useState(false);
  const [planned, setPlanned] = useState<readonly Planned[]>();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { act, failure } = useAct(manyPlan, { isQuiet: true });
  /** So many have been looked at; undefined while nothing is. */
  const [looked, setLooked] = useState<number>();
  const chosen = codes.filter((code) => !left.has(code));
  const ready = (planned ?? []).filter(({ code, plan }) => plan !== undefined && !outcomes.has(code));
  /** What was looked at is of before, once the change is another. */
  const changing =
    <Value,>(set: (next: Value) => void) =>
    (next: Value): void => {
      set(next);
      setPlanned(undefined);
    };
  const look = async (): Promise<void> => {
    setOutcomes(new Map());
    const found: Planned[] = [];
    for (let at = 0; at < chosen.length; at += atOnce) {
      setLooked(at);
      const part = { codes: chosen.slice(at, at + atOnce), path: path.trim(), ...(!isRemoving && { value }) };
      const answer = await act(part);
      if (!answer) break;
      found.push(...answer.list);
      setPlanned([...found]);
    }
    setLooked(undefined);
  };
  const saveAll = async (reason: string): Promise<void> => {
    setSaving(true);
    for (const { code, plan } of ready) {
      const outcome = await send(
        save,
        { plan: plan!, reason },
        { station: code, intentId: newIntentId() },
      ).then(
        ({ code: said }): Outcome => (said === 'waitsForSecond' ? 'waits' : 'saved'),
        (error: unknown): Outcome => {
          if (error instanceof OfficeFailure) return error;
          throw error;
        },
      );
      setOutcomes((before) => new Map(before).set(code, outcome));
    }
    setSaving(false);
    setAsking(false);
    void askAgain('studio/', 'approvals/');
  };
  return (
    <>
      <Panel title={t('office-make.manyWhat')}>
        {/* What is looked at is one question: it stays as it is until all have answered. */}
        <fieldset className="make-many" disabled={looked !== undefined}>
          <fieldset className="make-stations">
            <legend>{t('office-make.manyStations', { count: chosen.length })}</legend>
            {codes.map((code) => (
              <label key={code}>
                <input
                  type="checkbox"
                  checked={!left.has(code)}
                  onChange={({ target }) => {
                    const next = new Set(left);
                    if (target.checked) next.delete(code);
                    else next.add(code);
                    changing(setLeft)(next);
                  }}
                />{' '}
                {code}
              </label>
            ))}
          </fieldset>
          <Field
            label={t('office-make.setting')}
            hint={t('office-make.settingHelp')}
            value={path}
            autoComplete="off"
            onChange={changing(setPath)}
          />
          {!isRemoving && (
            <Field
              label={t('office-make.value')}
              hint={t('office-make.valueHelp')}
              value={value}
              autoComplete="off"
              onChange={changing(setValue)}
            />
          )}
          <p>
            <label>
              <input
                type="checkbox"
                checked={isRemoving}
                onChange={({ target }) => changing(setRemoving)(target.checked)}
              />{' '}
              {t('office-make.toDefault')}
            </label>
          </p>
          {failure && (
            <p className="office-fault" role="alert">
              {sentenceOf(failure, t)}
            </p>
          )}
          <Button
            type={planned ? 'default' : 'primary'}
            loading={looked !== undefined}
            disabled={chosen.length === 0 || path.trim() === '' || (!isRemoving && value.trim() === '')}
            onClick={() => void look()}
          >
            {looked !== undefined && chosen.length > atOnce
              ? t('office-make.manyLooked', { count: looked, all: chosen.length })
              : t('office-make.manyPlan')}
          </Button>
        </fieldset>
      </Panel>
      {planned && (
        <Panel
          title={t('office-make.manyDoes')}
          extra={
            ready.length > 0 &&
            looked === undefined && (
              <Button type="primary" onClick={() => setAsking(true)}>
                {t('office-make.manySave', { count: ready.length })}
              </Button>
            )
          }
        >
          <DataTable<Planned>
            caption={t('office-make.manyDoes')}
            rows={planned}
            rowKey={({ code }) => code}
            columns={[
              { key: 'code', title: t('office-studio.code'), isMain: true },
              {
                key: 'state',
                title: t('office-studio.change.changed'),
                render: ({ code, state, second }) => (
                  <Said outcome={outcomes.get(code)} state={state} second={second} />
                ),
              },
              { key: 'before', title: t('office-studio.before'), render: ({ before }) => before ?? '–' },
              {
                key: 'lines',
                title: t('office-studio.noticed'),
                render: ({ lines }) => lines.map((line) => <div key={line}>{line}</div>),
              },
            ]}
          />
        </Panel>
      )}
      <ReasonDialog
        isOpen={isAsking}
        title={t('office-make.manySave', { count: ready.length })}
        doIt={t('office-studio.save')}
        isActing={isSaving}
        onDo={(reason) => void saveAll(reason)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function Said({
  outcome,
  state,
  second,
}: { outcome: Outcome | undefined } & Pick<Planned, 'state' | 'second'>) {
  const t = useText();
  if (outcome instanceof OfficeFailure)
    return (
      <>
        <Tag tone="fault">{t('office-studio.state.failed')}</Tag> {sentenceOf(outcome, t)}
      </>
    );
  if (outcome)
    return (
      <Tag tone={outcome === 'saved' ? 'good' : 'warning'}>
        {t(outcome === 'saved' ? 'office-studio.state.done' : 'office-studio.state.waiting')}
      </Tag>
    );
  return (
    <>
      <Tag tone={tones[state]}>{t(`office-make.many.${state}`)}</Tag>
      {second && <Tag tone="warning">{t('office-make.manySecond')}</Tag>}
    </>
  );
}
