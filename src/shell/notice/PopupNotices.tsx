// The notices that pop up: once a visit, one after another, on the home page.
import { css } from '@linaria/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { sessionStore } from '#browser/storage.ts';
import { newNotices } from '#contract/session.generated.ts';
import { Button } from '#kit/Button.tsx';
import { Html, prepareHtml } from '#kit/html/Html.tsx';
import { onQuestion, openQuestion } from '#kit/overlay/dialog.ts';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { useSite } from '#kit/page/site.ts';
import { markNoticeRead } from '#session/notices/readNotices.ts';
import { useCall } from '#transport/useCall.ts';

const content = css`
  display: grid;
  gap: var(--space-4);
  padding: 0 var(--space-4) var(--space-6);
`;

/** Where a visit keeps the numbers of those it has seen. */
export const noticesMemory = 'noticesSeen';

function seen(): Set<number> {
  const ids = sessionStore.readJson(noticesMemory);
  return new Set(Array.isArray(ids) ? ids.map(Number) : []);
}

const remember = (id: number): void => sessionStore.writeJson(noticesMemory, [...seen(), id]);

export function PopupNotices() {
  const { station, role, onOff, act, trialName } = useSite();
  const { data } = useCall(newNotices, {});
  const [, setCount] = useState(0);
  const known = seen();
  // A question to the player goes first; the notice comes after it.
  const isAsked = useSyncExternalStore(onQuestion, openQuestion) !== null;
  const notice = data?.noticeList.find(({ id, popup }) => popup && !known.has(id));
  const [ready, setReady] = useState<number | null>(null);
  useEffect(() => {
    if (!notice) return;
    let isWanted = true;
    const open = (): void => {
      if (isWanted) setReady(notice.id);
    };
    // Opened with its content in it: a sheet that grows while it is touched is easily missed.
    prepareHtml(notice.content).then(open, open);
    return () => {
      isWanted = false;
    };
  }, [notice]);
  if (!notice || isAsked || ready !== notice.id) return null;
  const close = (): void => {
    remember(notice.id);
    markNoticeRead(station.code, role === 'guest', notice.id);
    setCount((count) => count + 1);
  };
  return (
    <Sheet key={notice.id} open title={notice.title} onClose={close}>
      <div className={content}>
        <Html html={notice.content} />
        {role === 'guest' && onOff.trialOpen && (
          <Button
            wide
            kind="quiet"
            onClick={() => {
              close();
              act('trial');
            }}
          >
            {trialName}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
