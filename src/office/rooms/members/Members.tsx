// The room of members: the box, and the page of whom it finds.
import { Route, Routes, useParams } from 'react-router-dom';
import { useText } from '../../kit/locale.ts';
import { MemberBox } from './MemberBox.tsx';
import { MemberPage } from './MemberPage.tsx';
import './members.css';
import './texts.ts';

export function Members() {
  return (
    <Routes>
      <Route path=":account" element={<Named />} />
      <Route path="*" element={<Start />} />
    </Routes>
  );
}

function Start() {
  const t = useText();
  return (
    <>
      <div className="office-head">
        <h1>{t('office.room.members')}</h1>
      </div>
      <div className="office-panel member-start">
        <MemberBox isLarge />
        <p className="office-secondary">{t('office-members.about')}</p>
      </div>
    </>
  );
}

/** Another member is another page: what was typed for one is not kept for the next. */
function Named() {
  const { account = '' } = useParams();
  return <MemberPage key={account} account={account} />;
}
