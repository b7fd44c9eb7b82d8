// The poster of a promotion link: the station's name, the code to scan and the promotion code, in the colours of the page.
import { qrPath } from '#values/qrMatrix.ts';

/** Of the picture in pixels, as a phone's screen is shaped. */
const [width, height] = [1080, 1620];
const margin = 90;
/** Of the white ground on which the code stands, and the code on it. */
const card = { top: 470, size: width - 2 * margin };
const codeSize = card.size - 140;

export interface PosterWords {
  name: string;
  invite: string;
  /** What to do with the code to scan. */
  scan: string;
  /** The promotion code, with what it is. */
  code: string;
  address: string;
}

/** As large as it may be without leaving the poster. */
function write(pen: CanvasRenderingContext2D, text: string, y: number, size: number, weight = 400): void {
  const family = getComputedStyle(document.body).fontFamily;
  const room = width - 2 * margin;
  pen.font = `${weight} ${size}px ${family}`;
  const wide = pen.measureText(text).width;
  if (wide > room) pen.font = `${weight} ${Math.floor((size * room) / wide)}px ${family}`;
  pen.fillText(text, width / 2, y);
}

/** The poster as a PNG; null where the browser does not draw one. */
export function posterOf({ name, invite, scan, code, address }: PosterWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  const colours = getComputedStyle(document.documentElement);
  const ground = pen.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, colours.getPropertyValue('--brand').trim());
  ground.addColorStop(
    1,
    colours.getPropertyValue('--brand-deep').trim() || colours.getPropertyValue('--brand').trim(),
  );
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.textAlign = 'center';
  pen.fillStyle = colours.getPropertyValue('--on-brand').trim();
  write(pen, name, 230, 108, 700);
  write(pen, invite, 350, 52);
  write(pen, code, card.top + card.size + 110, 56, 600);
  write(pen, address, card.top + card.size + 180, 34);
  pen.fillStyle = 'white';
  pen.beginPath();
  if ('roundRect' in pen) pen.roundRect(margin, card.top, card.size, card.size, 48);
  else (pen as CanvasRenderingContext2D).rect(margin, card.top, card.size, card.size);
  pen.fill();
  pen.fillStyle = 'black';
  write(pen, scan, card.top + card.size - 36, 40);
  const { path, size } = qrPath(address);
  pen.translate((width - codeSize) / 2, card.top + 40);
  pen.scale(codeSize / size, codeSize / size);
  pen.fill(new Path2D(path));
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
