// What is behind the list of stations: the desk of one, the look at many, making one, and changing many.
import { lazy, Suspense } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { Loading } from '../../kit/Await.tsx';
import './create/create.css';
import { DeskPage } from './desk/DeskPage.tsx';

/** Seldom done: the desk does without. */
const Making = lazy(async () => ({ default: (await import('./create/Making.tsx')).Making }));

export const StudioPages = () => (
  <Suspense fallback={<Loading />}>
    <Routes>
      <Route path="all" element={<Making what="all" />} />
      {/* No code of a station has such a sign. */}
      <Route path="new-station" element={<Making what="one" />} />
      <Route path="many-stations" element={<Making what="many" />} />
      <Route path=":code" element={<OfStation />} />
    </Routes>
  </Suspense>
);

/** Another station is another page: what was typed for one is not kept for the next. */
function OfStation() {
  const { code = '' } = useParams();
  return <DeskPage key={code} code={code} />;
}
