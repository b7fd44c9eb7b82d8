// A member whose browser has storage that throws: logged in, and every screen is drawn.
import { describe } from 'vitest';
import { screens } from '#contract/screens.generated.ts';
import { draws, test } from './barredStorage.ts';
import { fillLogin, go } from './steps.ts';

describe('with storage that throws', () => {
  test('a member can log in, and every screen is drawn', async ({ barred }) => {
    const { page } = barred;
    await go(page, '/login');
    await fillLogin(page, 'member01', 'demo8888');
    await page.waitForURL('**/index');
    await draws(barred, screens);
  });
});
