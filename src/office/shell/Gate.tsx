// Who gets in: nobody without a log-in, and whoever has the link of an invitation to the page that accepts it.
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { me } from '#contract/office/session.generated.ts';
import { Await, Loading } from '../kit/Await.tsx';
import { onEnded } from '../kit/call/ended.ts';
import { Reader } from '../kit/call/reader.ts';
import { askAgainForAll, useRead } from '../kit/call/useRead.ts';
import { useText } from '../kit/locale.ts';
import { Person } from '../person.ts';
import { LogIn, LogInPage } from './LogIn.tsx';
import { soon } from './Soon.tsx';

export const Inside = soon(async () => (await import('./Inside.tsx')).Inside);
const Join = lazy(async () => ({ default: (await import('../rooms/staff/Join.tsx')).Join }));

const nothing = {};

export function Gate() {
  const t = useText();
  const { pathname } = useLocation();
  // Another window of this browser may have logged somebody else in.
  const read = useRead(me, nothing, { looksAgain: true });
  const { data, error, again } = read;
  // Another call may be the first to learn that the session is over; what is on the screen stays until somebody logs in.
  useEffect(() => onEnded(again), [again]);
  useEffect(() => {
    document.title = t('office.title');
  }, [t]);
  if (pathname === '/join')
    return (
      <Suspense fallback={<Loading />}>
        <Join onIn={again} />
      </Suspense>
    );
  const isOver = error?.kind === 'ended';
  if (!data && isOver) return <LogIn onIn={again} hadSession={false} />;
  if (!data)
    return (
      <LogInPage title={t('office.title')}>
        <Await read={read}>{() => null}</Await>
      </LogInPage>
    );
  return (
    <>
      <Person value={data}>
        <Reader value={data.id}>
          <Inside key={data.id} />
        </Reader>
      </Person>
      {isOver && (
        <Cover>
          <LogIn onIn={() => void askAgainForAll()} hadSession />
        </Cover>
      )}
    </>
  );
}

/**
 * Covers everything, dialogs as well, until somebody logs in: what was typed stays below it for the one who typed it, and nobody else reads or
 * reaches it meanwhile.
 */
function Cover({ children }: { children: ReactNode }) {
  const cover = useRef<HTMLDialogElement>(null);
  useEffect(() => cover.current?.showModal(), []);
  return (
    <dialog
      ref={cover}
      className="office-cover"
      // Escape would close the dialogs that lie below.
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => event.preventDefault()}
      // A browser lets a second Escape close what has refused the first.
      onClose={() => cover.current?.showModal()}
    >
      {children}
    </dialog>
  );
}
