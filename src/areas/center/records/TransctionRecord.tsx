// The page of deposits and withdrawals: what they come to, each in a line, and each in full.
import { dayOf } from '#values/days.ts';
import '../texts.ts';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type ChargeRecordListAnswer,
  type ChargeRecordListRequest,
  chargeRecordList,
} from '#contract/report.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { daysOf } from '#kit/list/dayRange.ts';
import { NoData } from '#kit/list/NoData.tsx';
import { RecordChoice, RecordFilter } from '#kit/list/RecordFilter.tsx';
import { RecordList, RecordRow } from '#kit/list/RecordList.tsx';
import { useRange } from '#kit/list/useListQuery.ts';
import { useSite } from '#kit/page/site.ts';
import { useChoice } from '#kit/page/useChoice.ts';
import { ScreenButton } from '#kit/ScreenButton.tsx';
import { Tabs } from '#kit/Tabs.tsx';
import { serverNow } from '#session/serverClock.ts';
import { useText } from '#texts/useText.ts';
import { type PagesOf, useCallPages } from '#transport/paged/useCallPages.ts';
import { type Charge, ChargeSheet, ChargeState } from './ChargeSheet.tsx';
import { ChargeTotals } from './ChargeTotals.tsx';
import { kindsOf } from './kinds.ts';
import { RecordTabs } from './RecordTabs.tsx';

type Kind = Charge['kind'];
const statuses = ['all', 'processing', 'success', 'failed'] as const;

const pages: PagesOf<ChargeRecordListRequest, ChargeRecordListAnswer, Charge> = {
  itemsOf: ({ list }) => list,
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ orderNo }) => orderNo,
  next: (first, _pages, { orderNo }) => ({ ...first, before: orderNo }),
};

export function TransctionRecord() {
  const t = useText();
  const panelId = useId();
  const { station } = useSite();
  const [query, setQuery] = useSearchParams();
  const kinds = kindsOf(station).filter((kind): kind is Kind => kind === 'deposit' || kind === 'withdraw');
  const kind = kinds.find((each) => each === query.get('kind')) ?? kinds[0];
  if (kind === undefined) return <NoData text={t('center.charge.hidden')} />;
  return (
    <>
      <RecordTabs />
      {kinds.length > 1 && (
        <Tabs<Kind>
          label={t('center.charge.kinds')}
          panelId={panelId}
          value={kind}
          onChange={(to) => setQuery({ kind: to }, { replace: true })}
          items={kinds.map((key) => ({ key, label: t(`center.charge.kind.${key}`) }))}
        />
      )}
      <div
        id={panelId}
        {...(kinds.length > 1 && { role: 'tabpanel', 'aria-label': t(`center.charge.kind.${kind}`) })}
      >
        <Charges key={kind} kind={kind} />
      </div>
    </>
  );
}

function Charges({ kind }: { kind: Kind }) {
  const t = useText();
  const today = dayOf(serverNow());
  const [range, setRange] = useRange('month', today);
  const [status, setStatus] = useChoice('status', statuses);
  const [shown, setShown] = useState<Charge | null>(null);
  const charges = useCallPages(
    chargeRecordList,
    { kind, ...daysOf(range), ...(status !== 'all' && { status }), pageSize: 50 },
    pages,
  );
  return (
    <>
      <RecordFilter today={today} range={range} onRange={setRange}>
        <RecordChoice
          label={t('center.charge.status')}
          value={status}
          onChange={setStatus}
          items={statuses.map((value) => ({ value, label: t(`center.charge.status.${value}`) }))}
        />
      </RecordFilter>
      {(charges.answer || charges.isLoading) && <ChargeTotals kind={kind} totals={charges.answer?.totals} />}
      <RecordList
        pages={charges}
        label={t(`center.charge.kind.${kind}`)}
        emptyText={t(`center.charge.none.${kind}`)}
        emptyAction={
          <ScreenButton to={kind === 'deposit' ? '/recharge' : '/withdraw'} size="small">
            {t(`center.charge.go.${kind}`)}
          </ScreenButton>
        }
      >
        {(charge) => (
          <RecordRow
            key={charge.orderNo}
            title={`${charge.way} ${charge.cardNo.slice(-4)}`}
            value={<Amount value={charge.money} />}
            note={charge.createTime}
            aside={<ChargeState charge={charge} />}
            onShow={() => setShown(charge)}
          />
        )}
      </RecordList>
      <ChargeSheet charge={shown} onClose={() => setShown(null)} />
    </>
  );
}
