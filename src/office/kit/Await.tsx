// What a screen shows while it reads, where nothing is there, and where it failed: each with what to do next.
import type { ReactNode } from 'react';
import type { OfficeFailure } from './call/client.ts';
import { sentenceOf } from './call/sentence.ts';
import type { Read } from './call/useRead.ts';
import { useText } from './locale.ts';

interface AwaitProps<Answer> {
  read: Read<Answer>;
  /** Says that there is nothing; asked of an answer that is there. */
  isEmpty?: (answer: Answer) => boolean;
  empty?: string;
  children: (answer: Answer) => ReactNode;
}

export function Await<Answer>({ read, isEmpty, empty, children }: AwaitProps<Answer>) {
  const t = useText();
  const { data, error } = read;
  if (error?.kind === 'wrongRole')
    return <State title={t('office.forbidden')} about={sentenceOf(error, t)} />;
  if (data !== undefined)
    return (
      <>
        {error && error.kind !== 'ended' && <Stale error={error} onAgain={read.again} />}
        {isEmpty?.(data) ? <State title={empty ?? t('office.nothing')} /> : children(data)}
      </>
    );
  if (!error) return <Loading />;
  return (
    <State
      title={t('office.notLoaded')}
      about={sentenceOf(error, t)}
      onPress={read.again}
      press={t('office.again')}
    />
  );
}

/** What is shown is from before: it was requested again, and no answer came. */
function Stale({ error, onAgain }: { error: OfficeFailure; onAgain: () => void }) {
  const t = useText();
  return (
    <p className="office-note office-note-stale" role="status">
      <span>{`${t('office.stale')} ${sentenceOf(error, t)}`}</span>
      <button type="button" className="office-button" onClick={onAgain}>
        {t('office.again')}
      </button>
    </p>
  );
}

const rows = ['40%', '92%', '78%', '85%', '60%'];

/** Lines in the place of what is on its way. */
export function Loading() {
  const t = useText();
  return (
    <div className="office-loading" role="status" aria-label={t('office.loading')}>
      {rows.map((width) => (
        <span key={width} style={{ width }} />
      ))}
    </div>
  );
}

interface StateProps {
  title: string;
  about?: string;
  press?: string;
  onPress?: () => void;
  children?: ReactNode;
}

/** A state that fills the place of a screen, with the one thing to do about it. */
export function State({ title, about, press, onPress, children }: StateProps) {
  return (
    <div className="office-state" role="status">
      <strong>{title}</strong>
      {about && <p>{about}</p>}
      {onPress && (
        <button type="button" className="office-button office-button-primary" onClick={onPress}>
          {press}
        </button>
      )}
      {children}
    </div>
  );
}
