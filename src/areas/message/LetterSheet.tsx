// One message in full: opening it marks it as read; from here it is answered or deleted.
import { css } from '@linaria/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Message as Letter } from '#contract/entities.generated.ts';
import {
  type ReadMessageAnswer,
  readMessage,
  receiveDelete,
  sendDelete,
} from '#contract/message.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Html } from '#kit/html/Html.tsx';
import { ask } from '#kit/overlay/dialog.ts';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { toast } from '#kit/overlay/toast.ts';
import { Await } from '#kit/page/Await.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { useSend } from '#transport/useSend.ts';
import { markOne } from './letterMarks.ts';
import { usePartyName } from './usePartyName.ts';

const body = css`
  display: grid;
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-4);
  > small {
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
  }
`;
const plain = css`
  font-size: 0.9375rem;
  line-height: 1.7;
  white-space: pre-wrap;
`;
const quoted = css`
  padding-left: var(--space-3);
  border-left: 3px solid var(--line);
  color: var(--text-quiet);
  font-size: var(--font-small);
  white-space: pre-wrap;
`;
const buttons = css`
  position: sticky;
  bottom: 0;
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4) var(--space-4);
  background: var(--surface-raised);
`;

export interface LetterSheetProps {
  letter: Letter;
  box: 'inbox' | 'sent';
  onClose: () => void;
  onDeleted: () => void;
  onReply: (letter: Letter) => void;
}

export function LetterSheet({ letter, box, onClose, onDeleted, onReply }: LetterSheetProps) {
  const t = useText();
  const name = usePartyName();
  const { visitor, refresh } = useSite();
  const navigate = useNavigate();
  const read = useCall(readMessage, { id: letter.id, box });
  const received = useSend(receiveDelete);
  const written = useSend(sendDelete);
  const deleting = box === 'inbox' ? received : written;
  const owner = `${visitor.account} ${box}`;
  // Who wrote in the forum is answered there, at the place that the letter leads to.
  const post =
    letter.kind === 'forum' &&
    /\/forum\/article\/[^"]+/.exec(read.data?.content ?? '')?.[0].replaceAll('&amp;', '&');
  const isNewlyRead = !letter.read && read.data !== undefined;
  useEffect(() => {
    if (!isNewlyRead) return;
    markOne(owner, 'read', letter.id);
    void refresh();
  }, [isNewlyRead, owner, letter.id, refresh]);
  const deleteLetter = async (): Promise<void> => {
    if (!(await ask({ text: t('message.delete.ask'), confirm: t('message.delete') }))) return;
    await deleting.send({ id: letter.id });
    markOne(owner, 'gone', letter.id);
    toast(t('message.delete.done'), { kind: 'done' });
    onDeleted();
  };
  return (
    <Sheet open onClose={onClose} title={letter.title}>
      <div className={body}>
        <small>
          {t(box === 'inbox' ? 'message.from' : 'message.to', { name: name(letter) })} · {letter.createTime}
        </small>
        <Await read={read} skeleton={<Skeleton lines={4} />}>
          {(answer) => <Content answer={answer} />}
        </Await>
      </div>
      <div className={buttons}>
        <Button
          kind="plain"
          working={deleting.sending}
          onClick={() => void deleteLetter().catch(() => undefined)}
        >
          {t('message.delete')}
        </Button>
        {box === 'inbox' && letter.kind !== 'forum' && (
          <Button onClick={() => onReply(letter)}>{t('message.reply')}</Button>
        )}
        {post && <Button onClick={() => void navigate(post)}>{t('message.toPost')}</Button>}
      </div>
    </Sheet>
  );
}

function Content({ answer: { content, html, quote } }: { answer: ReadMessageAnswer }) {
  const t = useText();
  return (
    <>
      {html ? <Html html={content} /> : <p className={plain}>{content}</p>}
      {quote !== '' && (
        <blockquote className={quoted}>
          {t('message.quote')}
          {'\n'}
          {quote}
        </blockquote>
      )}
    </>
  );
}
