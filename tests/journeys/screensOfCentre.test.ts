// The look at the screens of the member centre and its messages.
import { looksAtScreens } from '#support/screenLooks.ts';

looksAtScreens('centre');
