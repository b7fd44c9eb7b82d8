// What hostile HTML of a server can do on a page where DOMPurify is the sanitiser: nothing.
import { hostileHtmlBy } from './hostilePages.ts';

hostileHtmlBy('DOMPurify', true);
