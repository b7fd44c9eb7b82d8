// The look at the screens of offers and activities.
import { looksAtScreens } from '#support/screenLooks.ts';

looksAtScreens('activities');
