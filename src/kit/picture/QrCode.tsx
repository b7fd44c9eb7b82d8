// Owns the drawing of a code to scan: always black on white, with the quiet edge that scanners need.
import { css } from '@linaria/core';
import { useState } from 'react';
import { saveFile } from '#browser/saveFile.ts';
import { qrPath } from '#values/qrMatrix.ts';
import { Button } from '../Button.tsx';
import { toast } from '../overlay/toast.ts';
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

/** Pixels of one module of a saved picture: large enough for any app that reads codes from an album. */
const modulePx = 12;

/** The code as a PNG; null where the browser does not draw one. */
function pngOf(content: string): Promise<Blob | null> {
  const { path, size } = qrPath(content);
  const canvas = document.createElement('canvas');
  canvas.width = size * modulePx;
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  pen.scale(modulePx, modulePx);
  pen.fill(new Path2D(path));
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

export interface SaveQrProps {
  content: string;
  label: string;
  /** Said once it has been handed to the browser, which says little by itself. */
  doneText: string;
  /** Without its ending. */
  fileName: string;
}

/** Saves the code as a picture: whoever sees it on the phone they pay with cannot scan it. */
export function SaveQr({ content, label, doneText, fileName }: SaveQrProps) {
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const png = await pngOf(content);
      if (!png) return;
      saveFile(`${fileName}.png`, png, 'image/png');
      toast(doneText, { kind: 'done' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="plain" size="small" working={isBusy} onClick={() => void save()}>
      {label}
    </Button>
  );
}

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
