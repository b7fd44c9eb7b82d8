// The look at the office on a phone.
import { looksAtOffice } from '#support/looksAtOffice.ts';

looksAtOffice({ width: 390, height: 844 });
