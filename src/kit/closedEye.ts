// Owns the drawing of an eye that is closed: what a field or an amount holds is hidden. Apart from the other icons, since the first screen has none.

export const closedEye =
  'M4 4l16 16M9.8 6.200C10.5 6.1 11.2 6 12 6c4 0 7.4 2 9.5 6-.8 1.5-1.8 2.7-3 3.700M6.2 7.600C4.7 8.6 3.5 10.1 2.5 12c2.1 4 5.5 6 9.5 6 1.6 0 3.1-.3 4.5-1M9.9 10a3 3 0 0 0 4.1 4.2';
