// What hostile HTML of a server can do on a page where the browser has a sanitiser of its own: nothing.
import { hostileHtmlBy } from './hostilePages.ts';

hostileHtmlBy('the sanitiser of the browser', false);
