// The page of what comes back: the rebate on last week's loss, and beside it the daily bonus on yesterday's bets.
import '../texts.ts';
import { useId, useState } from 'react';
import { bonusGetInfo, deficitGetInfo } from '#contract/activity.generated.ts';
import type { Activity } from '#contract/entities.generated.ts';
import type { AccInfoAnswer } from '#contract/session.generated.ts';
import { useSite } from '#kit/page/site.ts';
import { useChoice } from '#kit/page/useChoice.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { localText } from '#station/station.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { ActivityRead } from '../frame/ActivityFrame.tsx';
import { isClaimable } from '../offer.ts';
import { Bonus } from './Bonus.tsx';
import { Deficit } from './Deficit.tsx';

const kinds = ['deficit', 'bonus'] as const;

const claimableOf = (visitor: Pick<AccInfoAnswer, 'claimable'>, kind: Activity['kind']): number =>
  Number(isClaimable({ kind }, visitor));

export function DeficitPage() {
  const t = useText();
  const { station, locale, visitor } = useSite();
  // What can be taken is open at first: a dot led here. It stays so once it is taken.
  const [order] = useState(() => kinds.toSorted((a, b) => claimableOf(visitor, b) - claimableOf(visitor, a)));
  const [wanted, setWanted] = useChoice('tab', order);
  const panelId = useId();
  const deficit = useCall(deficitGetInfo, {}, { silent: true });
  const bonus = useCall(bonusGetInfo, {}, { silent: true });
  // A station may run one of the two alone: the other is then nowhere to be seen.
  const missing = { deficit, bonus };
  const shown = kinds.filter((kind) => missing[kind].error?.code !== 'activityMissing');
  const chosen = shown.includes(wanted) ? wanted : (shown[0] ?? wanted);
  const nameOf = (kind: (typeof kinds)[number]): string => {
    const name = station.activityNames[kind];
    return name === undefined ? t(`active.rebate.${kind}`) : localText(name, locale);
  };
  return (
    <>
      {shown.length > 1 && (
        <Tabs
          label={t('active.rebate.kinds')}
          panelId={panelId}
          value={chosen}
          onChange={setWanted}
          items={shown.map((key) => ({
            key,
            label: missing[key].data?.event.claimable
              ? `${nameOf(key)} · ${t('active.claimable')}`
              : nameOf(key),
          }))}
        />
      )}
      <div id={panelId} {...(shown.length > 1 && { role: 'tabpanel', 'aria-label': nameOf(chosen) })}>
        {chosen === 'deficit' ? (
          <ActivityRead read={deficit}>
            {(info) => <Deficit info={info} onChange={() => deficit.mutate()} />}
          </ActivityRead>
        ) : (
          <ActivityRead read={bonus}>
            {(info) => <Bonus info={info} onChange={() => bonus.mutate()} />}
          </ActivityRead>
        )}
      </div>
    </>
  );
}
