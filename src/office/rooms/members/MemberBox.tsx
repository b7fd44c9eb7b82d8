// The one box that finds members: what it suggests, and the keys that choose among it.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FindAnswer, find } from '#contract/office/members.generated.ts';
import { sentenceOf } from '../../kit/call/sentence.ts';
import { useRead } from '../../kit/call/useRead.ts';
import { useKeys } from '../../kit/keys.tsx';
import { useText } from '../../kit/locale.ts';
import './members.css';
import './texts.ts';

type Found = FindAnswer['members'][number];

/** A pause in typing after which it asks. */
const pauseMs = 150;

/** What has been typed, once its writer rests. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

export function MemberBox({ isLarge = false }: { isLarge?: boolean }) {
  const t = useText();
  const navigate = useNavigate();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const text = useRested(typed.trim());
  const read = useRead(find, text === '' ? null : { text }, { keepsPrevious: true });
  // What was found for another text is no answer to this one.
  const isAnswered = text === typed.trim() && !read.isLoading;
  const members = text === '' ? [] : (read.data?.members ?? []);
  useKeys({ '/': { words: 'office-members.key.find', act: () => box.current?.focus() } });
  const open = (member: Found | undefined) => {
    if (!member) return;
    setOpen(false);
    setTyped('');
    box.current?.blur();
    void navigate(`/members/${encodeURIComponent(member.account)}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A Chinese word under way takes these keys for itself.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setOpen(true);
      setMarked((at) => (members.length === 0 ? 0 : (at + step + members.length) % members.length));
    } else if (event.key === 'Enter' && isAnswered) open(members[marked]);
    else if (event.key === 'Escape') {
      setOpen(false);
      box.current?.blur();
    }
  };
  const isShown = isOpen && text !== '';
  return (
    <search className={`member-box${isLarge ? ' member-box-large' : ''}`}>
      <input
        ref={box}
        className="office-input"
        role="combobox"
        aria-label={t('office-members.box')}
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && members[marked] ? `${listId}-${marked}` : undefined}
        placeholder={t(isLarge ? 'office-members.boxHint' : 'office-members.box')}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setMarked(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <span className="member-box-key" aria-hidden="true">
        /
      </span>
      {isShown && (
        <div className="member-found">
          <p className="member-found-state" role="status">
            {read.error
              ? sentenceOf(read.error, t)
              : !isAnswered
                ? t('office-members.searching')
                : members.length === 0
                  ? t('office-members.none')
                  : read.data?.hasMore
                    ? t('office-members.more')
                    : t('office-members.found', { count: members.length })}
          </p>
          <div role="listbox" id={listId} aria-label={t('office-members.box')}>
            {members.map((member, at) => (
              <div
                key={member.account}
                id={`${listId}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === marked}
                className="member-hit"
                // Before the box loses its focus, which would close the list.
                onPointerDown={(event) => {
                  event.preventDefault();
                  open(member);
                }}
              >
                <Hit member={member} />
              </div>
            ))}
          </div>
        </div>
      )}
    </search>
  );
}

/** A suggestion: who, and by what. */
function Hit({ member }: { member: Found }) {
  const t = useText();
  const { account, nickName, realName, phone, level, state, matches } = member;
  return (
    <>
      <span>
        <strong>{account}</strong>{' '}
        <span className="office-secondary">
          {[nickName, realName, phone, t('office-members.levelOf', { level })]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
        {state !== 'enabled' && <span className="office-fault"> {t(`office-members.state.${state}`)}</span>}
      </span>
      <span className="office-secondary">
        {matches.map(({ kind, text }) => `${t(`office-members.match.${kind}`)} ${text}`).join(' · ')}
      </span>
    </>
  );
}
