// A member's profile in the forum: articles, followers, following, and the latest articles.

import { css } from '@linaria/core';
import { useMemo } from 'react';
import type { ForumProfile } from '#contract/entities.generated.ts';
import { getArticleByTypeForPage, getProfile } from '#contract/forum.generated.ts';
import { ForumStatus } from '#contract/states/forumStatus.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { Button } from '#kit/Button.tsx';
import { RowTime } from '#kit/list/facts/RowTime.tsx';
import { Sheet } from '#kit/overlay/Sheet.tsx';
import { Await } from '#kit/page/Await.tsx';
import { RouteLink } from '#kit/page/RouteLink.tsx';
import { Skeleton } from '#kit/page/Skeleton.tsx';
import { useSite } from '#kit/page/site.ts';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCall } from '#transport/useCall.ts';
import { AuthorLine } from '../AuthorLine.tsx';
import { SlipRecord } from './SlipRecord.tsx';
import { useBlocking } from './useBlocking.ts';
import { useFollowing } from './useFollowing.ts';

const body = css`
  display: grid;
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-4);
`;
const figures = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding: var(--space-3) 0;
  border-radius: var(--radius);
  background: var(--surface-sunken);
  text-align: center;
  > span {
    display: grid;
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
  b {
    color: var(--text);
    font-size: var(--font-amount);
    font-variant-numeric: tabular-nums;
  }
`;
const blockRow = css`
  display: grid;
  justify-items: center;
`;
const latest = css`
  display: grid;
  > li > a {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--target);
    border-top: 1px solid var(--line);
  }
  small {
    flex: none;
    color: var(--text-quiet);
    font-size: var(--font-caption);
  }
`;

export interface ProfileSheetProps {
  accountId: number;
  onClose: () => void;
  /** The member is blocked from now on, or read again. */
  onBlocked: () => void;
}

export function ProfileSheet({ accountId, onClose, onBlocked }: ProfileSheetProps) {
  const t = useText();
  const read = useCall(
    getProfile,
    useMemo(() => ({ accountId }), [accountId]),
    { silent: true },
  );
  return (
    <Sheet open onClose={onClose} title={t('forum.profile')}>
      <div className={body}>
        <Await read={read} skeleton={<Skeleton lines={4} />}>
          {({ profile }) => (
            <Person
              profile={profile}
              onClose={onClose}
              onBlocked={onBlocked}
              onChanged={() => void read.mutate().catch(() => undefined)}
            />
          )}
        </Await>
      </div>
    </Sheet>
  );
}

interface PersonProps {
  profile: ForumProfile;
  onClose: () => void;
  onBlocked: () => void;
  onChanged: () => void;
}

function Person({ profile, onClose, onBlocked, onChanged }: PersonProps) {
  const t = useText();
  const { role } = useSite();
  const { accountId } = profile.author;
  const { isFollowed, sending, toggle } = useFollowing(
    'author',
    String(accountId),
    profile.followed,
    onChanged,
  );
  const blocking = useBlocking(() => {
    onChanged();
    onBlocked();
  });
  const mayMark = (role === 'member' || role === 'agent') && !profile.own;
  return (
    <>
      <AuthorLine
        author={profile.author}
        time=""
        right={
          mayMark &&
          (profile.blocked ? (
            <Button
              size="small"
              kind="plain"
              working={blocking.sending}
              onClick={() => blocking.unblock(accountId)}
            >
              {t('forum.unblock')}
            </Button>
          ) : (
            <Button size="small" kind={isFollowed ? 'plain' : 'main'} working={sending} onClick={toggle}>
              {t(isFollowed ? 'forum.followed' : 'forum.follow')}
            </Button>
          ))
        }
      />
      {profile.blocked && <p>{t('forum.blocked.says')}</p>}
      <div className={figures}>
        <span>
          <b>{profile.articleCount}</b>
          {t('forum.profile.articles')}
        </span>
        <span>
          <b>{profile.fans}</b>
          {t('forum.profile.fans')}
        </span>
      </div>
      <SlipRecord record={profile.record} />
      {(profile.articleCount > 0 || profile.own) && <Latest accountId={accountId} onClose={onClose} />}
      {mayMark && !profile.blocked && (
        <div className={blockRow}>
          <Button
            size="small"
            kind="quiet"
            working={blocking.sending}
            onClick={() => blocking.block(accountId)}
          >
            {t('forum.block')}
          </Button>
        </div>
      )}
    </>
  );
}

function Latest({ accountId, onClose }: Pick<ProfileSheetProps, 'accountId' | 'onClose'>) {
  const t = useText();
  const articles = useCall(
    getArticleByTypeForPage,
    useMemo(() => ({ type: 'latest' as const, authorId: accountId, pageSize: 5 }), [accountId]),
    { silent: true },
  );
  return (
    <Await read={articles} skeleton={<Skeleton lines={3} />}>
      {({ list, hasMore }) => (
        <ul className={latest}>
          {list.map(({ id, title, createTime, status }) => (
            <li key={id}>
              <RouteLink to={`/forum/article/${id}`} className={pressable} onClick={onClose}>
                <span>
                  {status === ForumStatus.pending && <Badge kind="quiet">{t('forum.pending')}</Badge>} {title}
                </span>
                <small>
                  <RowTime time={createTime} />
                </small>
              </RouteLink>
            </li>
          ))}
          {hasMore && (
            <li>
              <RouteLink to={`/forum?author=${accountId}`} className={pressable} onClick={onClose}>
                {t('forum.profile.all')}
              </RouteLink>
            </li>
          )}
        </ul>
      )}
    </Await>
  );
}
