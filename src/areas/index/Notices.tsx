// The line of running notices, the reminder of the desktop first; a tap opens what is seen.
import { css } from '@linaria/core';
import { useNavigate } from 'react-router-dom';
import { newNotices } from '#contract/session.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { Ticker, type TickerItem } from '#kit/picture/Ticker.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useDesktopReminder } from './desktopReminder.ts';

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
  const { has, act } = useSite();
  const reminder = useDesktopReminder();
  const navigate = useNavigate();
  const notices = (data?.noticeList ?? []).map(({ id, title }) => ({
    id,
    text: title,
    ...(has('/noticeDetail') && { onOpen: () => void navigate(`/noticeDetail?id=${id}`) }),
  }));
  const items: TickerItem[] =
    reminder.text === ''
      ? notices
      : [
          {
            id: 'desktop',
            icon: 'desktop',
            text: reminder.text,
            onOpen: () => act('desktop'),
            close: { label: t('index.desktop.close'), onClick: reminder.close },
          },
          ...notices,
        ];
  return (
    <div className={place}>
      {items.length > 0 ? (
        <Ticker items={items} />
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
    </div>
  );
}
