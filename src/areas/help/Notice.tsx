// The list of notices: pinned ones first, then the newest, each marked until it was read.
import './texts.ts';
import { css } from '@linaria/core';
import { noticeList } from '#contract/help.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { Icon } from '#kit/Icon.tsx';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable, spoken } from '#kit/page/tokens.ts';
import { readByGuest } from '#session/notices/readNotices.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { Contact } from './Contact.tsx';

const list = css`
  margin: var(--edge);
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  > li + li {
    border-top: 1px solid var(--line);
  }
`;
const row = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 4.25rem;
  padding: var(--space-3) var(--space-4);
  > span {
    flex: 1 1 auto;
    display: grid;
    gap: var(--space-1);
    min-width: 0;
  }
  > svg {
    flex: none;
    margin-right: -0.25rem;
    color: var(--text-faint);
    font-size: 1rem;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
const title = css`
  overflow-wrap: anywhere;
  line-height: 1.4;
  &[data-unread] {
    font-weight: 600;
  }
`;
const facts = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-faint);
  font-size: var(--font-caption);
  font-variant-numeric: tabular-nums;
`;
const dot = css`
  flex: none;
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: var(--brand);
  &[data-read] {
    background: none;
  }
`;
const blank = css`
  padding: var(--space-4);
`;

export function Notice() {
  const t = useText();
  const { station, role } = useSite();
  const known = role === 'guest' ? readByGuest(station.code) : null;
  const read = useCall(noticeList, {});
  return (
    <>
      <Await
        read={read}
        skeleton={
          <div className={`${list} ${blank}`}>
            <Skeleton lines={8} />
          </div>
        }
        empty={({ noticeList: notices }) => notices.length === 0}
        emptyText={t('help.notice.empty')}
      >
        {({ noticeList: notices }) => (
          <ul className={list}>
            {notices.map((notice) => {
              const isUnread = !(notice.read || known?.has(notice.id));
              return (
                <li key={notice.id}>
                  <RouteLink to={`/noticeDetail?id=${notice.id}`} className={`${row} ${pressable}`}>
                    <i className={dot} data-read={isUnread ? undefined : ''} />
                    <span>
                      <span className={title} data-unread={isUnread ? '' : undefined}>
                        {isUnread && <span className={spoken}>{t('help.notice.unread')} </span>}
                        {notice.title}
                      </span>
                      <span className={facts}>
                        {notice.pinned && <Badge kind="quiet">{t('help.notice.pinned')}</Badge>}
                        <time>{notice.createTime}</time>
                      </span>
                    </span>
                    <Icon name="chevron" />
                  </RouteLink>
                </li>
              );
            })}
          </ul>
        )}
      </Await>
      <Contact afterNoData={read.data?.noticeList.length === 0} />
    </>
  );
}
