// Where a floating ad may be: inside the window, clear of the bars, and at rest over nothing that is read or pressed.

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
  /** It can be pressed, so nothing may take its presses; what is only read may lie beside the tab of a folded ad. */
  isPressed: boolean;
}

/** Where an ad is until somebody opens or moves it: open, or folded into a tab at the right edge. */
export type Rest =
  | { isFolded: false; place: Place }
  /**
   * `width` is where it can be pressed; what is seen of it is `tabPx` wide. Where that would lie on something it is not free, and nothing is
   * shown of it.
   */
  | { isFolded: true; place: Place; width: number; isFree: boolean };

const edgePx = 8;
/** Header bar above, tab bar with its safe area below. */
const topPx = 52;
const footPx = 64;
/** Of a folded ad what is seen: cards leave a little more at the edge. */
export const tabPx = { width: 10, height: 44 } as const;
/** Where a folded ad can be pressed: as much as a thumb needs, where nothing else can be pressed there. */
const widestPressPx = 40;
const goodPressPx = 32;
/** Between a folded ad and what can be pressed beside it. */
const gapPx = 2;
/** What is above an open ad keeps this distance. */
const airPx = 16;
const stepPx = 4;

export const inside = ({ x, y }: Place, { width, height, ad }: Room): Place => ({
  x: Math.max(edgePx, Math.min(x, width - ad.width - edgePx)),
  y: Math.max(topPx, Math.min(y, height - ad.height - footPx)),
});

/** At the right edge, at the height it has. */
export const docked = ({ y }: Place, room: Room): Place => inside({ x: room.width, y }, room);

const meet = (a: Taken, b: Taken): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const tabAt = (y: number, { width }: Room): Taken => ({
  left: width - tabPx.width,
  top: y,
  right: width,
  bottom: y + tabPx.height,
  isPressed: true,
});

const areaOf = (rest: Rest, room: Room): Taken => {
  const { x, y } = rest.place;
  return rest.isFolded
    ? tabAt(y, room)
    : { left: x, top: y, right: x + room.ad.width, bottom: y + room.ad.height, isPressed: true };
};

/** Heights that a folded ad may stand at, the foot first. */
function heights({ height }: Room): number[] {
  const list: number[] = [];
  for (let y = topPx; y <= height - tabPx.height - footPx; y += stepPx) list.push(y);
  return list.reverse();
}

/** Folded at this height. */
export function foldedAt(y: number, room: Room, taken: readonly Taken[]): Rest & { isFolded: true } {
  const { width } = room;
  const beside = taken.filter((each) => each.isPressed && each.top < y + tabPx.height && each.bottom > y);
  const free = Math.floor(Math.min(widestPressPx, ...beside.map(({ right }) => width - right - gapPx)));
  const wide = Math.max(tabPx.width, free);
  const isFree = taken.every((each) => !meet(each, tabAt(y, room)));
  return { isFolded: true, place: { x: width - wide, y }, width: wide, isFree };
}

/** What is seen of it lies on nothing. */
export const isFree = (rest: Rest, room: Room, taken: readonly Taken[]): boolean =>
  taken.every((each) => !meet(each, areaOf(rest, room)));

/** Open below a page that ends above it, from edge to edge: between two things it would lie on their card. */
function openBelow(room: Room, taken: readonly Taken[]): Rest | null {
  const place = docked({ x: 0, y: room.height }, room);
  const from = place.y - airPx;
  const isBelow = taken.every(({ top, bottom }) => bottom <= from || top >= room.height - footPx);
  return isBelow ? { isFolded: false, place } : null;
}

function restOfOne(room: Room, taken: readonly Taken[], mayOpen: boolean): Rest {
  const open = mayOpen ? openBelow(room, taken) : null;
  if (open) return open;
  const anywhere = heights(room).map((y) => foldedAt(y, room, taken));
  const free = anywhere.filter((rest) => rest.isFree);
  const folded = free.length > 0 ? free : anywhere;
  const widest = Math.max(...folded.map(({ width }) => width));
  return folded.find(({ width }) => width >= Math.min(goodPressPx, widest))!;
}

/**
 * Where the nth ad rests: open below a page that ends above it if it may open by itself, or else folded, as near to the foot as it can be
 * pressed well, and not shown where every height is taken. The ads before it stand by the same rule, and none on another.
 */
export function restOf(nth: number, room: Room, taken: readonly Taken[], mayOpen: boolean): Rest {
  const known = [...taken];
  for (let ad = 0; ad < nth; ad += 1) known.push(areaOf(restOfOne(room, known, mayOpen), room));
  return restOfOne(room, known, mayOpen);
}
