// The declarations, for a css block, of whatever holds exact amounts below each other: where one of them goes on beyond the cents, the others leave as much room, and the points stand in line.

export const figureColumn =
  "&:has([data-tail='1']) { --tail-room: 1; } &:has([data-tail='2']) { --tail-room: 2; }";
