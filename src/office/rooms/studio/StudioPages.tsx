// Owns what is behind the list of stations: the desk of one, and the look at many.
import { lazy, Suspense } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { Loading } from '../../kit/Await.tsx';
import { DeskPage } from './desk/DeskPage.tsx';
import { Matrix } from './matrix/Matrix.tsx';

/** A station is made once; the desk does without. */
const NewStation = lazy(async () => ({ default: (await import('./create/NewStation.tsx')).NewStation }));

export const StudioPages = () => (
  <Routes>
    <Route path="all" element={<Matrix />} />
    {/* No code has such a sign. */}
    <Route
      path="new-station"
      element={
        <Suspense fallback={<Loading />}>
          <NewStation />
        </Suspense>
      }
    />
    <Route path=":code" element={<OfStation />} />
  </Routes>
);

/** Another station is another page: what was typed for one is not kept for the next. */
function OfStation() {
  const { code = '' } = useParams();
  return <DeskPage key={code} code={code} />;
}
