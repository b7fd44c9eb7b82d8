// An open overlay's step in the browser's history: the back button or gesture closes the overlay, and nothing else.
import { useLayoutEffect, useRef } from 'react';
import { openStep } from '#browser/overlaySteps.ts';

/** For a component that is there only while its overlay is open. While `canClose` is false, back leaves the page as it would without the overlay. */
export function useBackStep(onBack: () => void, canClose = true): void {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  });
  useLayoutEffect(() => (canClose ? openStep(() => latest.current()) : undefined), [canClose]);
}
