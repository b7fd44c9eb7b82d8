// The page of donations: what may be given, giving it, and what was given before.
import '../texts.ts';
import './donationTexts.ts';
import { css } from '@linaria/core';
import { useState } from 'react';
import {
  type DonateListAnswer,
  type DonateListRequest,
  donateAccountMoney,
  donateList,
} from '#contract/activity.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Card } from '#kit/Card.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { RecordList, RecordRow } from '#kit/list/RecordList.tsx';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { type PagesOf, useCallPages } from '#transport/paged/useCallPages.ts';
import { useCall } from '#transport/useCall.ts';
import { ApplicationState } from './ApplicationState.tsx';
import { DonationForm } from './DonationForm.tsx';
import { type Donation, DonationReceipt } from './DonationReceipt.tsx';

const heading = css`
  display: flex;
  justify-content: space-between;
  padding: var(--space-2) var(--space-4) 0;
  font-size: var(--font-main);
  > small {
    color: var(--text-quiet);
    font-weight: 400;
    font-size: var(--font-small);
  }
`;

const pages: PagesOf<DonateListRequest, DonateListAnswer, Donation> = {
  itemsOf: ({ list }) => list,
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ orderNo }) => orderNo,
  next: (first, _pages, { orderNo }) => ({ ...first, before: orderNo }),
};

export function Donate() {
  const t = useText();
  const purse = useCall(donateAccountMoney, {});
  const given = useCallPages(donateList, {}, pages);
  const sum = given.answer?.totals.money;
  const [shown, setShown] = useState<Donation | null>(null);
  return (
    <>
      <Await
        read={purse}
        skeleton={
          <Card>
            <Skeleton lines={6} height="1.75rem" />
          </Card>
        }
      >
        {(money) =>
          money.projects.length === 0 ? (
            <NoData text={t('donation.closed')} />
          ) : (
            <DonationForm
              purse={money}
              onGiven={async () => {
                given.renew();
                await purse.mutate();
              }}
            />
          )
        }
      </Await>
      <h2 className={heading}>
        {t('donation.mine')}
        {sum && (
          <small>
            {t('donation.sum')} <Amount value={sum} />
          </small>
        )}
      </h2>
      <RecordList pages={given} label={t('donation.mine')} emptyText={t('donation.none')}>
        {(donation) => {
          const { orderNo, project, money, percent, status, reason, createTime } = donation;
          return (
            <RecordRow
              key={orderNo}
              title={project || (percent > 0 ? t('donation.share', { percent }) : t('donation.fixed'))}
              value={<Amount value={money} />}
              note={createTime}
              aside={<ApplicationState status={status} reason={reason} />}
              onShow={() => setShown(donation)}
            />
          );
        }}
      </RecordList>
      {shown && <DonationReceipt donation={shown} onClose={() => setShown(null)} />}
    </>
  );
}
