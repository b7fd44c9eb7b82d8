// The server's own pages as they are seen in the dark: readable to everybody, on narrow phones, within the content policy.
import { looksAtOperatorPages } from './operatorPages.ts';

looksAtOperatorPages('dark');
