// The page of the treasure chests: progress, the chests along it, and opening one.

import { css } from '@linaria/core';
import { useState } from 'react';
import { type TreasureAllInfoAnswer, treasureAllInfo, treasureFetch } from '#contract/activity.generated.ts';
import type { ActivityAward } from '#contract/entities.generated.ts';
import { Card } from '#kit/Card.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { shortAmount } from '#values/amount.ts';
import { AwardSheet } from '../award/AwardSheet.tsx';
import { Winners } from '../award/Winners.tsx';
import { ActivityFrame, ActivityRead } from '../frame/ActivityFrame.tsx';
import { plate, skipLayer } from '../frame/festiveStyles.ts';
import { Glance } from '../frame/Glance.tsx';
import { TakeButton } from '../frame/TakeButton.tsx';
import { stepless, Tasks } from '../frame/Tasks.tsx';
import { quietNote, sectionTitle, table } from '../shared/sectionStyles.ts';
import { playTune } from '../show/sound.ts';
import { useClaim } from '../show/useClaim.ts';
import { useReveal } from '../show/useReveal.ts';
import { Chest } from './Chest.tsx';

type Box = TreasureAllInfoAnswer['boxes'][number];

const stageBox = css`
  position: relative;
  padding-top: var(--space-5);
`;
const row = css`
  display: flex;
  gap: var(--space-2);
  overflow-x: auto;
  margin-top: var(--space-3);
  scrollbar-width: none;
  > button {
    display: grid;
    flex: 1 0 4.5rem;
    justify-items: center;
    gap: 0.125rem;
    padding: var(--space-2) var(--space-1);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
  > button[aria-pressed='true'] {
    box-shadow: inset 0 0 0 1.5px #f4c463;
  }
  b {
    font-size: var(--font-small);
  }
`;

const showMs = 1700;

export function TreasureActivity() {
  const read = useCall(treasureAllInfo, {}, { silent: true });
  return (
    <ActivityRead read={read}>
      {(info) => <Chests info={info} onChange={() => void read.mutate()} />}
    </ActivityRead>
  );
}

interface Opened {
  award: ActivityAward;
  step: number;
}

/** The stock of a chest is used up, and one has not had it. */
const isOut = ({ left, state }: Box): boolean => left === 0 && state !== 'opened';

/** The first chest that can be opened, otherwise the next to be reached, otherwise the last. */
export const chestToShow = (boxes: readonly Box[]): Box | undefined =>
  boxes.find((box) => box.state === 'openable' && !isOut(box)) ??
  boxes.find(({ state }) => state === 'locked') ??
  boxes.at(-1);

/** What a chest holds, such as ¥1–5: as short as it can be, since three chests stand in one row. */
const range = ({ min, max }: Box): string =>
  min === max ? `¥${shortAmount(min)}` : `¥${shortAmount(min)}–${shortAmount(max)}`;

/** What every chest holds, and how many of it are left. */
function Holdings({ boxes, basis }: Pick<TreasureAllInfoAnswer, 'boxes' | 'basis'>) {
  const t = useText();
  return (
    <Card>
      <h2 className={sectionTitle}>{t('active.chest.list')}</h2>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{t(`active.chest.progress.${basis}`)}</th>
            <th scope="col">{t('active.chest.holds')}</th>
            <th scope="col">{t('active.chest.left')}</th>
          </tr>
        </thead>
        <tbody>
          {boxes.map((box) => (
            <tr key={box.step}>
              <td>{t('active.from', { amount: shortAmount(box.from) })}</td>
              <td>{range(box)}</td>
              <td>{box.left < 0 ? t('active.chest.noLimit') : box.left}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={quietNote}>{t('active.chest.random')}</p>
    </Card>
  );
}

function Chests({ info, onChange }: { info: TreasureAllInfoAnswer; onChange: () => void }) {
  const t = useText();
  const { visitor, refresh } = useSite();
  const { event, boxes, basis, period, progress, winners } = info;
  const { take, taking, isUnanswered } = useClaim(treasureFetch, onChange);
  const show = useReveal<Opened>(`treasure.${visitor.account}`, showMs, () => {
    playTune('win');
    onChange();
    void refresh();
  });
  const [chosenStep, setChosen] = useState<number>();
  const isPlaying = show.phase === 'playing';
  const chosen = boxes.find(({ step }) => step === chosenStep) ?? chestToShow(boxes);
  if (!chosen) return null;
  const canOpen = event.claimable && chosen.state === 'openable' && !isOut(chosen);
  const open = async ({ step }: Box): Promise<void> => {
    setChosen(step);
    const answer = await take({ step });
    if (!answer) return;
    playTune('tick');
    show.play({ award: answer.award, step });
  };
  /** What was read before the chest opened still counts it. */
  const others = boxes.filter(
    (box) => box.state === 'openable' && !isOut(box) && box.step !== show.result?.step,
  );
  const next = boxes.find(({ state }) => state === 'locked');
  return (
    <>
      <ActivityFrame
        event={event}
        hasSound
        onTurn={onChange}
        stage={
          <div className={stageBox}>
            <Chest isOpen={show.phase !== 'idle' || chosen.state === 'opened'} isReady={canOpen} />
            {isPlaying && (
              <button type="button" className={skipLayer} onClick={show.skip}>
                {t('active.skip')}
              </button>
            )}
            <div className={row}>
              {boxes.map((box) => (
                <button
                  key={box.step}
                  type="button"
                  className={`${plate} ${pressable}`}
                  aria-pressed={box.step === chosen.step}
                  disabled={isPlaying}
                  onClick={() => setChosen(box.step)}
                >
                  <span>{t('active.chest.from', { amount: shortAmount(box.from) })}</span>
                  <b>{box.state === 'opened' ? `¥${shortAmount(box.won || '0')}` : range(box)}</b>
                  <span>{t(isOut(box) ? 'active.out' : `active.chest.state.${box.state}`)}</span>
                </button>
              ))}
            </div>
            <TakeButton
              event={event}
              isUnanswered={isUnanswered}
              canTake={canOpen}
              working={taking || isPlaying}
              onTake={() => void open(chosen)}
              {...(visitor.login &&
                (event.claimable || event.blocked === 'LOCKED') &&
                (isOut(chosen)
                  ? { note: t('active.chest.out') }
                  : Number(chosen.missing) > 0
                    ? { note: t('active.missing', { amount: shortAmount(chosen.missing) }) }
                    : // The button says it already; the next one may not be reached.
                      chosen.state === 'opened' && { note: '' }))}
            >
              {t(chosen.state === 'opened' ? 'active.chest.state.opened' : 'active.chest.open')}
            </TakeButton>
            <Glance
              rows={[
                [t(`active.chest.progress.${basis}`), `¥${shortAmount(progress)}`],
                [t('active.chest.next'), next ? `¥${shortAmount(next.missing)}` : '-'],
                [t('active.chest.period'), capitalised(t(`active.period.${period}`))],
              ]}
            />
          </div>
        }
      >
        <Tasks tasks={stepless(event.tasks)} />
        <Holdings boxes={boxes} basis={basis} />
        <Winners winners={winners} />
      </ActivityFrame>
      <AwardSheet
        award={show.phase === 'over' ? (show.result?.award ?? null) : null}
        onClose={show.close}
        again={
          others[0] && event.claimable
            ? {
                words: t('active.chest.again', { count: others.length }),
                onAgain: () => void open(others[0]!),
              }
            : null
        }
      />
    </>
  );
}

/** A period is a word within a sentence; here it stands alone. */
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
