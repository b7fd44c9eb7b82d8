// Owns the running notices; a tap opens the page of the one that is seen.
import { css } from '@linaria/core';
import { useNavigate } from 'react-router-dom';
import { newNotices } from '#contract/session.generated.ts';
import { Icon } from '#kit/Icon.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { Ticker } from '#kit/picture/Ticker.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

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
  const { has } = useSite();
  const navigate = useNavigate();
  const notices = data?.noticeList ?? [];
  return (
    <div className={place}>
      {notices.length > 0 ? (
        <Ticker
          items={notices.map(({ id, title }) => ({ id, text: title }))}
          {...(has('/noticeDetail') && { onClick: ({ id }) => void navigate(`/noticeDetail?id=${id}`) })}
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
    </div>
  );
}
