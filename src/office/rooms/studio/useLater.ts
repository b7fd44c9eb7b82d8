// Owns what may wait for the second drawing of a page: what is looked at stands before what takes as long as all the rest.
import { useDeferredValue } from 'react';

/** False in the first drawing, true in the one after it. */
export const useLater = (): boolean => useDeferredValue(true, false);
