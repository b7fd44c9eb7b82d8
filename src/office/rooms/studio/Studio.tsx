// Owns the studio: the stations with what is wrong with their files, and the desk at which one is written.
import { lazy, Suspense } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { Loading } from '../../kit/Await.tsx';
import { StationList } from './StationList.tsx';
import './studio.css';
import './texts.ts';

/** The editor and the checker are half a megabyte that the list does without. */
const DeskPage = lazy(async () => ({ default: (await import('./desk/DeskPage.tsx')).DeskPage }));

export function Studio() {
  return (
    <Routes>
      <Route path=":code" element={<OfStation />} />
      <Route path="*" element={<StationList />} />
    </Routes>
  );
}

/** Another station is another page: what was typed for one is not kept for the next. */
function OfStation() {
  const { code = '' } = useParams();
  return (
    <Suspense fallback={<Loading />}>
      <DeskPage key={code} code={code} />
    </Suspense>
  );
}
