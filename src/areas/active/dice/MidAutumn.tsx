// The page of the mid-autumn dice: a throw of six dice, the ranks with their exact odds, and who really won.
import { css } from '@linaria/core';
import { useState } from 'react';
import { type MidAutumnInfoAnswer, midAutumnInfo, midAutumnPlay } from '#contract/activity.generated.ts';
import type { ActivityAward } from '#contract/entities.generated.ts';
import { useSite } from '#kit/page/site.ts';
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
import { Bowl, faceImage } from './Bowl.tsx';

const stageBox = css`
  position: relative;
  padding-top: var(--space-2);
`;
const diceRow = css`
  display: flex;
  gap: var(--space-2);
  > i {
    width: 2.25rem;
    height: 2.25rem;
    border: 1px solid #c9bcae;
    border-radius: 18%;
    background-color: #fffdf7;
    filter: var(--picture);
  }
`;

const showMs = 2400;
/** What lies in the bowl before the first throw. */
const resting = [1, 4, 4, 2, 6, 4];

export function MidAutumn() {
  const read = useCall(midAutumnInfo, {}, { silent: true });
  return (
    <ActivityRead read={read}>
      {(info) => <Thrower info={info} onChange={() => void read.mutate()} />}
    </ActivityRead>
  );
}

interface Throw {
  award: ActivityAward;
  dice: number[];
  order: number;
  chances: number;
}

/** What is below says that nothing was won. */
const noRank = 12;

function Thrower({ info, onChange }: { info: MidAutumnInfoAnswer; onChange: () => void }) {
  const t = useText();
  const { visitor, refresh } = useSite();
  const { event, ranks, chances, used, dailyLimit, steps, winners } = info;
  const { take, taking, isUnanswered } = useClaim(midAutumnPlay, onChange);
  const show = useReveal<Throw>(`dice.${visitor.account}`, showMs, ({ award }) => {
    playTune(award.prize.kind === 'none' ? 'none' : 'win');
    onChange();
    void refresh();
  });
  const [throws, setThrows] = useState(0);
  const thrown = show.result;
  const isPlaying = show.phase === 'playing';
  const play = async (): Promise<void> => {
    const answer = await take({});
    if (!answer) return;
    playTune('tick');
    setThrows((before) => before + 1);
    show.play({
      award: answer.award,
      dice: answer.dice,
      order: answer.order,
      chances: answer.chances,
    });
  };
  /** What was read before the throw still counts it; what was kept from before a reload may be used up. */
  const left = thrown ? Math.min(thrown.chances, chances) : 0;
  const nameOf = (order: number): string => t(`active.rank.${order as 1}`);
  return (
    <>
      <ActivityFrame
        event={event}
        hasSound
        onTurn={onChange}
        stage={
          <div className={stageBox}>
            <Bowl dice={thrown?.dice ?? resting} throws={throws} isThrown={isPlaying} />
            {isPlaying && (
              <button type="button" className={skipLayer} onClick={show.skip}>
                {t('active.skip')}
              </button>
            )}
            <TakeButton
              event={event}
              isUnanswered={isUnanswered}
              working={taking || isPlaying}
              onTake={() => void play()}
            >
              {t('active.dice.throw')}
            </TakeButton>
            <Glance
              rows={[
                [t('active.wheel.left'), chances],
                [t('active.dice.used'), dailyLimit > 0 ? `${used} / ${dailyLimit}` : used],
                [t('active.dice.best'), prizeText(ranks[0]!.prize, t)],
              ]}
            />
          </div>
        }
      >
        <Chances steps={steps} used={used} dailyLimit={dailyLimit} />
        <Tasks tasks={stepless(event.tasks)} />
        <Odds
          rows={ranks.map(({ order, odds, prize }) => ({
            key: order,
            name: nameOf(order),
            odds,
            prize: prizeText(prize, t),
          }))}
          note={t('active.dice.oddsNote')}
        />
        <Winners winners={winners} />
      </ActivityFrame>
      <AwardSheet
        award={show.phase === 'over' ? (thrown?.award ?? null) : null}
        onClose={show.close}
        again={
          left > 0 && event.claimable
            ? { words: t('active.dice.again', { count: left }), onAgain: () => void play() }
            : null
        }
      >
        {thrown && (
          <>
            <div
              className={diceRow}
              role="img"
              aria-label={t('active.dice.thrown', { dice: thrown.dice.join(' ') })}
            >
              {thrown.dice.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: six dice, of which several may show one face
                <i key={index} style={{ backgroundImage: faceImage(value) }} />
              ))}
            </div>
            {thrown.order !== noRank && <b>{nameOf(thrown.order)}</b>}
          </>
        )}
      </AwardSheet>
    </>
  );
}
