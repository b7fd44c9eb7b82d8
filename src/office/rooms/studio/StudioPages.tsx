// Owns what is behind the list of stations: the desk of one, and the look at many.
import { Route, Routes, useParams } from 'react-router-dom';
import { DeskPage } from './desk/DeskPage.tsx';
import { Matrix } from './matrix/Matrix.tsx';

export const StudioPages = () => (
  <Routes>
    <Route path="all" element={<Matrix />} />
    <Route path=":code" element={<OfStation />} />
  </Routes>
);

/** Another station is another page: what was typed for one is not kept for the next. */
function OfStation() {
  const { code = '' } = useParams();
  return <DeskPage key={code} code={code} />;
}
