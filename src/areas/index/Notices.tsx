// Owns the running notices, and the sheet that shows one in full.
import { css } from '@linaria/core';
import { type ComponentType, useState } from 'react';
import { type NewNoticesAnswer, newNotices } from '#contract/session.generated.ts';
import type { HtmlProps } from '#kit/html/Html.tsx';
import { Icon } from '#kit/Icon.tsx';
import type { SheetProps } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { Ticker } from '#kit/picture/Ticker.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';

type Notice = NewNoticesAnswer['noticeList'][number];

interface Parts {
  Sheet: ComponentType<SheetProps>;
  Html: ComponentType<HtmlProps>;
}
type Shown = Parts & { notice: Notice };

/** The sheet, and what makes a server's HTML harmless: nobody needs them before the first tap. */
const loadParts = (): Promise<Parts> =>
  Promise.all([import('#kit/overlay/Sheet.tsx'), import('#kit/html/Html.tsx')]).then(
    ([{ Sheet }, { Html }]) => ({
      Sheet,
      Html,
    }),
  );

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

const inside = css`
  padding: 0 var(--space-4) var(--space-4);
`;
const time = css`
  padding-bottom: var(--space-3);
  color: var(--text-faint);
  font-size: var(--font-caption);
  font-variant-numeric: tabular-nums;
`;

export function Notices() {
  const t = useText();
  const { data, error, isLoading, mutate } = useCall(newNotices, {});
  const [shown, setShown] = useState<Shown | null>(null);
  const notices = data?.noticeList ?? [];
  const show = (notice: Notice): Promise<void> =>
    loadParts().then(
      (parts) => setShown({ notice, ...parts }),
      () => void toast(t('index.notice.lost'), { kind: 'warn' }),
    );
  return (
    <div className={place}>
      {notices.length > 0 ? (
        <Ticker
          items={notices.map(({ id, title }) => ({ id, text: title }))}
          onClick={({ id }) => void show(notices.find((notice) => notice.id === id)!)}
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
      {shown && (
        <shown.Sheet open onClose={() => setShown(null)} title={shown.notice.title}>
          <div className={inside}>
            <p className={time}>{shown.notice.createTime}</p>
            <shown.Html html={shown.notice.content} />
          </div>
        </shown.Sheet>
      )}
    </div>
  );
}
