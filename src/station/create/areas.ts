// What a new station may be without: the areas that its owner chooses from, each with the screens that go with it.

export const areas = {
  credit: ['/credit'],
  official: ['/official'],
  egame: ['/egame', '/orderEgame', '/orderPt', '/orderQt'],
  chess: ['/chess', '/orderChess'],
  fish: ['/fish', '/orderFish'],
  forum: ['/forum', '/forum/article/:id', '/forum/write/:groupId', '/forum/comment/:parentArticleId'],
  savings: ['/balanceBao', '/balanceBill', '/balanceIssue'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Area = keyof typeof areas;

export const areaNames = Object.keys(areas) as readonly Area[];

/** The screens of everything that is not wanted, as `routes.off` has them. */
export const screensWithout = (wanted: readonly Area[]): string[] =>
  areaNames.filter((area) => !wanted.includes(area)).flatMap((area) => areas[area]);
