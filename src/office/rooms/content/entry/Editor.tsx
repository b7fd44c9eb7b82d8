// Writing an entry: the form with what is wrong at its fields, a draft that is kept, what a colleague did meanwhile, and the look at what would change.
import { Alert, Button, Flex } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { check, type EntryAnswer } from '#contract/office/content.generated.ts';
import { Moment } from '../../../kit/Amount.tsx';
import { Choices } from '../../../kit/Choices.tsx';
import { sentenceOf } from '../../../kit/call/sentence.ts';
import { askAgain, useRead } from '../../../kit/call/useRead.ts';
import { Faults } from '../../../kit/form/Faults.tsx';
import { EntryForm } from '../../../kit/form/Form.tsx';
import type { Item, Schema } from '../../../kit/form/schema.ts';
import { listed, useLocale, useText } from '../../../kit/locale.ts';
import { Panel } from '../../../kit/Panel.tsx';
import { Tag } from '../../../kit/Tag.tsx';
import { Preview } from '../preview/Preview.tsx';
import { Versions } from '../Versions.tsx';
import { Review } from './Review.tsx';
import { type KeptDraft, useDraft } from './useDraft.ts';
import { useSettled } from './useSettled.ts';

/** Between the last key and the check of what stands there. */
const checkRestMs = 400;

interface EditorProps {
  place: { kind: string; key: string; title: string };
  isSettings: boolean;
  schema: Schema;
  opened: EntryAnswer;
  /** What an entry that is not there begins as. */
  begun: Item;
  onAgain: () => void;
}

const parsed = (text: string | undefined): Item | undefined =>
  text === undefined ? undefined : (JSON.parse(text) as Item);

export function Editor({ place, isSettings, schema, opened, begun, onAgain }: EditorProps) {
  const t = useText();
  const go = useNavigate();
  const { kind, key, title } = place;
  const { draft, mayChange } = opened;
  const there = useMemo(() => parsed(opened.value), [opened.value]);
  const [value, setValue] = useState<Item>(() => parsed(draft?.value) ?? there ?? begun);
  const first = useRef(value);
  // A draft of an entry that has changed since stands on none that is there, until somebody merges.
  const [mark, setMark] = useState(draft?.isStale ? '' : opened.mark);
  const [step, setStep] = useState<'write' | 'review' | 'remove'>('write');
  const kept = useDraft({ kind, key, mark }, value);
  const diagnostics = useDiagnostics({ kind, key }, value, mayChange);
  const isChanged = JSON.stringify(value) !== opened.value;

  // Nobody has typed, and a colleague has changed it: what stands there is shown.
  useEffect(() => {
    if (value !== first.current || draft || opened.mark === mark) return;
    first.current = there ?? begun;
    setValue(first.current);
    setMark(opened.mark);
  }, [value, draft, opened.mark, mark, there, begun]);

  const take = (next: Item) => {
    setMark(opened.mark);
    setValue(next);
  };
  const giveUp = async () => {
    const next = there ?? begun;
    await kept.drop(next);
    await askAgain('content/');
    if (there) take(next);
    else go(`/content/kind/${kind}`);
  };
  if (step !== 'write')
    return (
      <Review
        title={key === '' ? title : `${title} › ${key}`}
        wish={{ kind, key, mark, ...(step === 'review' && { value: JSON.stringify(value) }) }}
        onBack={() => {
          onAgain();
          setStep('write');
        }}
        onDone={(isScheduled) => {
          // The draft goes with the change; what waits for a second person keeps it, since the answer may be no.
          void askAgain('content/', 'approvals/');
          go(isScheduled ? '/content/schedules' : isSettings ? '/content' : `/content/kind/${kind}`);
        }}
      />
    );
  return (
    <>
      <div className="office-head">
        <Trail place={place} isSettings={isSettings} />
        <Flex gap={8} align="center" wrap>
          <DraftState kept={kept} hasDraft={draft !== undefined} />
          {mayChange ? (
            <>
              <Choices
                label={t('office.acts')}
                choices={[
                  ...(isChanged || draft
                    ? [{ key: 'discard', label: t('office-content.discard'), onChoose: () => void giveUp() }]
                    : []),
                  ...(there && !isSettings
                    ? [
                        {
                          key: 'remove',
                          label: t('office-content.remove'),
                          isDangerous: true,
                          onChoose: () => setStep('remove'),
                        },
                      ]
                    : []),
                ]}
              >
                {t('office.acts')}
              </Choices>
              <Button
                type="primary"
                disabled={!isChanged}
                onClick={() => {
                  kept.keepNow();
                  setStep('review');
                }}
              >
                {t('office-content.review')}
              </Button>
            </>
          ) : (
            <Tag>{t('office-content.readOnly')}</Tag>
          )}
        </Flex>
      </div>
      <Flex vertical gap={16}>
        <Meanwhile opened={opened} onMerge={take} onTheirs={() => void giveUp()} />
        <Faults faults={diagnostics.elsewhere} />
        <section className="office-panel content-form" aria-label={title}>
          <EntryForm
            schema={schema}
            value={value}
            diagnostics={diagnostics.here}
            isReadOnly={!mayChange}
            fixed={isSettings ? [] : ['key']}
            onChange={setValue}
          />
        </section>
        <Preview kind={kind} value={value} />
        {there && (
          <Panel title={t('office-content.history')}>
            <Versions kind={kind} entryKey={key} />
          </Panel>
        )}
      </Flex>
    </>
  );
}

/** Where the entry is: the room, its kind, its key. */
function Trail({ place, isSettings }: Pick<EditorProps, 'place' | 'isSettings'>) {
  const t = useText();
  const { kind, key, title } = place;
  return (
    <h1 className="content-trail">
      <Link to="/content">{t('office.room.content')}</Link> ›{' '}
      {isSettings ? title : <Link to={`/content/kind/${kind}`}>{title}</Link>}
      {key !== '' && <> › {key}</>}
    </h1>
  );
}

/** What the checker says of an entry as it is written: of itself, and of what it makes wrong elsewhere. */
function useDiagnostics({ kind, key }: { kind: string; key: string }, value: Item, mayChange: boolean) {
  const settled = useSettled(value, checkRestMs);
  const read = useRead(check, mayChange ? { kind, key, value: JSON.stringify(settled) } : null, {
    keepsPrevious: true,
  });
  return useMemo(() => {
    const all = read.data?.diagnostics ?? [];
    const isHere = (one: (typeof all)[number]) => one.kind === kind && one.key === key;
    return { here: all.filter(isHere), elsewhere: all.filter((one) => !isHere(one)) };
  }, [read.data, kind, key]);
}

function DraftState({ kept, hasDraft }: { kept: KeptDraft; hasDraft: boolean }) {
  const t = useText();
  if (typeof kept.state === 'object')
    return (
      <span className="office-fault" role="alert">
        {sentenceOf(kept.state, t)}
      </span>
    );
  if (kept.state === 'none' && !hasDraft) return null;
  return (
    <span className="office-secondary" role="status">
      {t('office-content.saved')}
    </span>
  );
}

interface MeanwhileProps {
  opened: EntryAnswer;
  onMerge: (merged: Item) => void;
  onTheirs: () => void;
}

/** Who else writes it, and what somebody made of it while this was written. */
function Meanwhile({ opened, onMerge, onTheirs }: MeanwhileProps) {
  const t = useText();
  const locale = useLocale();
  const { draft, changedBy, changedAt, writing } = opened;
  const others = writing.filter(({ isOwn }) => !isOwn).map(({ by }) => by);
  return (
    <>
      {others.length > 0 && (
        <Alert type="info" showIcon title={t('office-content.writing', { names: listed(others, locale) })} />
      )}
      {draft?.isStale && (
        <Alert
          type="warning"
          showIcon
          title={
            <>
              {t('office-content.stale', { by: changedBy ?? '' })} {changedAt && <Moment at={changedAt} />}
            </>
          }
          description={
            <Flex vertical gap={8}>
              {draft.conflicts.length > 0 && (
                <span>{t('office-content.conflicts', { fields: listed(draft.conflicts, locale) })}</span>
              )}
              <Flex gap={8} wrap>
                {draft.merged !== undefined && (
                  <Button
                    type="primary"
                    size="small"
                    onClick={() => onMerge(JSON.parse(draft.merged!) as Item)}
                  >
                    {t('office-content.merge')}
                  </Button>
                )}
                <Button size="small" onClick={onTheirs}>
                  {t('office-content.theirs')}
                </Button>
              </Flex>
            </Flex>
          }
        />
      )}
    </>
  );
}
