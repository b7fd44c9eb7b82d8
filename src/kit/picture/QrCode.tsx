// Owns the drawing of a code to scan: always black on white, with the quiet edge that scanners need.
import { css } from '@linaria/core';
import { qrMatrix } from './qrMatrix.ts';

const picture = css`
  width: min(13rem, 60vw);
  height: auto;
  margin: 0 auto;
  border-radius: var(--radius-small);
  /* No scanner reads light on dark: the night skin keeps the paper white. */
  background: #fff;
  color: #000;
`;

const edge = 4;

export function QrCode({ content, label }: { content: string; label: string }) {
  const rows = qrMatrix(content);
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + edge} ${y + edge}h1v1h-1z`] : [])))
    .join('');
  const size = rows.length + edge * 2;
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
