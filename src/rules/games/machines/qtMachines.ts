// The two machines of the platform QT.

export const QT_MACHINES = {
  pearls: {
    lines: 20,
    reels: [
      'CSEQDABKQCABQABKEDKQDKEBK',
      'DKCQADEBKDQKWQBESKQCKDQCKE',
      'QDKEQDKWQBADEQKCDSQEWQDBKC',
      'EBSDEWDCEKCQABQKBADKQBKEDQA',
      'EBQAKQBKDCKDEKQDECQS',
    ],
    pays: {
      A: [55, 220, 1200],
      B: [33, 110, 450],
      C: [22, 66, 220],
      D: [16, 44, 130],
      E: [11, 33, 110],
      K: [7, 17, 66],
      Q: [5, 11, 50],
    },
    scatter: {},
    pearls: [1, 1, 1, 2, 2, 2, 3, 5, 8, 25],
  },
  silkroad: {
    lines: 5,
    isBothWays: true,
    reels: [
      'CDAKEKDCKECBKEDKDEKDA',
      'BEDKEBCKDCWKDEKBEAKEK',
      'DEKBEKADEKDECKCDKECDWCEK',
      'KCDKECKDBEWKDCKEBEKAEKAD',
      'EKDEKDBKCDKECKBEKCEBAEKC',
    ],
    pays: {
      A: [40, 160, 800],
      B: [20, 66, 250],
      C: [13, 35, 110],
      D: [7, 21, 60],
      E: [4, 13, 40],
      K: [2, 8, 25],
    },
    scatter: {},
  },
} as const;
