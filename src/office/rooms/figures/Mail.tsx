// Reports by email: which ones of this station the reader has, to which mailbox, and ending them.
import { Alert, Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { type ReportsAnswer, reports, subscribe } from '#contract/office/figures.generated.ts';
import { Await } from '../../kit/Await.tsx';
import { useStation } from '../../kit/call/station.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain, useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Tag } from '../../kit/Tag.tsx';

const nothing = {};
const often = ['day', 'week', 'month'] as const;
const mailbox = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
type Often = (typeof often)[number];

export function Mail() {
  const read = useRead(reports, nothing);
  const station = useStation();
  return <Await read={read}>{(answer) => <Shown key={station} answer={answer} station={station} />}</Await>;
}

function Shown({ answer, station }: { answer: ReportsAnswer; station: string }) {
  const t = useText();
  const { act, isActing, failure } = useAct(subscribe);
  const own = answer.reports.filter((report) => report.station === station);
  const elsewhere = answer.reports.filter((report) => report.station !== station);
  const [email, setEmail] = useState(own[0]?.email ?? answer.reports[0]?.email ?? '');
  const [isRefused, setRefused] = useState(false);
  const turn = async (code: string, period: Often, isOn: boolean) => {
    // What the server would say of a pattern helps nobody.
    const isFaulty = isOn && !mailbox.test(email.trim());
    setRefused(isFaulty);
    if (isFaulty) return;
    if (await act({ station: code, period, isOn, ...(isOn && { email: email.trim() }) }))
      await askAgain('figures/reports');
  };
  const fault = isRefused ? t('office-figures.noMailbox') : failure?.fieldErrors.email;
  return (
    <Flex vertical gap={16}>
      {!answer.hasMail && <Alert type="warning" showIcon title={t('office-figures.noGateway')} />}
      <Panel title={t('office-figures.part.mail')}>
        <p className="office-secondary figures-note">{t('office-figures.mailAbout')}</p>
        <p className="office-field figures-mailbox">
          <label htmlFor="figures-mailbox">{t('office-figures.mailbox')}</label>
          <Input
            id="figures-mailbox"
            type="email"
            autoComplete="email"
            maxLength={64}
            value={email}
            status={fault ? 'error' : ''}
            aria-describedby={fault ? 'figures-mailbox-fault' : undefined}
            onChange={({ target }) => setEmail(target.value)}
          />
          {fault && (
            <small id="figures-mailbox-fault" className="office-fault">
              {fault}
            </small>
          )}
        </p>
        <DataTable
          caption={t('office-figures.part.mail')}
          rows={often}
          rowKey={(period) => period}
          columns={[
            {
              key: 'period',
              title: t('office-figures.often'),
              isMain: true,
              render: (period) => t(`office-figures.often.${period}`),
            },
            {
              key: 'state',
              title: t('office-figures.sentTo'),
              render: (period) => {
                const report = own.find((each) => each.period === period);
                return report ? <Tag tone="good">{report.email}</Tag> : '—';
              },
            },
            {
              key: 'act',
              title: t('office.acts'),
              align: 'end',
              render: (period) => {
                const report = own.find((each) => each.period === period);
                const isSame = report?.email === email.trim();
                return (
                  <Flex gap={8} justify="end">
                    {!isSame && (
                      <Button
                        disabled={isActing || email.trim() === ''}
                        onClick={() => void turn(station, period, true)}
                      >
                        {t(report ? 'office-figures.sendThere' : 'office-figures.send')}
                      </Button>
                    )}
                    {report && (
                      <Button danger disabled={isActing} onClick={() => void turn(station, period, false)}>
                        {t('office-figures.endIt')}
                      </Button>
                    )}
                  </Flex>
                );
              },
            },
          ]}
        />
      </Panel>
      {elsewhere.length > 0 && (
        <Panel title={t('office-figures.elsewhere')}>
          <DataTable
            caption={t('office-figures.elsewhere')}
            rows={elsewhere}
            rowKey={({ station: code, period }) => `${code} ${period}`}
            columns={[
              { key: 'station', title: t('office.station'), isMain: true },
              {
                key: 'period',
                title: t('office-figures.often'),
                render: ({ period }) => t(`office-figures.often.${period}`),
              },
              { key: 'email', title: t('office-figures.sentTo') },
              {
                key: 'act',
                title: t('office.acts'),
                align: 'end',
                render: ({ station: code, period }) => (
                  <Button danger disabled={isActing} onClick={() => void turn(code, period, false)}>
                    {t('office-figures.endIt')}
                  </Button>
                ),
              },
            ]}
          />
        </Panel>
      )}
    </Flex>
  );
}
