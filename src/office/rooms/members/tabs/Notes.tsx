// What colleagues wrote about a member: tags that come and go, notes that stay.
import { Button, Input } from 'antd';
import { useState } from 'react';
import { addNote, type CardAnswer, tag } from '#contract/office/members.generated.ts';
import { Moment } from '../../../kit/Amount.tsx';
import { useAct } from '../../../kit/call/useAct.ts';
import { askAgain } from '../../../kit/call/useRead.ts';
import { Facts } from '../../../kit/Facts.tsx';
import { useText } from '../../../kit/locale.ts';

type Props = Pick<CardAnswer, 'tags' | 'notes'> & { account: string };

export function Notes({ account, tags, notes }: Props) {
  const t = useText();
  const [note, setNote] = useState('');
  const [word, setWord] = useState('');
  const noting = useAct(addNote);
  const tagging = useAct(tag);
  const write = async () => {
    if (note.trim() === '') return;
    if (await noting.act({ account, note: note.trim() })) {
      setNote('');
      await askAgain('members/');
    }
  };
  const give = async (named: string, isOn: boolean) => {
    if (named.trim() === '') return;
    if (await tagging.act({ account, tag: named.trim(), isOn })) {
      setWord('');
      await askAgain('members/');
    }
  };
  return (
    <Facts title={t('office-members.written')}>
      <div className="member-tags">
        {tags.map(({ tag: named, by }) => (
          <span key={named} title={by} className="office-tag">
            {named}{' '}
            <button
              type="button"
              className="office-tag-away"
              aria-label={t('office-members.untag', { tag: named })}
              onClick={() => void give(named, false)}
            >
              ×
            </button>
          </span>
        ))}
        <Input
          size="small"
          aria-label={t('office-members.newTag')}
          placeholder={t('office-members.newTag')}
          maxLength={20}
          value={word}
          onChange={(event) => setWord(event.target.value)}
          onPressEnter={() => void give(word, true)}
          style={{ width: 128 }}
        />
      </div>
      <textarea
        className="office-input member-note"
        aria-label={t('office-members.newNote')}
        placeholder={t('office-members.newNote')}
        rows={3}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button
        size="small"
        style={{ marginTop: 8 }}
        loading={noting.isActing}
        disabled={note.trim() === ''}
        onClick={() => void write()}
      >
        {t('office-members.addNote')}
      </Button>
      <ul className="member-notes">
        {notes.map((one) => (
          <li key={`${one.at} ${one.by}`}>
            {one.note}
            <div className="office-secondary">
              {one.by} · <Moment at={one.at} />
            </div>
          </li>
        ))}
      </ul>
    </Facts>
  );
}
