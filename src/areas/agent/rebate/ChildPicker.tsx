// The choice of whose rates are to be set: the members directly below, each with the rate of the lotteries and the bonus group it has.
import { css } from '@linaria/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type UserListDataAnswer,
  type UserListDataRequest,
  userListData,
} from '#contract/agent.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { Icon } from '#kit/Icon.tsx';
import { SearchField } from '#kit/input/search/SearchField.tsx';
import { RecordList } from '#kit/list/RecordList.tsx';
import { pressable } from '#kit/page/tokens.ts';
import { useText } from '#texts/useText.ts';
import { useCallPages } from '#transport/paged/useCallPages.ts';
import { pagesByCursor } from '../pages.ts';
import { plainRate } from '../rate/band.ts';

type Row = UserListDataAnswer['list'][number];
const pages = pagesByCursor<UserListDataRequest, UserListDataAnswer, Row>(({ member }) => member.account);
const pageSize = 50;

const item = css`
  & + & {
    border-top: 1px solid var(--line);
  }
  > a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: 4rem;
    padding: var(--space-2) var(--space-4);
    font-size: 0.9375rem;
  }
  > a:focus-visible {
    outline-offset: -3px;
  }
  small {
    display: grid;
    flex: none;
    margin-left: auto;
    color: var(--text-quiet);
    font-size: var(--font-caption);
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  small b {
    color: var(--text);
    font-size: 0.9375rem;
    font-weight: 600;
  }
  svg {
    color: var(--text-faint);
  }
`;

export function ChildPicker() {
  const t = useText();
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const children = useCallPages(
    userListData,
    { scope: 'direct', sort: 'account', ...(search !== '' && { search }), pageSize },
    pages,
  );
  return (
    <>
      <SearchField value={typed} onChange={setTyped} label={t('agent.rate.choose')} maxLength={16} />
      <RecordList
        pages={children}
        label={t('agent.rate.choose')}
        emptyText={t(search === '' ? 'agent.list.none' : 'agent.list.notFound')}
      >
        {({ member: { account, type }, rates, groupBonus }) => (
          <li key={account} className={item}>
            <Link to={{ search: `?account=${account}` }} className={pressable}>
              <b>{account}</b>
              {type === 'agent' && <Badge kind="quiet">{t('agent.type.agent')}</Badge>}
              <small>
                {rates.slice(0, 1).map(({ category, rate }) => (
                  <span key={category}>
                    {t(`agent.category.${category}`)} <b>{plainRate(rate)}%</b>
                  </span>
                ))}
                <span>{t('agent.link.group', { groupBonus })}</span>
              </small>
              <Icon name="chevron" />
            </Link>
          </li>
        )}
      </RecordList>
    </>
  );
}
