// Owns the invitations that are open, and the link of each.
import { Button, Modal, Table } from 'antd';
import { useState } from 'react';
import { type LinkAnswer, type ListAnswer, link } from '#contract/office/staff.generated.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Copyable } from '../../kit/Copyable.tsx';
import { useAct } from '../../kit/call/useAct.ts';
import { useText } from '../../kit/locale.ts';
import { StationsOf } from './StationsOf.tsx';

type Invitation = ListAnswer['invitations'][number];

export function InvitationsTable({ invitations, isOwner }: { invitations: Invitation[]; isOwner: boolean }) {
  const t = useText();
  const drawing = useAct(link, { isQuiet: true });
  const [drawn, setDrawn] = useState<LinkAnswer>();
  return (
    <>
      <Table
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={invitations}
        columns={[
          { title: t('office-staff.shownName'), dataIndex: 'shownName' },
          { title: t('office-staff.name'), dataIndex: 'name' },
          {
            title: t('office-staff.role'),
            dataIndex: 'role',
            render: (role: Invitation['role']) => t(`office.role.${role}`),
          },
          {
            title: t('office-staff.stations'),
            key: 'stations',
            render: (_, person) => <StationsOf of={person} />,
          },
          {
            title: t('office-staff.by'),
            dataIndex: 'by',
            render: (by: string) => by || t('office-staff.machine'),
          },
          { title: t('office-staff.until'), dataIndex: 'until', render: (at: string) => <Moment at={at} /> },
          {
            title: t('office.acts'),
            key: 'link',
            fixed: 'end',
            align: 'right',
            render: (_, { id }) =>
              isOwner ? (
                <Button
                  size="small"
                  loading={drawing.isActing}
                  onClick={() => void drawing.act({ invitation: id }).then(setDrawn)}
                >
                  {t('office-staff.link')}
                </Button>
              ) : null,
          },
        ]}
      />
      <Modal
        open={drawn !== undefined}
        title={t('office-staff.linkTitle')}
        footer={null}
        onCancel={() => setDrawn(undefined)}
      >
        {drawn && (
          <>
            <p>
              {t('office-staff.linkHint', { name: drawn.name })} <Moment at={drawn.until} />
            </p>
            <Copyable text={new URL(drawn.path, location.origin).href} />
          </>
        )}
      </Modal>
    </>
  );
}
