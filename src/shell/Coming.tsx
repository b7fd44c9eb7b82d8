// What stands where a part is about to come: nothing to see, and work of the page. React may draw a part some time after its chunk is there: only then does this go.
import { useLayoutEffect } from 'react';
import { begin } from '#browser/work.ts';

export function Coming() {
  useLayoutEffect(() => begin('late part'), []);
  return null;
}
