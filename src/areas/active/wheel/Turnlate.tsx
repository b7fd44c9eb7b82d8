// The page of the wheel: a spin by a free chance or for points, prizes with their odds, and who really won.
import { css } from '@linaria/core';
import { useState } from 'react';
import { type WheelInfoAnswer, wheelAward, wheelInfo, wheelRecords } from '#contract/activity.generated.ts';
import type { ActivityAward } from '#contract/entities.generated.ts';
import { HeaderRight } from '#kit/page/HeaderBar.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { AwardSheet } from '../award/AwardSheet.tsx';
import { Odds } from '../award/Odds.tsx';
import { Winners } from '../award/Winners.tsx';
import { ActivityFrame, ActivityRead } from '../frame/ActivityFrame.tsx';
import { Chances } from '../frame/Chances.tsx';
import { skipLayer } from '../frame/festiveStyles.ts';
import { Glance } from '../frame/Glance.tsx';
import { TakeButton } from '../frame/TakeButton.tsx';
import { stepless, Tasks } from '../frame/Tasks.tsx';
import { prizeText } from '../shared/prizeText.ts';
import { playTune } from '../show/sound.ts';
import { useClaim } from '../show/useClaim.ts';
import { useReveal } from '../show/useReveal.ts';
import { angleFor, Wheel } from './Wheel.tsx';

const stageBox = css`
  position: relative;
  padding-top: var(--space-2);
`;

/** The turn itself and a breath at its end. */
const showMs = 4900;

export function Turnlate() {
  const t = useText();
  const read = useCall(wheelInfo, {}, { silent: true });
  return (
    <>
      <HeaderRight>
        <RouteLink to="/turnlateRecord" className={pressable} orNothing>
          {t('active.wheel.records')}
        </RouteLink>
      </HeaderRight>
      <ActivityRead read={read}>
        {(info) => <Spinner info={info} onChange={() => void read.mutate()} />}
      </ActivityRead>
    </>
  );
}

interface Spin {
  award: ActivityAward;
  sector: number;
  chances: number;
  points: number;
}

function Spinner({ info, onChange }: { info: WheelInfoAnswer; onChange: () => void }) {
  const t = useText();
  const { visitor, refresh } = useSite();
  const { event, sectors, cost, dailyLimit, used, steps, winners } = info;
  const { take, taking, isUnanswered } = useClaim(wheelAward, onChange);
  const show = useReveal<Spin>(`wheel.${visitor.account}`, showMs, ({ award }) => {
    playTune(award.prize.kind === 'none' ? 'none' : 'win');
    onChange();
    void refresh();
  });
  const spin = show.result;
  const [angle, setAngle] = useState(() => (spin ? angleFor(spin.sector, sectors.length, 0) : 0));
  const isPlaying = show.phase === 'playing';

  const byChance = info.chances > 0;
  const turn = async (): Promise<void> => {
    const answer = await take({ pay: byChance ? 'chance' : 'points' });
    if (!answer) return;
    playTune('tick');
    setAngle((before) => angleFor(answer.sector, sectors.length, before));
    const { award, sector, chances, points } = answer;
    show.play({ award, sector, chances, points });
  };
  /** What was read before the spin still counts it; what was kept from before a reload may be used up. */
  const left = spin ? Math.min(spin.chances, info.chances) : 0;
  const names = sectors.map(({ prize }) => prizeText(prize, t));
  return (
    <>
      <ActivityFrame
        event={event}
        hasSound
        onTurn={onChange}
        records={{ call: wheelRecords }}
        stage={
          <div className={stageBox}>
            <Wheel
              sectors={names}
              angle={angle}
              isTurning={isPlaying}
              landed={show.phase === 'over' ? (spin?.sector ?? null) : null}
              hubText={byChance ? t('active.wheel.chances', { count: info.chances }) : t('active.wheel.hub')}
            />
            {isPlaying && (
              <button type="button" className={skipLayer} onClick={show.skip}>
                {t('active.skip')}
              </button>
            )}
            <TakeButton
              event={event}
              isUnanswered={isUnanswered}
              onTake={() => void turn()}
              working={taking || isPlaying}
            >
              {byChance || cost === 0
                ? t('active.wheel.spin')
                : t('active.wheel.spinForPoints', { points: cost })}
            </TakeButton>
            <Glance
              rows={[
                [t('active.wheel.left'), info.chances],
                [t('active.points'), info.points],
                ...(cost > 0
                  ? [[t('active.wheel.cost'), t('active.prize.points', { value: cost })] as const]
                  : []),
              ]}
            />
          </div>
        }
      >
        <Chances steps={steps} used={used} dailyLimit={dailyLimit} />
        <Tasks tasks={stepless(event.tasks)} />
        <Odds
          rows={sectors.map(({ sector, odds, isOut }, index) => ({
            key: sector,
            name: isOut ? `${names[index]} (${t('active.out')})` : names[index],
            odds,
          }))}
          note={t('active.wheel.oddsNote')}
        />
        <Winners winners={winners} />
      </ActivityFrame>
      <AwardSheet
        award={show.phase === 'over' ? (spin?.award ?? null) : null}
        onClose={show.close}
        again={
          left > 0 && event.claimable
            ? { words: t('active.wheel.again', { count: left }), onAgain: () => void turn() }
            : null
        }
      />
    </>
  );
}
