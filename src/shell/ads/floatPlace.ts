// Owns where a floating ad may be: inside the window, clear of the bars, and at rest over nothing that is read or pressed.

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

/** What something on the page takes up, in px from the window's corner. */
export interface Taken {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where an ad is until somebody moves it: open, or folded into a tab at the right edge. */
export type Rest =
  | { isFolded: false; place: Place }
  /** `width` is what is free at the edge; the tab is `tabPx` high. */
  | { isFolded: true; place: Place; width: number };

const edgePx = 8;
/** Header bar above, tab bar with its safe area below. */
const topPx = 52;
const footPx = 64;
/** Height of a folded ad: what a thumb needs. */
export const tabPx = 44;
/** Of a folded ad; in between, the widest that is free. */
const widestTabPx = 28;
const goodTabPx = 20;
const narrowestTabPx = 10;
/** Between a folded ad and what stands beside it. */
const gapPx = 4;
const stepPx = 4;

export const inside = ({ x, y }: Place, { width, height, ad }: Room): Place => ({
  x: Math.max(edgePx, Math.min(x, width - ad.width - edgePx)),
  y: Math.max(topPx, Math.min(y, height - ad.height - footPx)),
});

/** At the left or right edge, at the height it has. */
export const docked = (side: 'left' | 'right', place: Place, room: Room): Place =>
  inside({ x: side === 'left' ? 0 : room.width, y: place.y }, room);

export const isLeft = (place: Place, room: Room): boolean => place.x + room.ad.width / 2 < room.width / 2;

const meet = (a: Taken, b: Taken): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const areaOf = (rest: Rest, { ad }: Room): Taken => {
  const { x, y } = rest.place;
  const [width, height] = rest.isFolded ? [rest.width, tabPx] : [ad.width, ad.height];
  return { left: x, top: y, right: x + width, bottom: y + height };
};

/** Heights that something so high may stand at, the foot first. */
function heights(size: number, { height }: Room): number[] {
  const list: number[] = [];
  for (let y = topPx; y <= height - size - footPx; y += stepPx) list.push(y);
  return list.reverse();
}

/** Folded at this height, as wide as is free there. */
export function foldedAt(y: number, { width }: Room, taken: readonly Taken[]): Rest & { isFolded: true } {
  const beside = taken.filter((each) => each.top < y + tabPx && each.bottom > y);
  const free = Math.floor(Math.min(widestTabPx, ...beside.map(({ right }) => width - right - gapPx)));
  const wide = Math.max(narrowestTabPx, free);
  return { isFolded: true, place: { x: width - wide, y }, width: wide };
}

export const isFree = (rest: Rest, room: Room, taken: readonly Taken[]): boolean =>
  taken.every((each) => !meet(each, areaOf(rest, room)));

function restOfOne(room: Room, taken: readonly Taken[], mayOpen: boolean): Rest {
  for (const side of mayOpen ? (['right', 'left'] as const) : []) {
    for (const y of heights(room.ad.height, room)) {
      const open: Rest = { isFolded: false, place: docked(side, { x: 0, y }, room) };
      if (isFree(open, room, taken)) return open;
    }
  }
  const anywhere = heights(tabPx, room).map((y) => foldedAt(y, room, taken));
  const free = anywhere.filter((rest) => isFree(rest, room, taken));
  const folded = free.length > 0 ? free : anywhere;
  const widest = Math.max(...folded.map(({ width }) => width));
  return folded.find(({ width }) => width >= Math.min(goodTabPx, widest))!;
}

/**
 * Where the nth ad rests: open at an edge where nothing is taken if it may open by itself, or else folded, as near to the foot as a tab of good
 * width is free. The ads before it stand by the same rule, and none on another.
 */
export function restOf(nth: number, room: Room, taken: readonly Taken[], mayOpen: boolean): Rest {
  const known = [...taken];
  for (let ad = 0; ad < nth; ad += 1) known.push(areaOf(restOfOne(room, known, mayOpen), room));
  return restOfOne(room, known, mayOpen);
}
