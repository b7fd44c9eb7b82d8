// What a screen shows while it reads: loading, empty, failed and offline, until the answer is there.
import { css } from '@linaria/core';
import { type ReactNode, useEffect, useState } from 'react';
import { onOnline } from '#browser/pageLifecycle.ts';
import { useText } from '#texts/useText.ts';
import { NoData } from '../list/NoData.tsx';
import { breakPage } from '../overlay/leadOn.ts';
import { Failure } from './Failure.tsx';
import { failureText } from './failureText.ts';
import { RouteLink } from './RouteLink.tsx';
import { Skeleton } from './Skeleton.tsx';
import { spoken } from './tokens.ts';

/** A read as useCall() gives it. */
export interface Read<Data> {
  data: Data | undefined;
  error?: unknown;
  isLoading: boolean;
  mutate: () => Promise<unknown>;
}

const plain = css`
  padding: var(--edge);
`;

/** The session is over and the player is on the way to /index: nothing is drawn in place of that. */
const isLeaving = (error: unknown): boolean =>
  ['notLoggedIn', 'loggedInElsewhere'].includes((error as { kind?: string } | null)?.kind ?? '');

export interface AwaitProps<Data> {
  read: Read<Data>;
  /** Blocks in the shape of the content to come. */
  skeleton?: ReactNode;
  empty?: (data: Data) => boolean;
  emptyText?: ReactNode;
  emptyAction?: ReactNode;
  children: (data: Data) => ReactNode;
}

export function Await<Data>({ read, skeleton, empty, emptyText, emptyAction, children }: AwaitProps<Data>) {
  const t = useText();
  const { data, error, mutate } = read;
  const failed = data === undefined && error !== undefined && error !== null && !isLeaving(error);
  // Once the phone is online again, what could not be loaded is requested again.
  useEffect(() => {
    if (!failed) return;
    return onOnline(() => void mutate().catch(() => undefined));
  }, [failed, mutate]);
  if (data !== undefined)
    return empty?.(data) ? <NoData text={emptyText} action={emptyAction} /> : children(data);
  if (failed) return <Failed error={error} onRetry={mutate} />;
  return (
    <div aria-busy="true">
      <span className={spoken} role="status">
        {t('kit.loading')}
      </span>
      {skeleton ?? (
        <div className={plain}>
          <Skeleton lines={4} />
        </div>
      )}
    </div>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => Promise<unknown> }) {
  const t = useText();
  const [isOffline] = useState(() => navigator.onLine === false);
  const text = isOffline ? t('kit.failure.offline') : failureText(error, t('kit.failure.other'));
  // What a break closes opens by no reload.
  const isClosed = (error as { code?: string } | null)?.code === 'inBreak';
  const onward = isClosed ? <RouteLink to={breakPage}>{t('kit.failure.inBreak')}</RouteLink> : undefined;
  return <Failure text={text} onRetry={onRetry} onward={onward} />;
}
