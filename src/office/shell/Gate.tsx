// Owns who gets in: nobody without a log-in, and whoever has the link of an invitation to the page that accepts it.
import { createContext, lazy, Suspense, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type MeAnswer, me } from '#contract/office/session.generated.ts';
import { Await, Loading } from '../kit/Await.tsx';
import { onEnded } from '../kit/ended.ts';
import { useText } from '../kit/locale.ts';
import { useRead } from '../kit/useRead.ts';
import { LogIn, LogInPage } from './LogIn.tsx';

const Inside = lazy(async () => ({ default: (await import('./Inside.tsx')).Inside }));
const Join = lazy(async () => ({ default: (await import('../rooms/staff/Join.tsx')).Join }));

const Person = createContext<MeAnswer | null>(null);

/** Who is logged in. Only below the gate. */
export function usePerson(): MeAnswer {
  const person = use(Person);
  if (!person) throw new Error('Nobody is logged in here.');
  return person;
}

const nothing = {};

export function Gate() {
  const t = useText();
  const { pathname } = useLocation();
  const read = useRead(me, nothing);
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
  if (error?.kind === 'ended') return <LogIn onIn={again} hadSession={data !== undefined} />;
  if (!data)
    return (
      <LogInPage title={t('office.title')}>
        <Await read={read}>{() => null}</Await>
      </LogInPage>
    );
  return (
    <Person value={data}>
      <Suspense fallback={<Loading />}>
        <Inside />
      </Suspense>
    </Person>
  );
}
