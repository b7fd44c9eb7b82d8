// Owns the studio: the stations with what is wrong with their files, and the desk at which one is written.
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Loading } from '../../kit/Await.tsx';
import { StationList } from './StationList.tsx';
import './studio.css';
import './texts.ts';

/** The editor and the checker are half a megabyte that the list does without. */
const StudioPages = lazy(async () => ({ default: (await import('./StudioPages.tsx')).StudioPages }));

export const Studio = () => (
  <Routes>
    <Route index element={<StationList />} />
    <Route
      path="*"
      element={
        <Suspense fallback={<Loading />}>
          <StudioPages />
        </Suspense>
      }
    />
  </Routes>
);
