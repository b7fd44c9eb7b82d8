// Owns the look at the screens around an account: its centre, money, messages, an agent's team, help.
import { areasOfAccount, looksAtScreens } from '#support/screenLooks.ts';

looksAtScreens(({ area }) => areasOfAccount.includes(area));
