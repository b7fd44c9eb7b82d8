// The browsers one has logged in with, and ending what is open in them.
import { Button } from 'antd';
import { devices, endDevice, endOthers } from '#contract/office/session.generated.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Await } from '../../kit/Await.tsx';
import { notice } from '../../kit/call/notices.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { useText } from '../../kit/locale.ts';
import { Tag } from '../../kit/Tag.tsx';

const nothing = {};

export function Devices() {
  const t = useText();
  const read = useRead(devices, nothing);
  const ending = useAct(endDevice);
  const others = useAct(endOthers, { isQuiet: true });
  const endAll = async () => {
    const answer = await others.act({});
    if (answer) notice('success', t('office-staff.own.ended', { count: answer.ended }));
    read.again();
  };
  return (
    <section className="office-panel">
      <div className="office-head">
        <h2>{t('office-staff.own.devices')}</h2>
        <Button size="small" loading={others.isActing} onClick={() => void endAll()}>
          {t('office-staff.own.endOthers')}
        </Button>
      </div>
      <Await
        read={read}
        isEmpty={({ devices: all }) => all.length === 0}
        empty={t('office-staff.own.noDevices')}
      >
        {({ devices: all }) => (
          <DataTable
            caption={t('office-staff.own.devices')}
            rows={all}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'agent',
                title: t('office-staff.own.browser'),
                isMain: true,
                render: ({ agent }) => (
                  <span className="office-cut" title={agent}>
                    {agent}
                  </span>
                ),
              },
              { key: 'address', title: t('office-staff.own.address'), className: 'figures' },
              {
                key: 'first',
                title: t('office-staff.own.first'),
                render: ({ firstAt }) => <Moment at={firstAt} />,
              },
              {
                key: 'last',
                title: t('office-staff.own.last'),
                render: ({ lastAt }) => <Moment at={lastAt} />,
              },
              {
                key: 'state',
                title: t('office-staff.state'),
                render: ({ isOpen, isThis }) => (
                  <Tag tone={isThis ? 'note' : isOpen ? 'good' : 'plain'}>
                    {t(
                      isThis
                        ? 'office-staff.own.this'
                        : isOpen
                          ? 'office-staff.own.open'
                          : 'office-staff.own.closed',
                    )}
                  </Tag>
                ),
              },
              {
                key: 'end',
                title: t('office.acts'),
                align: 'end',
                render: ({ id, isThis }) =>
                  isThis ? null : (
                    <Button size="small" onClick={() => void ending.act({ device: id }).then(read.again)}>
                      {t('office-staff.own.end')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Await>
    </section>
  );
}
