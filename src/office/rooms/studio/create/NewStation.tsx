// Making a station: five questions with the preview beside them, a last look, and what is missing until it opens.
import { Alert } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { stations as all } from '#contract/office/session.generated.ts';
import { newStationText, nothingAnswered } from '#station/create/newStation.ts';
import { readStation } from '#station/read/readStation.ts';
import { isStationCode } from '#station/read/schemaPlace.ts';
import type { Station } from '#station/station.ts';
import { useStation } from '../../../kit/call/station.ts';
import { askAgain, useRead } from '../../../kit/call/useRead.ts';
import { useText } from '../../../kit/locale.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { usePerson } from '../../../person.ts';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { type Answers, answersHere, forgetAnswers, keepAnswers, nothingYet, requestOf } from './answers.ts';
import { HostsStep } from './Hosts.tsx';
import { LastLook } from './LastLook.tsx';
import { LookStep } from './Look.tsx';
import { Made } from './Made.tsx';
import { AreasStep, NameStep, ServiceStep } from './questions.tsx';
import './texts.ts';

const steps = ['name', 'hosts', 'look', 'areas', 'service', 'last'] as const;
type Step = (typeof steps)[number];

/** The question that an element of the preview comes from. */
function stepOf(path: string): Step {
  if (path.startsWith('theme')) return 'look';
  if (path.startsWith('routes') || path.startsWith('menus')) return 'areas';
  return path.startsWith('onOff') ? 'service' : 'name';
}

/** The station as it would be, under the code of one that is there: its content is what is seen. */
function useSeen(answers: Answers, standIn: string, unnamed: string): { text: string; station?: Station } {
  const request = requestOf(answers);
  const text = newStationText({
    ...nothingAnswered,
    ...request,
    code: standIn || 'aa',
    name: request.name || unnamed,
    hosts: [],
  });
  const last = useRef<{ text: string; station?: Station }>({ text });
  return useMemo(() => {
    const { station } = readStation(text, `${standIn}.json`, { hasAsset: () => true });
    if (station) last.current = { text, station: station as Station };
    return last.current;
  }, [text, standIn]);
}

export function NewStation() {
  const t = useText();
  const { name: person } = usePerson();
  const [answers, setAnswers] = useState(() => answersHere(person));
  const [step, setStep] = useState<Step>('name');
  const [ended, setEnded] = useState<'made' | 'waits'>();
  const [standIn] = useState(useStation());
  const there = useRead(all, {});
  const isServed = there.data?.stations.some(({ code }) => code === answers.code) ?? false;
  const { text, station } = useSeen(answers, standIn, t('office-make.unnamed'));
  const change = (part: Partial<Answers>): void => {
    const next = { ...answers, ...part };
    setAnswers(next);
    keepAnswers(person, next);
  };
  const isNamed = answers.name.trim() !== '' && isStationCode(answers.code);
  const at = steps.indexOf(step);
  const go = (to: number): void => setStep(steps[to]!);
  // The server reads a new file within a second: until then its station is none.
  useEffect(() => {
    if (ended !== 'made' || isServed) return;
    const again = setInterval(() => void askAgain('session/stations'), 400);
    return () => clearInterval(again);
  }, [ended, isServed]);
  const end = (how: 'made' | 'waits'): void => {
    setEnded(how);
    forgetAnswers(person);
    void askAgain('studio/', 'session/stations', 'approvals/', 'rights/');
  };
  const stepProps = { answers, change };
  return (
    <div className="make">
      <div className="office-head">
        <h1 className="content-trail">
          <Link to="/studio">{t('office.room.studio')}</Link> › {t('office-make.title')}
        </h1>
        {ended === undefined && (
          <button
            type="button"
            className="office-button"
            onClick={() => {
              forgetAnswers(person);
              setAnswers(nothingYet);
              setStep('name');
            }}
          >
            {t('office-make.again')}
          </button>
        )}
      </div>
      {ended === 'waits' && <Alert type="warning" showIcon title={t('office-make.waits')} />}
      {ended === 'made' && <Made code={answers.code} wantsStandard={answers.standard} isServed={isServed} />}
      {ended === undefined && (
        <div className="make-ground">
          <div>
            <ol className="make-steps" aria-label={t('office-make.steps')}>
              {steps.map((one, number) => (
                <li key={one}>
                  <button
                    type="button"
                    aria-current={one === step ? 'step' : undefined}
                    disabled={!isNamed && number > 0}
                    onClick={() => go(number)}
                  >
                    <span className="figures">{number + 1}</span> {t(`office-make.step.${one}`)}
                  </button>
                </li>
              ))}
            </ol>
            <Panel title={t(`office-make.ask.${step}`)}>
              {step === 'name' && <NameStep {...stepProps} />}
              {step === 'hosts' && <HostsStep {...stepProps} />}
              {step === 'look' && <LookStep {...stepProps} />}
              {step === 'areas' && <AreasStep {...stepProps} />}
              {step === 'service' && <ServiceStep {...stepProps} />}
              {step === 'last' && (
                <LastLook answers={answers} onMade={() => end('made')} onWaits={() => end('waits')} />
              )}
              <div className="make-acts make-turn">
                {at > 0 && (
                  <button type="button" className="office-button" onClick={() => go(at - 1)}>
                    {t('office-make.back')}
                  </button>
                )}
                {step !== 'last' && (
                  <button
                    type="button"
                    className="office-button office-button-primary"
                    disabled={!isNamed}
                    onClick={() => go(at + 1)}
                  >
                    {t('office-make.next')}
                  </button>
                )}
              </div>
            </Panel>
          </div>
          <div className="make-preview">
            <p className="office-secondary">{t('office-make.previewOf', { code: standIn })}</p>
            <PreviewPane
              code={standIn}
              text={text}
              station={station}
              onPick={(path) => isNamed && setStep(stepOf(path))}
            />
          </div>
        </div>
      )}
    </div>
  );
}
