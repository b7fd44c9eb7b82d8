// Measures the site and prints one JSON: bytes and requests before the first content, Lighthouse, latency of session calls.
// `npm run bench -- station` measures the station command instead, `npm run bench -- play` bets, settlement and the board,
// `npm run bench -- money` calls and records of money, `npm run bench -- messages` pages of messages, the poll and messages to many, `npm run bench -- forum` the lists of the forum, `npm run bench -- settle` the settle command.
if (process.argv[2] === 'station') await import('./bench/station.ts');
else if (process.argv[2] === 'play') await import('./bench/play.ts');
else if (process.argv[2] === 'money') await import('./bench/money.ts');
else if (process.argv[2] === 'messages') await import('./bench/messages.ts');
else if (process.argv[2] === 'forum') await import('./bench/forum.ts');
else if (process.argv[2] === 'settle') await import('./bench/settle.ts');
else {
  const { benchSite } = await import('./bench/site.ts');
  console.log(JSON.stringify(await benchSite(), null, 2));
}
