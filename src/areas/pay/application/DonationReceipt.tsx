// The receipt of a donation: what it was given for, to whom, how much, when, and where it stands.
import { css } from '@linaria/core';
import type { DonateListAnswer } from '#contract/activity.generated.ts';
import { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { useText } from '#texts/useText.ts';
import { ApplicationState } from './ApplicationState.tsx';

export type Donation = DonateListAnswer['list'][number];

const box = css`
  padding: 0 var(--space-4) var(--space-5);
  > p {
    padding-top: var(--space-3);
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
`;

export function DonationReceipt({ donation, onClose }: { donation: Donation; onClose: () => void }) {
  const t = useText();
  const { orderNo, project, recipient, money, status, reason, createTime, handleTime } = donation;
  const isGiven = status === ApplicationStatus.approved;
  return (
    <Sheet open onClose={onClose} title={t(isGiven ? 'donation.receipt' : 'donation.application')}>
      <div className={box}>
        <Facts
          rows={[
            [t(isGiven ? 'donation.receiptNo' : 'donation.applicationNo'), orderNo],
            [t('donation.project'), project],
            [t('donation.recipient'), recipient],
            [t('donation.amount'), <Amount key="amount" value={money} />],
            [t('donation.given'), createTime],
            [t('donation.decided'), handleTime],
            [t('donation.state'), <ApplicationState key="state" status={status} reason={reason} />],
          ]}
        />
        {isGiven && <p>{t('donation.receiptNote')}</p>}
      </div>
    </Sheet>
  );
}
