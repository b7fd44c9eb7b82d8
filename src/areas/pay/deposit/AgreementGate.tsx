// Asking once for consent to the station's deposit agreement; its children are shown afterwards.
import type { ReactNode } from 'react';
import { checkHasUserContact } from '#contract/finance.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Await } from '#kit/page/Await.tsx';
import { preloadable } from '#kit/page/preloadable.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useCall } from '#transport/useCall.ts';

const skeleton = (
  <Card>
    <Skeleton lines={5} height="1.75rem" />
  </Card>
);
/** Whoever has agreed does not see it again. */
const Agreement = preloadable(async () => (await import('./Agreement.tsx')).Agreement, skeleton);

export function AgreementGate({ children }: { children: ReactNode }) {
  const read = useCall(checkHasUserContact, {});
  return (
    <Await read={read} skeleton={skeleton}>
      {({ hasContact, ...agreement }) =>
        hasContact ? children : <Agreement agreement={agreement} onDone={() => read.mutate()} />
      }
    </Await>
  );
}
