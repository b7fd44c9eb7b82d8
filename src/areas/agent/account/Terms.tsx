// Reading what an agent may give to a new account or link, and what stands in its place until it is known.
import type { ReactNode } from 'react';
import { type RegManageAnswer, regManage } from '#contract/agent.generated.ts';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { waiting } from '../figureStyles.ts';

export interface TermsProps {
  children: (terms: RegManageAnswer, renew: () => void) => ReactNode;
}

export function Terms({ children }: TermsProps) {
  const t = useText();
  const read = useCall(regManage, {});
  return (
    <Await
      read={read}
      skeleton={
        <div className={waiting}>
          <Skeleton height="6rem" />
          <Skeleton height="26rem" />
        </div>
      }
      empty={({ types }) => types.length === 0}
      emptyText={t('agent.open.closed')}
    >
      {(terms) => children(terms, () => void read.mutate())}
    </Await>
  );
}
