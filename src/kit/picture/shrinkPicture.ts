// Making a picture small enough for a bad line before it is sent: drawn again in the browser, at most 1,280 px and about 180 kB.
const edgeMost = 1_280;
const bytesMost = 180_000;
/** Tried one after the other until the file is small enough. */
const qualities = [0.82, 0.7, 0.55, 0.4];
/** A file that the browser cannot draw goes to the server as it is, up to this size; the server decides. */
const rawMost = 2_000_000;

const encoded = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/** The width and height that fit into the largest edge, never larger than they are. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, edgeMost / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function drawn(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitted(picture.width, picture.height));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG knows no transparency: what was see-through becomes paper, not black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  let best: Blob | null = null;
  for (const quality of qualities) {
    best = await encoded(canvas, quality);
    if (best && best.size <= bytesMost) break;
  }
  return best;
}

/** As the wire takes it; null where the file is empty or too large to be sent. */
export async function shrinkPicture(file: File): Promise<string | null> {
  const blob = (await drawn(file)) ?? file;
  if (blob.size === 0 || blob.size > rawMost) return null;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
