// The look at the office at a desk.
import { looksAtOffice } from '#support/looksAtOffice.ts';

looksAtOffice({ width: 1440, height: 900 });
