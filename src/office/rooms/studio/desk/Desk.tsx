// The desk of a station: its settings as a form, its text, what is wrong with it and the preview, each following the others as one types.
import { redo, undo } from '@codemirror/commands';
import { Alert, Button } from 'antd';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { saveFile } from '#browser/file/saveFile.ts';
import type { OpenAnswer } from '#contract/office/studio.generated.ts';
import { changesOfValue, withChanges } from '#station/change/valueChanges.ts';
import { Loading } from '../../../kit/Await.tsx';
import { Choices } from '../../../kit/Choices.tsx';
import { askAgain } from '../../../kit/call/useRead.ts';
import type { Item, Schema } from '../../../kit/form/schema.ts';
import { listed, useLocale, useText } from '../../../kit/locale.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { Segments } from '../../../kit/segments/Segments.tsx';
import { Tag } from '../../../kit/Tag.tsx';
import { JsonPane } from '../json/JsonPane.tsx';
import { makeEdits, offsetOf, showMistakes } from '../json/mistakes.ts';
import { Problems } from '../json/Problems.tsx';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { Keeping } from './Keeping.tsx';
import { Meanwhile } from './Meanwhile.tsx';
import { type Mistake, useReading } from './reading.ts';
import { StationForm } from './StationForm.tsx';
import { AllVersions, LastReview } from './seldom.ts';
import { stretchOf } from './stretchOf.ts';
import { useDesk } from './useDesk.ts';
import { useLive } from './useLive.ts';

interface DeskProps {
  code: string;
  opened: OpenAnswer;
  schema: string;
  sentences: string;
}

const panes = ['form', 'json', 'preview'] as const;
type Pane = (typeof panes)[number];

export function Desk({ code, opened, schema: said, sentences }: DeskProps) {
  const t = useText();
  const locale = useLocale();
  const desk = useDesk(code, opened);
  const { typed, inFile } = desk;
  const [step, setStep] = useState<'write' | 'review' | 'versions'>('write');
  const [pane, setPane] = useState<Pane>('json');
  const [place, setPlace] = useState('');
  /** The setting that somebody came to from the preview, and how many came before. */
  const [landing, setLanding] = useState({ path: '', count: 0 });
  const schema = useMemo(() => JSON.parse(said) as Schema, [said]);
  const read = useReading(typed, { opened, sentences });
  const { readText, mistakes, station, stationText, brokenAt } = read;
  /** What the form made, and the text it became: shown at once, before the text is read. */
  const [own, setOwn] = useState<{ value: Item; text: string }>();
  const value = own && own.text === desk.newest() ? own.value : read.value;
  const isReadOnly = !opened.mayChange;

  useEffect(() => {
    const view = desk.view();
    if (view) showMistakes(view, read.text, mistakes);
  }, [desk, read.text, mistakes]);

  const fix = (mistake: Mistake) => {
    const view = desk.view();
    if (view && mistake.fix) makeEdits(view, read.text, mistake.fix.edits);
  };
  const show = (from: number, to: number) => {
    const view = desk.view();
    if (!view) return;
    setPane('json');
    view.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    requestAnimationFrame(() => view.focus());
  };
  const go = ({ range }: Mistake) => {
    const view = desk.view();
    if (view) show(offsetOf(view.state.doc, range.start), offsetOf(view.state.doc, range.end));
  };
  const goToText = (path: string) => {
    setPlace(path);
    const stretch = stretchOf(typed, path);
    if (stretch) show(...stretch);
  };
  const pick = (path: string) => {
    setPlace(path);
    setPane('form');
    setLanding(({ count }) => ({ path, count: count + 1 }));
    const [anchor, head] = stretchOf(typed, path) ?? [];
    if (anchor !== undefined)
      desk.view()?.dispatch({ selection: { anchor, head: head! }, scrollIntoView: true });
  };
  const { live, follow } = useLive(readText, desk.newest);
  const change = (next: Item) => {
    const text = withChanges(desk.newest(), changesOfValue(value, next));
    setOwn({ value: next, text });
    desk.type(text, 'input.form');
  };
  const download = () => saveFile(opened.file, inFile, 'application/json');
  return (
    <>
      {step === 'review' && (
        <Suspense fallback={<Loading />}>
          <LastReview
            code={code}
            opened={opened}
            text={inFile}
            onBack={() => setStep('write')}
            onDownload={download}
            onSaved={() => {
              desk.saved();
              setStep('write');
              void askAgain('studio/', 'approvals/');
            }}
          />
        </Suspense>
      )}
      {/* It stays while somebody looks the change through: the editor has the history. */}
      <div className="studio-desk" data-pane={pane} hidden={step === 'review'}>
        <div className="office-head">
          <h1 className="content-trail">
            <Link to="/studio">{t('office.room.studio')}</Link> › {code}
          </h1>
          <div className="studio-acts">
            <Keeping kept={desk.kept} />
            {isReadOnly && <Tag>{t('office-content.readOnly')}</Tag>}
            <Choices
              label={t('office.acts')}
              choices={[
                { key: 'versions', label: t('office-studio.versions'), onChoose: () => setStep('versions') },
                { key: 'download', label: t('office-studio.download'), onChoose: download },
                ...(desk.isChanged && !isReadOnly
                  ? [
                      {
                        key: 'discard',
                        label: t('office-studio.discard'),
                        isDangerous: true,
                        onChoose: () => desk.write(opened.text, 'input.discard', opened.text),
                      },
                    ]
                  : []),
              ]}
            >
              {t('office.acts')}
            </Choices>
            {!isReadOnly && (
              <Button
                type="primary"
                disabled={!desk.isChanged || desk.isStale}
                onClick={() => setStep('review')}
              >
                {t('office-studio.review')}
              </Button>
            )}
          </div>
        </div>
        {opened.writing.length > 0 && (
          <Alert
            type="info"
            showIcon
            title={t('office-content.writing', { names: listed(opened.writing, locale) })}
          />
        )}
        {desk.isStale && (
          <Meanwhile
            opened={opened}
            base={desk.base}
            mine={inFile}
            onTake={(text) => desk.write(text, 'input.merge', opened.text)}
          />
        )}
        {step === 'versions' && (
          <Panel
            title={t('office-studio.versions')}
            extra={<Button onClick={() => setStep('write')}>{t('office.close')}</Button>}
          >
            <Suspense fallback={<Loading />}>
              <AllVersions
                fileName={opened.file}
                now={inFile}
                mayTake={!isReadOnly}
                onTake={(text) => {
                  desk.write(text, 'input.version');
                  setStep('write');
                }}
              />
            </Suspense>
          </Panel>
        )}
        <div className="studio-panes">
          <Segments
            label={t('office-studio.shows')}
            value={pane}
            options={panes.map((one) => ({ value: one, label: t(`office-studio.${one}`) }))}
            onChange={setPane}
          />
        </div>
        <div className="studio-ground">
          <section className="studio-pane studio-pane-form office-panel" aria-label={t('office-studio.form')}>
            {brokenAt !== undefined && (
              <Alert type="warning" showIcon title={t('office-studio.broken', { line: brokenAt })} />
            )}
            <StationForm
              schema={schema}
              value={value}
              station={station}
              text={read.text}
              mistakes={mistakes}
              isReadOnly={isReadOnly || brokenAt !== undefined}
              onChange={change}
              onFix={fix}
              onPlace={setPlace}
              landing={landing}
              onPick={goToText}
              onUndo={(isAgain) => {
                const view = desk.view();
                if (view) (isAgain ? redo : undo)(view);
              }}
            />
          </section>
          <section className="studio-pane studio-pane-json" aria-label={t('office-studio.json')}>
            <JsonPane
              text={typed}
              isReadOnly={isReadOnly}
              offers={{ schema, assets: opened.assets }}
              onText={(text) => {
                desk.onTyped(text, () => follow(text));
              }}
              onPlace={setPlace}
              onReady={desk.onReady}
            />
            <div className="studio-problems">
              <Problems mistakes={mistakes} isReadOnly={isReadOnly} onGo={go} onFix={fix} />
            </div>
          </section>
          <div className="studio-pane studio-pane-preview">
            <PreviewPane
              code={code}
              text={stationText}
              station={station}
              live={live}
              focusPath={place || undefined}
              onPick={pick}
            />
          </div>
        </div>
      </div>
    </>
  );
}
