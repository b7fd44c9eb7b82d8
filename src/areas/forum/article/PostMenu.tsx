// What else can be done with a post: deleting one's own after a question, reporting that of somebody else, and what a moderator decides about it.
import { css } from '@linaria/core';
import { useState } from 'react';
import {
  type DecideRequest,
  decide,
  deleteOwn,
  getProfile,
  type ReportRequest,
  report,
} from '#contract/forum.generated.ts';
import { ForumStatus } from '#contract/states/forumStatus.generated.ts';
import { ask } from '#kit/overlay/dialog.ts';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { ForumIcon } from '../ForumIcon.tsx';
import { useAsMember } from '../useAsMember.ts';
import { useBlocking } from './useBlocking.ts';

const opener = css`
  display: grid;
  place-items: center;
  min-width: var(--target);
  min-height: var(--target);
  color: inherit;
  font-size: 1.25rem;
`;
const list = css`
  display: grid;
  padding: 0 var(--space-4) var(--space-4);
  > p {
    padding-bottom: var(--space-2);
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  > button {
    min-height: 3rem;
    border-top: 1px solid var(--line);
    font-size: var(--font-main);
    text-align: left;
  }
`;

const reasons: readonly ReportRequest['reason'][] = ['fraud', 'advert', 'abuse', 'illegal', 'other'];

export interface PostMenuProps {
  kind: 'article' | 'comment';
  id: string;
  own: boolean;
  /** Account of who wrote it. */
  authorId: number;
  status: ForumStatus;
  /** The reader moderates the forum. */
  moderates: boolean;
  onDeleted: () => void;
  /** A moderator has decided. */
  onDecided: () => void;
  /** The reader blocks its author from now on. */
  onBlocked: () => void;
}

/** What can be decided about a post of this status, and about its author, who is muted or not. */
const decisionsAt = (status: ForumStatus, isMuted: boolean): readonly DecideRequest['decision'][] => [
  ...(status === ForumStatus.visible ? [] : (['show'] as const)),
  ...(status === ForumStatus.hidden ? [] : (['hide'] as const)),
  isMuted ? 'unmute' : 'mute',
];

export function PostMenu({
  kind,
  id,
  own,
  authorId,
  status,
  moderates,
  onDeleted,
  onDecided,
  onBlocked,
}: PostMenuProps) {
  const t = useText();
  const asMember = useAsMember();
  const [isOpen, setOpen] = useState(false);
  const isJudging = moderates && !own;
  const author = useCall(getProfile, isOpen && isJudging ? { accountId: authorId } : null, { silent: true });
  // Until the author's standing is known the line is there and waits, so nothing moves under the thumb.
  const decisions = decisionsAt(status, author.data?.profile.muted ?? false);
  const deleting = useSend(deleteOwn);
  const reporting = useSend(report);
  const deciding = useSend(decide);
  const blocking = useBlocking(onBlocked);
  const remove = async (): Promise<void> => {
    if (!(await ask({ text: t(`forum.delete.${kind}`), confirm: t('forum.delete'), isDestructive: true })))
      return;
    await deleting.send({ targetType: kind, targetId: id });
    toast(t('forum.deleted'), { kind: 'done' });
    onDeleted();
  };
  const send = async (reason: ReportRequest['reason']): Promise<void> => {
    setOpen(false);
    await reporting.send({ targetType: kind, targetId: id, reason });
    toast(t('forum.reported'), { kind: 'done' });
  };
  const judge = async (decision: DecideRequest['decision']): Promise<void> => {
    setOpen(false);
    await deciding.send({ targetType: kind, targetId: id, decision });
    toast(t(`forum.decided.${decision}`), { kind: 'done' });
    void author.mutate();
    onDecided();
  };
  return (
    <>
      <button
        type="button"
        className={`${opener} ${pressable}`}
        aria-label={t(own ? 'forum.delete' : isJudging ? 'forum.moderate' : 'forum.report')}
        onClick={() => asMember(() => (own ? void remove().catch(() => undefined) : setOpen(true)))}
      >
        <ForumIcon name="more" />
      </button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(isJudging ? 'forum.moderate' : 'forum.report')}
      >
        <div className={list}>
          <p>{t(isJudging ? 'forum.moderate.why' : 'forum.report.why')}</p>
          {isJudging &&
            decisions.map((decision) => (
              <button
                key={decision}
                type="button"
                className={pressable}
                disabled={author.isLoading && (decision === 'mute' || decision === 'unmute')}
                onClick={() => void judge(decision).catch(() => undefined)}
              >
                {t(`forum.moderate.${decision}`)}
              </button>
            ))}
          {!isJudging &&
            reasons.map((reason) => (
              <button
                key={reason}
                type="button"
                className={pressable}
                onClick={() => void send(reason).catch(() => undefined)}
              >
                {t(`forum.reason.${reason}`)}
              </button>
            ))}
          {!isJudging && (
            <button
              type="button"
              className={pressable}
              onClick={() => {
                setOpen(false);
                blocking.block(authorId);
              }}
            >
              {t('forum.block.author')}
            </button>
          )}
        </div>
      </Sheet>
    </>
  );
}
