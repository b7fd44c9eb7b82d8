// Owns the running notices and the sheet that shows one in full.
import { css } from '@linaria/core';
import { lazy, Suspense, useState } from 'react';
import { newNotices } from '#contract/session.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { Skeleton } from '#kit/Skeleton.tsx';
import { Ticker } from '#kit/Ticker.tsx';
import { pressable } from '#kit/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

// The sheet brings what makes a server's HTML harmless; nobody needs that before the first tap.
const NoticeSheet = lazy(() => import('./NoticeSheet.tsx').then((m) => ({ default: m.NoticeSheet })));

const place = css`
  margin: var(--edge);
`;
const line = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: max(2.5rem, var(--target));
  padding: 0 var(--space-3);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
  color: var(--text-quiet);
`;

const retry = css`
  flex: 1;
  min-height: var(--target);
  text-align: left;
`;

export function Notices() {
  const t = useText();
  const { data, error, isLoading, mutate } = useCall(newNotices, {});
  const [openId, setOpenId] = useState<number | null>(null);
  const notices = data?.noticeList ?? [];
  const open = notices.find((notice) => notice.id === openId);
  return (
    <div className={place}>
      {notices.length > 0 ? (
        <Ticker
          items={notices.map(({ id, title }) => ({ id, text: title }))}
          onClick={({ id }) => setOpenId(id)}
        />
      ) : (
        <div className={line}>
          <Icon name="bell" size="1.25rem" />
          {isLoading ? (
            <Skeleton width="70%" />
          ) : error && !data ? (
            <button type="button" className={`${retry} ${pressable}`} onClick={() => void mutate()}>
              {t('index.notice.failed')}
            </button>
          ) : (
            t('index.notice.none')
          )}
        </div>
      )}
      {open && (
        <Suspense>
          <NoticeSheet notice={open} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </div>
  );
}
