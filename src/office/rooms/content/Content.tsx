// The room of content: its kinds, the entries of each, one entry as a form, what was changed, and what waits for its moment.
import { Link, Route, Routes, useParams } from 'react-router-dom';
import { useText } from '../../kit/locale.ts';
import { Entries } from './Entries.tsx';
import { EntryPage } from './entry/EntryPage.tsx';
import { Kinds } from './Kinds.tsx';
import { Schedules } from './Schedules.tsx';
import { Versions } from './Versions.tsx';
import './content.css';
import './texts.ts';

export function Content() {
  return (
    <Routes>
      <Route path="versions" element={<Tab part="versions" />} />
      <Route path="schedules" element={<Tab part="schedules" />} />
      <Route path="kind/:kind" element={<OfKind />} />
      <Route path="kind/:kind/:key" element={<OfEntry />} />
      <Route path="*" element={<Tab part="kinds" />} />
    </Routes>
  );
}

const parts = [
  { name: 'kinds', to: '/content', word: 'office-content.kinds' },
  { name: 'schedules', to: '/content/schedules', word: 'office-content.schedulesTab' },
  { name: 'versions', to: '/content/versions', word: 'office-content.versionsTab' },
] as const;

function Tab({ part }: { part: (typeof parts)[number]['name'] }) {
  const t = useText();
  return (
    <>
      <div className="office-head">
        <h1>{t('office.room.content')}</h1>
      </div>
      <nav className="office-tabs" aria-label={t('office.room.content')}>
        {parts.map(({ name, to, word }) => (
          <Link key={name} to={to} aria-current={name === part ? 'page' : undefined}>
            {t(word)}
          </Link>
        ))}
      </nav>
      {part === 'kinds' && <Kinds />}
      {part === 'schedules' && <Schedules />}
      {part === 'versions' && <Versions />}
    </>
  );
}

/** Another kind, and another entry, is another page: what was typed for one is not kept for the next. */
function OfKind() {
  const { kind = '' } = useParams();
  return <Entries key={kind} kind={kind} />;
}

function OfEntry() {
  const { kind = '', key = '' } = useParams();
  return <EntryPage key={`${kind} ${key}`} kind={kind} entryKey={key} />;
}
