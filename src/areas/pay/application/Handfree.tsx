// The page of direct charge: the station's offer, what it would bring now, applying for it, and what became of it.
import { ApplicationStatus } from '#contract/states/applicationStatus.generated.ts';
import { amountText } from '#values/amount.ts';
import '../texts.ts';
import { css } from '@linaria/core';
import {
  type DirectChargeBaseAnswer,
  type DirectChargeListAnswer,
  type DirectChargeListRequest,
  directChargeApply,
  directChargeBase,
  directChargeList,
} from '#contract/activity.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { Button } from '#kit/Button.tsx';
import { Card } from '#kit/Card.tsx';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { RecordList, RecordRow } from '#kit/list/RecordList.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { type PagesOf, useCallPages } from '#transport/paged/useCallPages.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { ApplicationState } from './ApplicationState.tsx';

type Application = DirectChargeListAnswer['list'][number];

const banner = css`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-5) var(--space-4);
  background: var(--crystal);
  color: var(--on-brand);
  text-align: center;
  > b {
    font-size: 2.5rem;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }
`;
const rules = css`
  display: grid;
  gap: var(--space-2);
  padding-left: 1.25em;
  color: var(--text-quiet);
  font-size: var(--font-small);
  list-style: decimal;
`;
const why = css`
  padding: var(--space-3) 0 var(--space-2);
  color: var(--text-quiet);
  font-size: var(--font-small);
`;
const heading = css`
  padding: var(--space-2) var(--space-4) 0;
  font-size: var(--font-main);
`;
const apply = css`
  margin-top: var(--space-3);
`;

const pages: PagesOf<DirectChargeListRequest, DirectChargeListAnswer, Application> = {
  itemsOf: ({ list }) => list,
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ orderNo }) => orderNo,
  next: (first, _pages, { orderNo }) => ({ ...first, before: orderNo }),
};

export function Handfree() {
  const t = useText();
  const { bonusPercent, bonusAmount } = useSite().station.frontConfig;
  const applications = useCallPages(directChargeList, {}, pages);
  if (bonusPercent === 0) return <NoData text={t('pay.charge.closed')} />;
  return (
    <>
      <section className={banner} aria-label={t('pay.charge.offer')}>
        <span>{t('pay.charge.offer')}</span>
        <b>{bonusPercent}%</b>
        <span>
          {bonusAmount > 0 ? t('pay.charge.cap', { cap: String(bonusAmount) }) : t('pay.charge.noCap')}
        </span>
      </section>
      <Offer onApplied={applications.renew} />
      <h2 className={heading}>{t('pay.charge.mine')}</h2>
      <RecordList pages={applications} label={t('pay.charge.mine')} emptyText={t('pay.charge.none')}>
        {({ orderNo, base, percent, gift, status, reason, createTime }) => (
          <RecordRow
            key={orderNo}
            title={t('pay.charge.row', { base: amountText(base), percent })}
            value={<Amount value={gift} signed={status === ApplicationStatus.approved} />}
            note={createTime}
            aside={<ApplicationState status={status} reason={reason} />}
          />
        )}
      </RecordList>
    </>
  );
}

function Offer({ onApplied }: { onApplied: () => void }) {
  const t = useText();
  const { refresh } = useSite();
  const read = useCall(directChargeBase, {});
  const { send, sending } = useSend(directChargeApply);
  const submit = async (base: DirectChargeBaseAnswer): Promise<void> => {
    const agreed = await ask({
      text: t('pay.charge.confirm', { gift: amountText(base.gift), required: amountText(base.required) }),
      confirm: t('pay.charge.apply'),
    });
    if (!agreed) return;
    // The shell reports refusals; what prevents an application is read again either way.
    await send({})
      .then(({ gift }) => toast(t('pay.charge.applied', { gift: amountText(gift) }), { kind: 'done' }))
      .catch(() => undefined);
    onApplied();
    await Promise.all([read.mutate(), refresh()]);
  };
  return (
    <Await
      read={read}
      skeleton={
        <Card>
          <Skeleton lines={7} height="1.25rem" />
        </Card>
      }
    >
      {(base) => (
        <>
          <Card>
            <Facts
              rows={[
                [t('pay.charge.balance'), amountText(base.money)],
                [t('pay.charge.gift'), <Amount key="gift" value={base.gift} signed />],
                [t('pay.charge.required'), amountText(base.required)],
              ]}
            />
            {base.blocked === 'none' ? (
              <Button wide className={apply} working={sending} onClick={() => void submit(base)}>
                {t('pay.charge.apply')}
              </Button>
            ) : (
              <>
                <p className={why} role="status">
                  {t(`pay.charge.blocked.${base.blocked}`, {
                    missing: amountText(base.missing),
                    least: amountText(base.least),
                  })}
                </p>
                <Button wide disabled>
                  {t('pay.charge.apply')}
                </Button>
              </>
            )}
          </Card>
          <Card>
            <ol className={rules}>
              {(['balance', 'open', 'turnover', 'withdrawal'] as const).map((rule) => (
                <li key={rule}>
                  {t(`pay.charge.rule.${rule}`, { least: amountText(base.least), rate: base.betRate })}
                </li>
              ))}
            </ol>
          </Card>
        </>
      )}
    </Await>
  );
}
