// The picture of a code to scan that is saved to a phone's album.
import { qrPath } from '#values/qrMatrix.ts';

/** Pixels of one module of a saved picture: large enough for any app that reads codes from an album. */
const modulePx = 12;

/** The code as a PNG; null where the browser does not draw one. */
export function pngOf(content: string): Promise<Blob | null> {
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
