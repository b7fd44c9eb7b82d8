// The figure that the pages of rebate and bonus begin with: what there is to receive, and its button.
import { css } from '@linaria/core';
import { type ReactNode, useState } from 'react';
import type { BonusReceiveAnswer } from '#contract/activity.generated.ts';
import type { Call } from '#contract/call.ts';
import type { ActivityAward, ActivityEvent } from '#contract/entities.generated.ts';
import { Amount } from '#kit/Amount.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { AwardSheet } from '../award/AwardSheet.tsx';
import { TakeButton } from '../frame/TakeButton.tsx';
import { useClaim } from '../show/useClaim.ts';

const box = css`
  display: grid;
  justify-items: center;
  padding: var(--space-5) var(--space-8) 0;
  text-align: center;
  /* Dates stand whole in one line. */
  > span {
    text-wrap: balance;
  }
  > b {
    font-size: 2.5rem;
    line-height: 1.25;
  }
  > div {
    width: 100%;
  }
`;

export interface RewardProps {
  event: ActivityEvent;
  /** What the figure is. */
  label: ReactNode;
  amount: string;
  /** 1 nothing to receive, 2 to be received, 3 received. */
  state: 1 | 2 | 3;
  /** When it lapses. */
  lastTime: string;
  receive: Call<object, BonusReceiveAnswer>;
  /** Reads the page again. */
  onChange: () => Promise<unknown>;
}

export function Reward({ event, label, amount, state, lastTime, receive, onChange }: RewardProps) {
  const t = useText();
  const { refresh } = useSite();
  const [isRenewing, setRenewing] = useState(false);
  const renew = (): void => {
    // What was received is known by the page as it is read again: until then a second press would be refused.
    setRenewing(true);
    void onChange().finally(() => setRenewing(false));
    void refresh();
  };
  const { take, taking, isUnanswered } = useClaim(receive, renew);
  const [award, setAward] = useState<ActivityAward | null>(null);
  const takeReward = async (): Promise<void> => {
    const answer = await take({});
    if (!answer) return;
    setAward(answer.award);
    renew();
  };
  return (
    <div className={box}>
      <span>{label}</span>
      <b>
        <Amount value={amount} />
      </b>
      <TakeButton
        event={event}
        isUnanswered={isUnanswered}
        working={taking || isRenewing}
        onTake={() => void takeReward()}
        // The button says that it was received; when the next one comes stands above.
        {...(state === 3 && { note: '' })}
        {...(state === 2 && { note: t('active.rebate.until', { time: lastTime }) })}
      >
        {t(state === 3 ? 'active.rebate.received' : 'active.rebate.receive')}
      </TakeButton>
      <AwardSheet award={award} onClose={() => setAward(null)} />
    </div>
  );
}
