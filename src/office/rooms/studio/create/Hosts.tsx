// The question by which host names a new station is reached, with what is found of each: where it leads, and its certificate.
import { useId, useState } from 'react';
import { type HostsAnswer, hosts as look } from '#contract/office/stations.generated.ts';
import { Moment } from '../../../kit/Amount.tsx';
import { sentenceOf } from '../../../kit/call/sentence.ts';
import { useAct } from '../../../kit/call/useAct.ts';
import { useText } from '../../../kit/locale.ts';
import { Tag, type Tone } from '../../../kit/Tag.tsx';
import { hostsOf, type StepProps } from './answers.ts';

type Report = HostsAnswer['hosts'][number];

/** What one look takes. */
const atOnce = 5;

const toneOf: Readonly<Record<Report['verdict'], Tone>> = {
  good: 'good',
  noName: 'fault',
  noAnswer: 'warning',
  inner: 'warning',
  silent: 'fault',
  wrongCertificate: 'fault',
  ends: 'warning',
};

export function HostsStep({ answers, change }: StepProps) {
  const t = useText();
  const id = useId();
  const { act, isActing, failure } = useAct(look, { isQuiet: true });
  const [reports, setReports] = useState<readonly Report[]>([]);
  const hosts = hostsOf(answers);
  const check = async (): Promise<void> => {
    setReports([]);
    const found: Report[] = [];
    for (let at = 0; at < hosts.length; at += atOnce) {
      const answer = await act({ hosts: hosts.slice(at, at + atOnce) });
      if (!answer) return;
      found.push(...answer.hosts);
      setReports([...found]);
    }
  };
  return (
    <>
      <div className="office-field make-field">
        <label htmlFor={id}>{t('office-make.hosts')}</label>
        <textarea
          id={id}
          className="office-input"
          rows={4}
          value={answers.hosts}
          maxLength={4000}
          placeholder={'www.example.com\nm.example.com'}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => change({ hosts: target.value })}
        />
        <small id={`${id}-help`} className="office-secondary">
          {t('office-make.hostsHelp', { code: answers.code || 'k888' })}
        </small>
      </div>
      <button
        type="button"
        className="office-button"
        disabled={hosts.length === 0 || isActing}
        onClick={() => void check()}
      >
        {t(isActing ? 'office-make.checking' : 'office-make.check')}
      </button>
      {failure && (
        <p className="office-fault" role="alert">
          {sentenceOf(failure, t)}
        </p>
      )}
      <ul className="make-reports" aria-live="polite" aria-label={t('office-make.found')}>
        {reports
          .filter(({ host }) => hosts.includes(host))
          .map((report) => (
            <li key={report.host}>
              <strong translate="no">{report.host}</strong>{' '}
              <Tag tone={toneOf[report.verdict]}>{t(`office-make.verdict.${report.verdict}`)}</Tag>
              <small className="office-secondary">
                {t(`office-make.verdict.${report.verdict}Help`)}
                {report.detail !== undefined && ` (${report.detail})`}
                {report.addresses.length > 0 && ` ${report.addresses.join(', ')}`}
                {report.ends !== undefined && (
                  <>
                    {' '}
                    {t('office-make.certificateEnds', { issuer: report.issuer ?? '' })}{' '}
                    <Moment at={report.ends} />
                  </>
                )}
              </small>
            </li>
          ))}
      </ul>
    </>
  );
}
