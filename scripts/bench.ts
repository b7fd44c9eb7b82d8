// Measures the site and prints one JSON: bytes and requests before the first content, Lighthouse, latency of session calls.
// `npm run bench -- station` measures the station command instead, `npm run bench -- play` bets, settlement and the board,
// `npm run bench -- money` calls and records of money, `npm run bench -- messages` pages of messages, the poll and messages to many, `npm run bench -- games` records and storing of rounds, `npm run bench -- forum` the lists of the forum, `npm run bench -- settle` the settle command,
// `npm run bench -- activities` grabs of a red packet and the claimable flags of the poll,
// `npm run bench -- content` checking and applying content, and bets beside it,
// `npm run bench -- motion <address>` frames and long tasks on a slow phone,
// `npm run bench -- markers` false alarms of the markers of harm on simulated players,
// `npm run bench -- office-queue` twenty clerks who decide on 1,000 withdrawals at once,
// `npm run bench -- team` pages of teams and settlement below a chain.
if (process.argv[2] === 'station') await import('./bench/station.ts');
else if (process.argv[2] === 'play') await import('./bench/play.ts');
else if (process.argv[2] === 'money') await import('./bench/money.ts');
else if (process.argv[2] === 'messages') await import('./bench/messages.ts');
else if (process.argv[2] === 'games') await import('./bench/games.ts');
else if (process.argv[2] === 'activities') await import('./bench/activities.ts');
else if (process.argv[2] === 'forum') await import('./bench/forum.ts');
else if (process.argv[2] === 'settle') await import('./bench/settle.ts');
else if (process.argv[2] === 'content') await import('./bench/content.ts');
else if (process.argv[2] === 'motion') await import('./bench/motion.ts');
else if (process.argv[2] === 'markers') await import('./bench/markers.ts');
else if (process.argv[2] === 'team') await import('./bench/team.ts');
else if (process.argv[2] === 'office-queue') await import('./bench/officeQueue.ts');
else {
  const { benchSite } = await import('./bench/site.ts');
  console.log(JSON.stringify(await benchSite(), null, 2));
}
