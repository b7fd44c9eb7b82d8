// The preview of a desk stands before form and editor are drawn, which take as long as all the rest.
import { useDeferredValue } from 'react';

/** False in the first drawing, true in the one after it. */
export const useLater = (): boolean => useDeferredValue(true, false);
