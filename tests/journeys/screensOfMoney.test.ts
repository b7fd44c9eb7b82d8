// The look at the screens where money comes in, goes out and changes places.
import { looksAtScreens } from '#support/screenLooks.ts';

looksAtScreens('money');
