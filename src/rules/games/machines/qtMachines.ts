// The two machines of the platform QT.

export const QT_MACHINES = {
  ocean: {
    lines: 20,
    reels: [
      'CSEQDABKQCABQABKEDKQDKEBK',
      'DKCQADEBKDQKWQBESKQCKDQCKE',
      'QDKEQDKWQBADEQKCDSQEWQDBKC',
      'EBSDEWDCEKCQABQKBADKQBKEDQA',
      'EBQAKQBKDCKDEKQDECQS',
    ],
    pays: {
      A: [50, 200, 1000],
      B: [30, 100, 400],
      C: [20, 60, 200],
      D: [15, 40, 120],
      E: [10, 30, 100],
      K: [6, 15, 60],
      Q: [5, 10, 50],
    },
    scatter: { 3: 2, 4: 10, 5: 60 },
    free: { spins: { 3: 12, 4: 18, 5: 25 }, factor: 2, retrigger: false },
  },
  caravan: {
    lines: 5,
    wildFactor: 2,
    reels: [
      'CDASEKDCKECBKEDWKDEKDA',
      'BEDKEBCKDCWKDEKBEAKESK',
      'DEKBEKADEKDECKSCDKECDWCEK',
      'KCDKECKDBEWKDCKESBEKAEKAD',
      'EKDEKWDBKCDKECKBEKSCEBAEKC',
    ],
    pays: {
      W: [78, 776, 6900],
      A: [39, 155, 689],
      B: [19, 62, 224],
      C: [12, 31, 99],
      D: [6, 19, 53],
      E: [4, 12, 37],
      K: [2, 8, 22],
    },
    scatter: { 3: 4, 4: 20, 5: 100 },
  },
} as const;
