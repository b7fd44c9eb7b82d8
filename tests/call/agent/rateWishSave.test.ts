// agent/rateWishSave: more than the own rate, within the limits of the station, one wish at a time and once an intent.
import { expect } from 'vitest';
import { rateWishSave } from '#contract/agent.generated.ts';
import { teamTest as test } from '#support/teamTest.ts';
import { alpha } from '#support/testStations.ts';

test.for([
  ['not more than now', '7.5'],
  ['above the station', '13.6'],
  ['between two steps', '7.55'],
  ['no figure', 'much'],
])('%s is refused at the field', async ([, rate], { team: { middle } }) => {
  const { answer } = await middle.call(rateWishSave, { category: 'lottery', rate: rate! });
  expect(answer).toMatchObject({ success: false, fieldErrors: { rate: expect.any(String) } });
});

test('of wishes that are sent at once one waits', async ({ team: { server, middle } }) => {
  const answers = await Promise.all(
    ['7.6', '7.7', '7.8'].map((rate) =>
      middle.call(rateWishSave, { category: 'lottery', rate, words: ' 业绩好 ' }),
    ),
  );
  expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
  expect(answers.filter(({ answer }) => answer.code === 'pending')).toHaveLength(2);
  const rows = await server.inStation(alpha, (db) =>
    db.selectFrom('rate_wish').select(['words', 'status']).execute(),
  );
  expect(rows).toEqual([{ words: '业绩好', status: 1 }]);
});
