// The page of the red packet: the countdown by the server's clock, the grab, and what the packet held.

import { css } from '@linaria/core';
import { useCallback, useEffect, useState } from 'react';
import { onMaybeStale } from '#browser/pageLifecycle.ts';
import {
  type RedPacketCurrentAnswer,
  redPacketCurrent,
  redPacketGrab,
  redPacketRecord,
  redPacketRule,
} from '#contract/activity.generated.ts';
import type { ActivityAward } from '#contract/entities.generated.ts';
import { Card } from '#kit/Card.tsx';
import { Facts } from '#kit/list/facts/Facts.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { showSheet } from '#session/shownSheet.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { shortAmount } from '#values/amount.ts';
import { AwardSheet } from '../award/AwardSheet.tsx';
import { Winners } from '../award/Winners.tsx';
import { ActivityFrame, ActivityRead } from '../frame/ActivityFrame.tsx';
import { skipLayer } from '../frame/festiveStyles.ts';
import { Glance } from '../frame/Glance.tsx';
import { useMsLeft } from '../frame/StageHead.tsx';
import { TakeButton } from '../frame/TakeButton.tsx';
import { Tasks } from '../frame/Tasks.tsx';
import { prizeText } from '../shared/prizeText.ts';
import { quietNote, sectionTitle } from '../shared/sectionStyles.ts';
import { clockText } from '../shared/timeLeft.ts';
import { playTune } from '../show/sound.ts';
import { useClaim } from '../show/useClaim.ts';
import { useReveal } from '../show/useReveal.ts';
import { Packet } from './Packet.tsx';

const stageBox = css`
  position: relative;
  padding-top: var(--space-6);
`;
const clock = css`
  /* Packets fall behind the time that is left. */
  position: relative;
  z-index: 1;
  display: grid;
  justify-items: center;
  padding-bottom: var(--space-3);
  /* The open flap lies over it. */
  &[data-covered] {
    visibility: hidden;
  }
  /* Clear of the switch of the sound, in whatever language. */
  > span {
    padding: 0 var(--target);
    text-align: center;
    text-wrap: balance;
  }
  > b {
    font-size: 2.25rem;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.02em;
    line-height: 1.2;
  }
`;

const remind = css`
  display: block;
  min-height: var(--target);
  margin: 0 auto;
  padding: 0 var(--space-4);
  color: inherit;
  font-size: var(--font-small);
  text-decoration: underline;
  text-underline-offset: 0.25em;
`;

const showMs = 1500;
/** While a packet is open others grab as well, which matters until one has grabbed. */
const openPollMs = 4_000;

export function NewRedPacket() {
  const [pollMs, setPollMs] = useState(0);
  const read = useCall(redPacketCurrent, {}, { silent: true, refreshMs: pollMs });
  const isWatched = read.data?.state === 'open' && read.data.event.blocked !== 'ALREADY_GRABBED';
  useEffect(() => setPollMs(isWatched ? openPollMs : 0), [isWatched]);
  const { mutate } = read;
  const renew = useCallback(() => void mutate(), [mutate]);
  // A phone that was locked has not counted: what is left is asked again.
  useEffect(() => onMaybeStale(renew), [renew]);
  return <ActivityRead read={read}>{(info) => <Grabber info={info} onChange={renew} />}</ActivityRead>;
}

function Grabber({ info, onChange }: { info: RedPacketCurrentAnswer; onChange: () => void }) {
  const t = useText();
  const { role, visitor, refresh, onOff } = useSite();
  const { event, packetId, left, count, total, mine, winners } = info;
  const { take, taking, isUnanswered } = useClaim(redPacketGrab, onChange);
  const show = useReveal<ActivityAward>(`packet.${visitor.account}`, showMs, () => {
    playTune('win');
    onChange();
    void refresh();
  });
  const isPlaying = show.phase === 'playing';
  const award = show.phase === 'idle' ? null : show.result;
  const isDone = event.blocked === 'ALREADY_GRABBED' && mine.length > 0 && !isPlaying;
  const state = isDone ? 'grabbed' : info.state;
  const isForNext = state === 'grabbed' || state === 'empty';
  const isMember = role === 'member' || role === 'agent';
  const msLeft = useMsLeft(
    isForNext ? info.nextInMs : state === 'waiting' ? info.opensInMs : info.closesInMs,
    info,
    onChange,
  );
  const hasClock = isForNext ? info.nextInMs > 0 : state === 'waiting' || state === 'open';
  const grab = async (): Promise<void> => {
    const answer = await take({ packetId });
    if (!answer) return;
    playTune('tick');
    show.play(answer.award);
  };
  return (
    <>
      <ActivityFrame
        event={event}
        hasSound
        onTurn={onChange}
        records={{ call: redPacketRecord }}
        stage={
          <div className={stageBox}>
            <div className={clock} data-covered={award !== null || undefined}>
              <span>
                {event.phase === 'waiting' && state === 'none'
                  ? t('active.notYet')
                  : t(`active.packet.state.${state}`, {
                      prizes: mine.map(({ prize }) => prizeText(prize, t)).join(' + '),
                    })}
                {isForNext && hasClock && t('active.packet.next')}
              </span>
              {hasClock && (
                <b role="timer" aria-live="off">
                  {clockText(msLeft)}
                </b>
              )}
            </div>
            <Packet
              isRaining={state === 'open'}
              isOpen={award !== null}
              amount={award ? prizeText(award.prize, t) : ''}
              seal={t('active.packet.seal')}
            />
            {isPlaying && (
              <button type="button" className={skipLayer} onClick={show.skip}>
                {t('active.skip')}
              </button>
            )}
            {/* A member who has grabbed, or came too late, waits for the next one: no button of this one. */}
            {(!isForNext || !isMember || isUnanswered) && (
              <TakeButton
                event={event}
                isUnanswered={isUnanswered}
                canTake={event.claimable && state === 'open'}
                working={taking || isPlaying}
                onTake={() => void grab()}
              >
                {t(
                  state === 'open'
                    ? 'active.packet.grab'
                    : state === 'over'
                      ? 'active.ended'
                      : // The button leads a guest to the log-in now, whenever a packet opens.
                        role === 'guest'
                        ? 'active.packet.guest'
                        : 'active.packet.wait',
                )}
              </TakeButton>
            )}
            {onOff.push && state !== 'over' && isMember && (
              <button
                type="button"
                className={`${remind} ${pressable}`}
                onClick={() => showSheet('notices:packet')}
              >
                {t('active.packet.remind')}
              </button>
            )}
            <Glance
              rows={[
                [t('active.packet.total'), packetId > 0 ? `¥${shortAmount(total)}` : '-'],
                [t('active.packet.left'), packetId > 0 ? `${left} / ${count}` : '-'],
                [t('active.packet.mine'), packetId > 0 ? mine.length : '-'],
              ]}
            />
          </div>
        }
      >
        <Tasks tasks={event.tasks} />
        <Plan />
        <Winners winners={winners} />
      </ActivityFrame>
      <AwardSheet award={show.phase === 'over' ? show.result : null} onClose={show.close} />
    </>
  );
}

/** When packets open and what is in them. */
function Plan() {
  const t = useText();
  const { data } = useCall(redPacketRule, {}, { silent: true });
  if (!data) return null;
  const { everyMinutes, times, minutes, total, count, min, max, perMember, dailyLimit } = data;
  return (
    <Card>
      <h2 className={sectionTitle}>{t('active.packet.plan')}</h2>
      <Facts
        rows={[
          [
            t('active.packet.when'),
            everyMinutes > 0 ? t('active.packet.every', { minutes: everyMinutes }) : times.join(' · '),
          ],
          [t('active.packet.open'), t('active.packet.minutes', { minutes })],
          [t('active.packet.total'), `¥${shortAmount(total)}`],
          [t('active.packet.parts'), count],
          [t('active.packet.range'), `¥${shortAmount(min)} – ¥${shortAmount(max)}`],
          [t('active.packet.perMember'), t('active.packet.pieces', { count: perMember })],
          [t('active.packet.perDay'), dailyLimit > 0 ? t('active.packet.pieces', { count: dailyLimit }) : ''],
        ]}
      />
      <p className={quietNote}>{t('active.packet.random')}</p>
    </Card>
  );
}
