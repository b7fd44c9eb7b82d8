// The look at the screens of games, of the forum and of log-in.
import { looksAtScreens } from '#support/screenLooks.ts';

looksAtScreens('games');
