import { expect } from 'vitest';
import { getQuestionByMember, login } from '#contract/auth.generated.ts';
import { alpha } from '#support/testStations.ts';
import { test } from '#support/world.ts';

test('the question of a log-in under way is shown to its visitor, in the language of the request', async ({
  server,
}) => {
  const client = server.client(alpha);
  const { answer } = await client.call(login, { account: 'member02', password: 'demo8888' });
  const questionTicket = answer.questionTicket!;
  expect((await client.call(getQuestionByMember, { questionTicket })).answer.question).toBe(
    '您小学班主任的姓名是？',
  );
  const english = await client.call(
    getQuestionByMember,
    { questionTicket },
    { headers: { 'accept-language': 'en' } },
  );
  expect(english.answer.question).toContain('primary school');
  const stranger = await server.call(getQuestionByMember, { questionTicket });
  expect(stranger.answer).toMatchObject({ success: false, code: 'ticketOver' });
});

test('a ticket too short to be one is refused at its field', async ({ server }) => {
  const { answer } = await server.call(getQuestionByMember, { questionTicket: 'x' });
  expect(answer.fieldErrors).toHaveProperty('questionTicket');
});
