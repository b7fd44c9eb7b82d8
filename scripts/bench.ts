// Measures what the word behind `npm run bench --` says, and the site without one: each prints its figures as JSON.
interface Bench {
  measures: string;
  run: () => Promise<unknown>;
}

const benches: Readonly<Record<string, Bench>> = {
  activities: {
    measures: 'grabs of a red packet and the claimable flags of the poll',
    run: () => import('./bench/activities.ts'),
  },
  content: {
    measures: 'checking and applying content, and bets beside it',
    run: () => import('./bench/content.ts'),
  },
  evening: {
    measures: 'what a player at a minute lottery costs, by a model of an evening',
    run: () => import('./bench/evening.ts'),
  },
  figures: {
    measures: 'reports of a year beside those of a day',
    run: () => import('./bench/officeFigures.ts'),
  },
  flood: {
    measures: 'what a flood at each open door costs a player beside it',
    run: () => import('./bench/flood.ts'),
  },
  forum: { measures: 'the lists of the forum', run: () => import('./bench/forum.ts') },
  games: { measures: 'records and storing of rounds', run: () => import('./bench/games.ts') },
  levels: {
    measures: 'what ten thousand members who rise a level cost the settlement that lifts them',
    run: () => import('./bench/levels.ts'),
  },
  limits: {
    measures: 'what limits cost a bet and a deposit of somebody with 100,000 bets in a month',
    run: () => import('./bench/limits.ts'),
  },
  live: {
    measures: 'the live page of a lottery at 1,000 bets a second',
    run: () => import('./bench/office/live.ts'),
  },
  many: {
    measures: 'the studio among 1,000 stations: finding a value, and the plan of one change to all',
    run: () => import('./bench/office/many.ts'),
  },
  markers: {
    measures: 'false alarms of the markers of harm on simulated players',
    run: () => import('./bench/markers.ts'),
  },
  messages: {
    measures: 'pages of messages, the poll, and messages to many',
    run: () => import('./bench/messages.ts'),
  },
  mistakes: {
    measures: 'how many single mistakes in files of content and of stations are found and fixed',
    run: () => import('./bench/mistakes.ts'),
  },
  money: { measures: 'calls and records of money', run: () => import('./bench/money.ts') },
  motion: {
    measures: 'frames and long tasks of an address on a slow phone',
    run: () => import('./bench/motion.ts'),
  },
  rooms: {
    measures: 'frames and long tasks of the games of platforms on a slow phone',
    run: () => import('./bench/rooms.ts'),
  },
  office: {
    measures:
      'the back office over a million accounts: search, lists, decisions, and bets and log-ins beside them',
    run: () => import('./bench/office.ts'),
  },
  play: { measures: 'bets, settlement and the largest board', run: () => import('./bench/play.ts') },
  settle: { measures: 'the settle command', run: () => import('./bench/settle.ts') },
  station: { measures: 'the station command', run: () => import('./bench/station.ts') },
  stations: {
    measures: 'start, memory and what nobody costs of 1, 30 and 3,000 stations',
    run: () => import('./bench/stations.ts'),
  },
  studio: {
    measures: 'the studio: from key to preview, its first page, all stations at once',
    run: () => import('./bench/office/studio.ts'),
  },
  team: { measures: 'pages of teams, and settlement below a chain', run: () => import('./bench/team.ts') },
};

const known = Object.entries(benches)
  .map(([name, { measures }]) => `  ${name.padEnd(10)}  ${measures}`)
  .join('\n');

const [, , word] = process.argv;
if (word === undefined) {
  const { benchSite } = await import('./bench/site.ts');
  console.log(JSON.stringify(await benchSite(), null, 2));
} else if (word === 'help')
  console.log(`Without a word the site is measured, and with one of these:\n${known}`);
else if (Object.hasOwn(benches, word)) await benches[word]!.run();
else {
  console.error(
    `There is no measurement "${word}". Leave the word out to measure the site, or use one of these:\n${known}`,
  );
  process.exitCode = 2;
}
