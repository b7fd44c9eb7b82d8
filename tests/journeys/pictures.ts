// Answering, in journeys, the picture that a form asks for.
import type { Page } from 'playwright-core';
import { knowCaptcha } from '#support/proofs.ts';
import type { RunningServer } from '#support/startServer.ts';
import { settled } from './steps.ts';

/** The picture that is on screen, answered: of those that were drawn nobody sees which it is. */
export async function answerPicture(page: Page, server: RunningServer): Promise<void> {
  await settled(page);
  await page.locator('form img').waitFor();
  const drawn = await server.inStation('w147', (db) =>
    db.selectFrom('captcha').select('id').where('is_used', '=', false).execute(),
  );
  let code = '';
  for (const { id } of drawn) code = await knowCaptcha(server, 'w147', id);
  await page.getByRole('textbox', { name: '验证码' }).first().fill(code);
}
