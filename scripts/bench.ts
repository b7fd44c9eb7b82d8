// Measures the house and prints one JSON: bytes and requests before the first content, Lighthouse, latency of session calls.
// `npm run bench -- station` measures the station command instead.
if (process.argv[2] === 'station') await import('./bench/station.ts');
else {
  const { benchSite } = await import('./bench/site.ts');
  console.log(JSON.stringify(await benchSite(), null, 2));
}
