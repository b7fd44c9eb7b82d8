// An act on an agent from a dialog: decided on what stood there when it opened, or, after a colleague was quicker, on what stands there then.
import { useState } from 'react';
import type { CardAnswer } from '#contract/office/agents.generated.ts';
import type { OfficeCall } from '#contract/officeCall.ts';
import type { OfficeFailure } from '../../kit/call/client.ts';
import { useAct } from '../../kit/call/useAct.ts';
import { askAgain } from '../../kit/call/useRead.ts';

interface AgentAct<Fields> {
  /** What the act is decided on. */
  seen: CardAnswer;
  /** Does it; whether it is done, or waits for a second person. */
  doIt(fields: Fields): Promise<boolean>;
  isActing: boolean;
  failure: OfficeFailure | undefined;
}

interface About {
  account: string;
  version?: string;
}

export function useAgentAct<Request extends About, Answer>(
  call: OfficeCall<Request, Answer>,
  shown: CardAnswer,
): AgentAct<Omit<Request, keyof About>> {
  const { act, isActing, failure } = useAct(call);
  const [opened] = useState(shown);
  const seen = failure?.code === 'changedMeanwhile' ? shown : opened;
  return {
    seen,
    async doIt(fields) {
      const answer = await act({ account: seen.account, version: seen.version, ...fields } as Request);
      await askAgain('agents/');
      if (answer) await askAgain('members/');
      return answer !== undefined;
    },
    isActing,
    failure,
  };
}
