// Owns where a floating ad may be: inside the window, clear of the bars.

export interface Place {
  /** Left and top edge in px from the window's corner. */
  x: number;
  y: number;
}

export interface Room {
  /** Size of the window and of the ad in px. */
  width: number;
  height: number;
  ad: { width: number; height: number };
}

/** Height of an ad: its picture and its buttons. */
export const adPx = 94;
const edgePx = 8;
/** Header bar above, tab bar with its safe area below. */
const topPx = 52;
const footPx = 64;

export const inside = ({ x, y }: Place, { width, height, ad }: Room): Place => ({
  x: Math.max(edgePx, Math.min(x, width - ad.width - edgePx)),
  y: Math.max(topPx, Math.min(y, height - ad.height - footPx)),
});

/** At the left or right edge, at the height it has. */
export const docked = (side: 'left' | 'right', place: Place, room: Room): Place =>
  inside({ x: side === 'left' ? 0 : room.width, y: place.y }, room);

const apartPx = 16;
/** Between the tab bar and the lowest ad. */
const abovePx = 72;

/** Where the nth ad begins, at the right: above the tab bar, one above the other, or below the header, one below the other. */
export const beginning = (nth: number, room: Room, from: 'foot' | 'top' = 'foot'): Place => {
  const step = room.ad.height + apartPx;
  const y = from === 'top' ? topPx + nth * step : room.height - footPx - abovePx - (nth + 1) * step;
  return inside({ x: room.width, y }, room);
};

/** What a page that ends above the tab bar needs below its end, so that its last row can be scrolled clear of so many ads at the foot; each as high as one is. */
export const roomBelow = (ads: number): number => (ads === 0 ? 0 : abovePx + ads * (adPx + apartPx));

export const isLeft = (place: Place, room: Room): boolean => place.x + room.ad.width / 2 < room.width / 2;
