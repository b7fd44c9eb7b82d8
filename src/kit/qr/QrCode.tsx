// The drawing of a code to scan: always black on white, with the quiet edge that scanners need.
import { css } from '@linaria/core';
import { qrPath } from '#values/qrMatrix.ts';
import { qrSize } from './qrSize.ts';

const picture = css`
  width: ${qrSize};
  height: auto;
  margin: 0 auto;
  border-radius: var(--radius-small);
  /* No scanner reads light on dark: the night skin keeps the paper white. */
  background: #fff;
  color: #000;
`;

export function QrCode({ content, label }: { content: string; label: string }) {
  const { path, size } = qrPath(content);
  return (
    <svg
      className={picture}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
