// The player's own records of an activity, page by page, with the reason where nothing was paid.
import { css } from '@linaria/core';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type ActivityAwardsAnswer,
  type ActivityAwardsRequest,
  activityAwards,
} from '#contract/activity.generated.ts';
import type { Call } from '#contract/call.ts';
import type { ActivityAward } from '#contract/entities.generated.ts';
import { AwardStatus } from '#contract/states/awardStatus.generated.ts';
import { Button } from '#kit/Button.tsx';
import { NoData } from '#kit/list/NoData.tsx';
import { RecordList, RecordRow } from '#kit/list/RecordList.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { type PagesOf, useCallPages } from '#transport/paged/useCallPages.ts';
import { prizeText } from '../shared/prizeText.ts';

const value = css`
  color: var(--win);
  font-variant-numeric: tabular-nums;
  &[data-none] {
    color: var(--text-quiet);
    font-weight: 400;
  }
`;
const waiting = css`
  color: var(--warn);
`;

/** Every list of awards comes in the same pages. */
type AwardList = Pick<ActivityAwardsAnswer, 'list' | 'hasMore'>;
export type AwardCall = Call<{ before?: string; pageSize?: number }, AwardList>;

const pages: PagesOf<ActivityAwardsRequest, AwardList, ActivityAward> = {
  itemsOf: ({ list }) => list,
  hasMore: ({ hasMore }) => hasMore,
  keyOf: ({ awardNo }) => awardNo,
  next: (first, _pages, { awardNo }) => ({ ...first, before: awardNo }),
};

export interface AwardRecordsProps {
  /** The activity's own list; the list of all activities where not given. */
  call?: AwardCall;
  /** Of this activity alone. */
  activityId?: number;
}

export function AwardRecords(props: AwardRecordsProps) {
  const t = useText();
  const { role } = useSite();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (role === 'member' || role === 'agent') return <OwnRecords {...props} />;
  if (role === 'trial') return <NoData text={t('active.gate.trial')} />;
  return (
    <NoData
      text={t('active.records.guest')}
      action={
        <Button
          size="small"
          kind="quiet"
          onClick={() => navigate('/login', { state: { from: pathname + search } })}
        >
          {t('active.gate.login')}
        </Button>
      }
    />
  );
}

function OwnRecords({ call, activityId }: AwardRecordsProps) {
  const t = useText();
  // In the list of all activities each row says whose it is; in an activity's own list what it was for is enough.
  const isOfAll = call === undefined && activityId === undefined;
  const list = useCallPages(
    (call ?? activityAwards) as Call<ActivityAwardsRequest, AwardList>,
    activityId === undefined ? {} : { activityId },
    pages,
  );
  return (
    <RecordList pages={list} label={t('active.records')} emptyText={t('active.records.none')}>
      {({ awardNo, title, prize, status, note, reason, createTime }) => (
        <RecordRow
          key={awardNo}
          title={isOfAll ? title : note || title}
          value={
            <b className={value} data-none={prize.kind === 'none' || undefined}>
              {prizeText(prize, t)}
            </b>
          }
          note={[isOfAll && note, createTime, reason].filter(Boolean).join(' · ')}
          aside={
            prize.kind !== 'none' && (
              <span className={status === AwardStatus.waiting ? waiting : undefined}>
                {t(`active.status.${status}`)}
              </span>
            )
          }
        />
      )}
    </RecordList>
  );
}
