// The list of a member's rebates, what became of each, and one in full.
import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import {
  type RebateRecordAnswer,
  type RebateRecordRequest,
  rebateRecord,
} from '#contract/activity.generated.ts';
import type { RebateDay } from '#contract/entities.generated.ts';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { RecordList, RecordRow } from '#kit/list/RecordList.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { useText } from '#texts/useText.ts';
import { type PagesOf, useCallPages } from '#transport/paged/useCallPages.ts';
import { amountText, shortAmount } from '#values/amount.ts';
import { shortMoment } from '#values/beijingOffset.ts';

const heading = css`
  padding: var(--space-2) var(--space-4) 0;
  font-size: var(--font-main);
`;
const state = css`
  &[data-state='paid'] {
    color: var(--win);
  }
  &:is([data-state='waiting'], [data-state='claimable']) {
    color: var(--warn);
  }
`;

const rebatePages: PagesOf<RebateRecordRequest, RebateRecordAnswer, RebateDay> = {
  itemsOf: ({ list }) => list,
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ day }) => day,
  next: (first, _pages, { day }) => ({ ...first, before: day }),
};

/** `version` is another one once something was claimed. */
export function RebateRecords({ version }: { version: number }) {
  const t = useText();
  const pages = useCallPages(rebateRecord, {}, rebatePages);
  const { renew } = pages;
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    void renew();
  }, [version, renew]);
  const [shown, setShown] = useState<RebateDay | null>(null);
  const noteOf = (rebate: RebateDay): string => {
    if (rebate.state === 'refused') return rebate.reason;
    const id = { claimable: 'rebates.until', lapsed: 'rebates.lapsedAt' } as const;
    return rebate.state === 'claimable' || rebate.state === 'lapsed'
      ? t(id[rebate.state], { time: shortMoment(rebate.until) })
      : shortMoment(rebate.handleTime);
  };
  return (
    <>
      <h2 className={heading}>{t('rebates.records')}</h2>
      <RecordList pages={pages} label={t('rebates.records')} emptyText={t('rebates.records.none')}>
        {(rebate) => (
          <RecordRow
            key={rebate.day}
            title={t('rebates.sheet', { day: rebate.day })}
            value={<b>{amountText(rebate.amount)}</b>}
            note={noteOf(rebate)}
            aside={
              <span className={state} data-state={rebate.state}>
                {t(`rebates.state.${rebate.state}`)}
              </span>
            }
            onShow={() => setShown(rebate)}
          />
        )}
      </RecordList>
      <Sheet
        open={shown !== null}
        onClose={() => setShown(null)}
        title={shown ? t('rebates.sheet', { day: shown.day }) : ''}
      >
        {shown && <Facts inSheet rows={factsOf(shown, t)} />}
      </Sheet>
    </>
  );
}

const factsOf = (
  { lines, amount, required, state: is, reason, until, handleTime }: RebateDay,
  t: ReturnType<typeof useText>,
): [name: string, value: string][] => [
  ...lines.map((line): [string, string] => [
    t(`rebates.category.${line.category}`),
    `${amountText(line.validBet)} × ${t('rebates.rateOf', { rate: line.rate })} = ${amountText(line.amount)}`,
  ]),
  [t('rebates.amount'), amountText(amount)],
  [t('rebates.required'), Number(required) > 0 ? `¥${shortAmount(required)}` : t('rebates.terms.noFactor')],
  [t('rebates.stateOf'), t(`rebates.state.${is}`)],
  [t('rebates.reason'), reason],
  [t('rebates.deadline'), until],
  [t('rebates.handled'), handleTime],
];
