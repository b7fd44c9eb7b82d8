// Owns the choice of whose rates are to be set: the members directly below.
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type UserListDataAnswer,
  type UserListDataRequest,
  userListData,
} from '#contract/agent.generated.ts';
import { Badge } from '#kit/Badge.tsx';
import { SearchField } from '#kit/input/SearchField.tsx';
import { RecordList, RecordRow } from '#kit/list/RecordList.tsx';
import { useText } from '#texts/useText.ts';
import { useCallPages } from '#transport/useCallPages.ts';
import { pagesByCursor } from '../pages.ts';

type Row = UserListDataAnswer['list'][number];
const pages = pagesByCursor<UserListDataRequest, UserListDataAnswer, Row>(({ member }) => member.account);
const pageSize = 50;

export function ChildPicker() {
  const t = useText();
  const [, setQuery] = useSearchParams();
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const children = useCallPages(
    userListData,
    { scope: 'direct', sort: 'account', ...(search !== '' && { search }), pageSize },
    pages,
  );
  return (
    <>
      <SearchField
        value={typed}
        onChange={setTyped}
        label={t('agent.rate.choose')}
        maxLength={16}
        clearLabel={t('agent.list.clear')}
      />
      <RecordList
        pages={children}
        keyOf={pages.keyOf}
        label={t('agent.rate.choose')}
        emptyText={t(search === '' ? 'agent.list.none' : 'agent.list.notFound')}
      >
        {({ member: { account, type, teamSize, createTime } }) => (
          <RecordRow
            key={account}
            title={account}
            value={type === 'agent' ? <Badge kind="quiet">{t('agent.type.agent')}</Badge> : ''}
            note={t('agent.member.opened', { time: createTime.slice(0, 10) })}
            aside={teamSize > 1 ? t('agent.member.teamSize', { count: teamSize }) : ''}
            onShow={() => setQuery({ account })}
          />
        )}
      </RecordList>
    </>
  );
}
