// When the drawing of a code to scan is loaded: once there is a code, whose place is as large before it is drawn.
import { preloadable } from '../page/preloadable.tsx';
import { Skeleton } from '../page/Skeleton.tsx';
import { qrSize } from './qrSize.ts';

export const QrCode = preloadable(
  async () => (await import('./QrCode.tsx')).QrCode,
  <div style={{ width: qrSize, margin: '0 auto', aspectRatio: '1' }}>
    <Skeleton height="100%" />
  </div>,
);
