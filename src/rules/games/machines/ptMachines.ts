// The two machines of the platform PT.

export const PT_MACHINES = {
  banquet: {
    lines: 25,
    reels: [
      'KQJKBECDQAKMMDJEDCQEJKDJKECBQMME',
      'WJKCBECKQJMMKQJECJKCEDMMKJEQBJQAD',
      'EMMJQEBKAQCJDECKJEMMDBQDKQJBQEAQWDK',
      'MMCJEKQJEQKAKEBWJKQEDMMKJQDECJD',
      'KCQBKJDEJAMMQKJEQADEQMMEAKBJQCEQ',
    ],
    pays: {
      A: [75, 300, 1200],
      B: [50, 180, 600],
      C: [30, 100, 360],
      D: [25, 75, 250],
      E: [20, 54, 160],
      K: [12, 32, 110],
      Q: [10, 26, 100],
      J: [8, 19, 75],
    },
    scatter: {},
    boxes: { A: 2, B: 4, C: 8, D: 12, E: 16, K: 18, Q: 20, J: 20 },
  },
  bouquet: {
    lines: 10,
    clusters: [5, 7, 10],
    reels: [
      'AAAKKEEBBDDDCCKK',
      'BBKKDDWCCEEAKKDD',
      'EEAAACCKKBBWDDKE',
      'KKDDBBEEWCCKKADD',
      'AAAEEKKCCDDBBKKD',
    ],
    pays: {
      A: [40, 200, 1500],
      B: [25, 100, 800],
      C: [16, 60, 400],
      D: [10, 36, 250],
      E: [10, 32, 220],
      K: [8, 25, 150],
    },
    scatter: {},
  },
} as const;
