// The two machines of the platform PT.

export const PT_MACHINES = {
  palace: {
    lines: 25,
    reels: [
      'KQJKBECDQAKSDJEDCQEJKDJKECBQE',
      'WJKCBECKQJSKQJECJKCEDKJEQBJQAD',
      'ESJQEBKAQCJDECKJEDBQDKQJBQEAQWDK',
      'SCJEKQJEKQAKEBWJKQEDKJQDECJD',
      'KCQBKJDEJAQKJEQADEQSEAKBJQCEQ',
    ],
    pays: {
      A: [90, 373, 1492],
      B: [60, 224, 746],
      C: [37, 119, 448],
      D: [30, 90, 298],
      E: [22, 60, 179],
      K: [15, 37, 134],
      Q: [12, 30, 119],
      J: [9, 22, 90],
    },
    scatter: { 3: 3, 4: 12, 5: 80 },
    free: { spins: { 3: 10, 4: 15, 5: 20 }, factor: 3, retrigger: false },
  },
  peony: {
    lines: 10,
    wildFactor: 3,
    reels: [
      'DKBQEKBWQEKQECDQKCEBDEQDSQA',
      'QBDKSDBKWQKDEACEQCEDKEQBDEKC',
      'QBDWEDQBKACKDQECQKECQEKQSKCEK',
      'QEDKQWKECDBESDKCDQKBEDKQAEBK',
      'KAQDCKEBKQECQDKBCWEKDSQEBKQE',
    ],
    pays: {
      W: [106, 565, 3531],
      A: [42, 177, 706],
      B: [21, 71, 282],
      C: [11, 42, 141],
      D: [7, 25, 85],
      E: [6, 18, 64],
      K: [3, 11, 35],
      Q: [2, 7, 28],
    },
    scatter: { 3: 5, 4: 25, 5: 150 },
  },
} as const;
