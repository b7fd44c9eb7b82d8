// The look at the screens of lotteries: home, boards, results, rules.
import { looksAtScreens } from '#support/screenLooks.ts';

looksAtScreens('play');
