// Owns the look at the screens that whoever plays comes to: home, offers, lotteries, games, the forum. Those around an account: screensOfAccount.test.ts.
import { areasOfAccount, looksAtScreens } from '#support/screenLooks.ts';

looksAtScreens(({ area }) => !areasOfAccount.includes(area));
