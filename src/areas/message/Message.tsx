// The page of messages: what the member received, what the member wrote, and writing.
import './texts.ts';
import { useEffect, useId, useState } from 'react';
import type { Message as Letter } from '#contract/entities.generated.ts';
import {
  type ListAnswer,
  type ListRequest,
  list,
  type SendListAnswer,
  type SendListRequest,
  sendList,
} from '#contract/message.generated.ts';
import { useSite } from '#kit/page/site.ts';
import { useChoice } from '#kit/page/useChoice.ts';
import { Tabs } from '#kit/Tabs.tsx';
import { useText } from '#texts/useText.ts';
import { type PagesOf, useCallPages } from '#transport/paged/useCallPages.ts';
import { AdviceLink } from './AdviceLink.tsx';
import { InboxBar } from './InboxBar.tsx';
import { LetterList } from './LetterList.tsx';
import { LetterSheet } from './LetterSheet.tsx';
import { SupportLink } from './SupportLink.tsx';
import { useHasChat } from './useHasChat.ts';
import { useLetterDraft } from './useLetterDraft.ts';
import { WriteForm } from './WriteForm.tsx';

const boxes = ['inbox', 'sent', 'write'] as const;

const paging = {
  hasMore: ({ hasMore }: { hasMore: boolean }) => hasMore,
  keyOf: ({ id }: Letter) => id,
  next: <Request extends object>(first: Request, _pages: number, { id }: Letter) => ({
    ...first,
    before: id,
  }),
};
const received: PagesOf<ListRequest, ListAnswer, Letter> = { ...paging, itemsOf: (answer) => answer.list };
const written: PagesOf<SendListRequest, SendListAnswer, Letter> = {
  ...paging,
  itemsOf: (answer) => answer.list,
};
const everything = {};

export function Message() {
  const t = useText();
  const panelId = useId();
  const { visitor, role, act } = useSite();
  const hasChat = useHasChat();
  const [wanted, setBox] = useChoice('box', boxes);
  const [shown, setShown] = useState<Letter | null>(null);
  const draft = useLetterDraft();
  const inbox = useCallPages(list, everything, received);
  // Support is written to in one place: where that is the conversation, letters are for agents and who is below one.
  const mayWrite = !hasChat || role === 'agent' || (inbox.answer?.hasUpline ?? wanted === 'write');
  const shownBoxes = boxes.filter((each) => each !== 'write' || mayWrite);
  const box = shownBoxes.includes(wanted) ? wanted : 'inbox';
  const sent = useCallPages(sendList, box === 'sent' ? everything : null, written);
  const pages = box === 'sent' ? sent : inbox;

  // The poll has counted another number: there is something new, or it was read elsewhere.
  const { renew } = inbox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is the reason
  useEffect(() => renew(), [renew, visitor.unread]);

  return (
    <>
      <Tabs
        label={t('message.boxes')}
        panelId={panelId}
        value={box}
        onChange={setBox}
        items={shownBoxes.map((key) => ({ key, label: t(`message.box.${key}`) }))}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`message.box.${box}`)}>
        {box === 'write' ? (
          <WriteForm
            draft={draft}
            hasUpline={inbox.answer?.hasUpline ?? false}
            onSent={() => {
              sent.renew();
              setBox('sent');
            }}
          />
        ) : (
          <>
            {box === 'inbox' && <InboxBar newest={inbox.data?.[0]} onChanged={renew} />}
            <LetterList
              box={box}
              pages={pages}
              onShow={setShown}
              {...(mayWrite && { onWrite: () => setBox('write') })}
            />
          </>
        )}
      </div>
      <SupportLink />
      {!hasChat && <AdviceLink />}
      {shown && box !== 'write' && (
        <LetterSheet
          letter={shown}
          box={box}
          onClose={() => setShown(null)}
          onDeleted={() => {
            setShown(null);
            pages.renew();
          }}
          onReply={(letter) => {
            const isOfSupport = letter.party === 'station' || letter.party === 'service';
            if (hasChat && isOfSupport) return act('service');
            draft.answer(letter);
            setShown(null);
            setBox('write');
          }}
        />
      )}
    </>
  );
}
