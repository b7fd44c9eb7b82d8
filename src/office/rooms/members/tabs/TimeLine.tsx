// The line of time of a member: of all kinds or some, a page at a time, and why a bet or a round paid what it paid.
import { Button } from 'antd';
import { useState } from 'react';
import {
  explain,
  type TimelineAnswer,
  type TimelineRequest,
  timeline,
} from '#contract/office/members.generated.ts';
import { Amount, Moment } from '../../../kit/Amount.tsx';
import { Await } from '../../../kit/Await.tsx';
import { callName } from '../../../kit/call/callName.ts';
import { useRead } from '../../../kit/call/useRead.ts';
import { Dialog } from '../../../kit/Dialog.tsx';
import type { OfficeTextId } from '../../../kit/locale.ts';
import { useText } from '../../../kit/locale.ts';
import { Pages, usePaging } from '../../../kit/Pages.tsx';

type Entry = TimelineAnswer['entries'][number];
type Kind = Entry['kind'];

const kinds: readonly Kind[] = [
  'deposit',
  'withdrawal',
  'bet',
  'round',
  'transfer',
  'money',
  'login',
  'letter',
  'action',
];
const good = new Set(['paid', 'won', 'success', 'open']);
const bad = new Set(['failed', 'refused', 'rolledBack', 'rolledBackOwing', 'held', 'unknown']);
const colourOf = (state: string): string =>
  good.has(state) ? 'office-good' : bad.has(state) ? 'office-fault' : 'office-secondary';

export function TimeLine({ account }: { account: string }) {
  const t = useText();
  const [chosen, setChosen] = useState<Kind[]>([]);
  const [asked, setAsked] = useState<Entry>();
  const paging = usePaging();
  const request: TimelineRequest = {
    account,
    ...(chosen.length > 0 && { kinds: chosen }),
    ...(paging.before !== undefined && { before: paging.before }),
  };
  const read = useRead(timeline, request, { keepsPrevious: true });
  return (
    <>
      <fieldset className="member-kinds">
        <legend>{t('office-members.kinds')}</legend>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="office-button"
            aria-pressed={chosen.includes(kind)}
            onClick={() => {
              setChosen(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
              paging.start();
            }}
          >
            {t(`office-members.kind.${kind}`)}
          </button>
        ))}
      </fieldset>
      <Await
        read={read}
        isEmpty={({ entries }) => entries.length === 0}
        empty={t('office-members.nothingYet')}
      >
        {({ entries, next }) => (
          <>
            <Lines entries={entries} onExplain={setAsked} />
            <Pages paging={paging} next={next} />
          </>
        )}
      </Await>
      {asked && <Explained account={account} entry={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** A table at a desk, cards one below the other on a phone. */
function Lines({ entries, onExplain }: { entries: Entry[]; onExplain: (entry: Entry) => void }) {
  const t = useText();
  return (
    <table className="member-lines">
      <thead>
        <tr>
          <th>{t('office-members.at')}</th>
          <th>{t('office-members.kinds')}</th>
          <th>{t('office-members.what')}</th>
          <th>{t('office-members.state')}</th>
          <th className="member-number">{t('office-members.amount')}</th>
          <th className="member-number">{t('office-members.result')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={`${entry.kind} ${entry.at} ${entry.ref} ${entry.title}`}>
            <td>
              <Moment at={entry.at} />
            </td>
            <td>{t(`office-members.kind.${entry.kind}`)}</td>
            <td>
              <What entry={entry} onExplain={() => onExplain(entry)} />
            </td>
            <td>
              {entry.state && (
                <span className={colourOf(entry.state)}>
                  {t(`office-members.state.${entry.state}` as OfficeTextId)}
                </span>
              )}
            </td>
            <td className="member-number">{entry.amount && <Amount value={entry.amount} />}</td>
            <td className="member-number">{entry.result && <Amount value={entry.result} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function What({ entry, onExplain }: { entry: Entry; onExplain: () => void }) {
  const t = useText();
  const { kind, title, note, by, ref } = entry;
  return (
    <div className="member-what">
      {kind === 'action' ? callName(t, title) : title}
      {by && <span className="office-secondary"> · {by}</span>}
      {(kind === 'bet' || kind === 'round') && (
        <Button type="link" size="small" onClick={onExplain}>
          {t('office-members.why')}
        </Button>
      )}
      {note && <div className="office-secondary">{note}</div>}
      {ref && ref !== title && <div className="office-code office-secondary">{ref}</div>}
    </div>
  );
}

function Explained({ account, entry, onClose }: { account: string; entry: Entry; onClose: () => void }) {
  const t = useText();
  const kind = entry.kind === 'bet' ? 'bet' : 'round';
  const read = useRead(explain, { account, kind, ref: entry.ref });
  return (
    <Dialog open title={`${t('office-members.why')} · ${entry.ref}`} footer={null} onCancel={onClose}>
      <Await read={read}>
        {({ lines }) => (
          <ul className="member-reasons">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </Await>
    </Dialog>
  );
}
