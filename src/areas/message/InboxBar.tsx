// What can be done with the whole inbox: marking everything as read, and deleting everything after a question.
import { css } from '@linaria/core';
import type { Message as Letter } from '#contract/entities.generated.ts';
import { allReceiveDelete, allReceiveRead } from '#contract/message.generated.ts';
import { Button } from '#kit/Button.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { toast } from '#kit/overlay/toast.ts';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useSend } from '#transport/useSend.ts';
import { marked, markThrough, useMarks } from './letterMarks.ts';

const bar = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--target);
  margin: var(--space-2) var(--edge) 0;
  > span {
    flex: 1;
    color: var(--text-quiet);
    font-size: var(--font-small);
  }
  /* What cannot be undone weighs less than what is done every day. */
  > button[data-kind]:last-child {
    padding-right: 0;
    background: none;
    box-shadow: none;
    color: var(--text-quiet);
  }
`;

export interface InboxBarProps {
  /** The newest message the member sees; what arrives later is left alone. */
  newest: Letter | undefined;
  onChanged: () => void;
}

export function InboxBar({ newest, onChanged }: InboxBarProps) {
  const t = useText();
  const { visitor, refresh } = useSite();
  const reading = useSend(allReceiveRead);
  const deleting = useSend(allReceiveDelete);
  useMarks();
  const { unread, account } = visitor;
  if (!newest || marked(account, 'inbox', [newest]).length === 0) return null;
  const through = newest.id;
  const finish = (mark: 'read' | 'gone', said: string): void => {
    markThrough(`${account} inbox`, mark, through);
    toast(said, { kind: 'done' });
    onChanged();
    void refresh();
  };
  const readAll = async (): Promise<void> => {
    await reading.send({ through });
    finish('read', t('message.allRead.done'));
  };
  const deleteAll = async (): Promise<void> => {
    const agreed = await ask({
      text: t('message.allDelete.ask'),
      confirm: t('message.allDelete'),
      isDestructive: true,
    });
    if (!agreed) return;
    await deleting.send({ through });
    finish('gone', t('message.allDelete.done'));
  };
  return (
    <div className={bar}>
      <span>
        {unread > 0
          ? t('message.unreadCount', { count: unread > 99 ? '99+' : unread })
          : t('message.noUnread')}
      </span>
      <Button
        size="small"
        kind="plain"
        working={reading.sending}
        disabled={unread === 0}
        onClick={() => void readAll().catch(() => undefined)}
      >
        {t('message.allRead')}
      </Button>
      <Button
        size="small"
        kind="plain"
        working={deleting.sending}
        onClick={() => void deleteAll().catch(() => undefined)}
      >
        {t('message.allDelete')}
      </Button>
    </div>
  );
}
