// The invitations that are open, and the link of each.
import { Button } from 'antd';
import { useState } from 'react';
import { type LinkAnswer, type ListAnswer, link } from '#contract/office/staff.generated.ts';
import { Moment } from '../../kit/Amount.tsx';
import { Copyable } from '../../kit/Copyable.tsx';
import { useAct } from '../../kit/call/useAct.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useText } from '../../kit/locale.ts';
import { StationsOf } from './StationsOf.tsx';

type Invitation = ListAnswer['invitations'][number];

export function InvitationsTable({ invitations, isOwner }: { invitations: Invitation[]; isOwner: boolean }) {
  const t = useText();
  const drawing = useAct(link, { isQuiet: true });
  const [drawn, setDrawn] = useState<LinkAnswer>();
  return (
    <>
      <DataTable
        caption={t('office-staff.invited')}
        rows={invitations}
        rowKey={({ id }) => id}
        columns={[
          { key: 'shownName', title: t('office-staff.shownName'), isMain: true },
          { key: 'name', title: t('office-staff.name') },
          { key: 'role', title: t('office-staff.role'), render: ({ role }) => t(`office.role.${role}`) },
          {
            key: 'stations',
            title: t('office-staff.stations'),
            render: (person) => <StationsOf of={person} />,
          },
          { key: 'by', title: t('office-staff.by'), render: ({ by }) => by || t('office-staff.machine') },
          { key: 'until', title: t('office-staff.until'), render: ({ until }) => <Moment at={until} /> },
          {
            key: 'link',
            title: t('office.acts'),
            align: 'end',
            render: ({ id }) =>
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
      <Dialog
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
      </Dialog>
    </>
  );
}
