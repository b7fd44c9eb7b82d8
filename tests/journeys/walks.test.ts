// Walks over the built site in a browser: who goes anywhere and presses anything meets no fault. `npm run walk` walks for an hour.
import { test } from 'vitest';
import { reportOf, walkSite } from '#support/walks/siteWalk.ts';

/** How many walks, the first seed and the steps of each: of `npm run walk`. */
const count = Number(process.env.SITE_WALKS ?? 4);
const from = Number(process.env.WALK_FROM ?? 1);
const length = Number(process.env.WALK_STEPS ?? 20);
/** Walks that are tried to make a failing one shorter. */
const tries = Number(process.env.WALK_TRIES ?? 24);

const seeds = Array.from({ length: count }, (_, at) => from + at);

test.concurrent.for(seeds)('walk %i finds nothing wrong', async (seed, { expect }) => {
  const report = await walkSite(seed, length);
  console.log(JSON.stringify({ walked: { seed, steps: report.steps.length, screens: [...report.screens] } }));
  expect(report.fault === '' ? '' : await reportOf(seed, report, tries)).toBe('');
});
