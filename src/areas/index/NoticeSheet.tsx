// Owns a notice shown in full.
import { css } from '@linaria/core';
import type { NewNoticesAnswer } from '#contract/session.generated.ts';
import { Html } from '#kit/Html.tsx';
import { Sheet } from '#kit/Sheet.tsx';

const inside = css`
  padding: 0 var(--space-4) var(--space-4);
`;
const time = css`
  padding-bottom: var(--space-3);
  color: var(--text-faint);
  font-size: var(--font-caption);
  font-variant-numeric: tabular-nums;
`;

export function NoticeSheet({
  notice,
  onClose,
}: {
  notice: NewNoticesAnswer['noticeList'][number];
  onClose: () => void;
}) {
  return (
    <Sheet open onClose={onClose} title={notice.title}>
      <div className={inside}>
        <p className={time}>{notice.createTime}</p>
        <Html html={notice.content} />
      </div>
    </Sheet>
  );
}
