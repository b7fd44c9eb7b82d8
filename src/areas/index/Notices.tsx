// Owns the running notices and the sheet that shows one in full.
import { css } from '@linaria/core';
import { lazy, Suspense, useState } from 'react';
import { newNotices } from '#contract/session.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { Skeleton } from '#kit/Skeleton.tsx';
import { Ticker } from '#kit/Ticker.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

// The sheet brings what makes a server's HTML harmless; nobody needs that before the first tap.
const NoticeSheet = lazy(() => import('./NoticeSheet.tsx').then((m) => ({ default: m.NoticeSheet })));

const strip = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  height: 36px;
  margin: var(--edge);
  padding: 0 0.75rem;
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  color: var(--text-quiet);
  font-size: var(--font-small);
  > svg {
    flex: none;
    color: var(--brand-text);
  }
  > :last-child {
    flex: 1;
    min-width: 0;
  }
`;

export function Notices() {
  const t = useText();
  const { data, isLoading } = useCall(newNotices, {});
  const [openId, setOpenId] = useState<number | null>(null);
  const notices = data?.noticeList ?? [];
  const open = notices.find((notice) => notice.id === openId);
  return (
    <section className={strip} aria-label={t('index.notice.title')}>
      <Icon name="bell" />
      {isLoading ? (
        <Skeleton width="70%" height="0.875rem" />
      ) : notices.length === 0 ? (
        <span>{t('index.notice.none')}</span>
      ) : (
        <Ticker
          items={notices.map(({ id, title }) => ({ id, text: title }))}
          onClick={(item) => setOpenId(Number(item.id))}
        />
      )}
      {open && (
        <Suspense>
          <NoticeSheet notice={open} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </section>
  );
}
