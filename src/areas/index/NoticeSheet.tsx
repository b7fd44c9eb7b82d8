// Owns a notice shown in full.
import { css } from '@linaria/core';
import type { NewNoticesAnswer } from '#contract/session.generated.ts';
import { Html } from '#kit/Html.tsx';
import { Sheet } from '#kit/Sheet.tsx';

const time = css`
  margin: 0 0 0.75rem;
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
      <p className={time}>{notice.createTime}</p>
      <Html html={notice.content} />
    </Sheet>
  );
}
