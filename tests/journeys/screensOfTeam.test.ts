// The look at the screens of an agent and of help.
import { looksAtScreens } from '#support/screenLooks.ts';

looksAtScreens('team');
