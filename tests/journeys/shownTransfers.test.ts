// Shows each automatic transfer, into a game and back, and that one tap stops them.
import { expect } from 'vitest';
import { openGame } from '#contract/transfer.generated.ts';
import { dragon, fillGames, gamesWorld, station } from './games.ts';
import { settled } from './steps.ts';

const test = gamesWorld(fillGames, '/egame');

test.afterEach(({ visitor }) => expect(visitor.consoleErrors).toEqual([]));

test('the game says what was moved in, the site what came back, and a tap switches it off', async ({
  page,
  server,
}) => {
  await page.getByRole('searchbox').fill('lxtx');
  await page.getByText('共1款游戏').waitFor();
  await dragon(page).click();
  await page.waitForURL((address) => address.port !== String(server.port));
  await page.getByText(/已自动转入 ¥[1-9][\d,]*\.00/).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await page.goto(`${server.url(station)}/egame`);
  await page.getByText(/游戏余额[1-9][\d,]*\.00元已自动转回/).waitFor();
  await page.getByRole('button', { name: '关闭自动转换' }).click();
  await page.getByText('自动转换已关闭').waitFor();
  await settled(page);
  const { answer } = await server.call(
    openGame,
    { platform: 'sandbox-egame', gameCode: 'dragon' },
    {
      as: 'member01',
      station,
    },
  );
  expect(answer).toMatchObject({ success: true, auto: false, carried: '0.0000' });
});
