// The studio: the stations with what is wrong with their files, and the desk at which one is written.
import { Route, Routes } from 'react-router-dom';
import { soon } from '../../shell/Soon.tsx';
import { StationList } from './StationList.tsx';
import './studio.css';
import './texts.ts';

/** The editor and the checker are half a megabyte that the list does without. */
const StudioPages = soon(async () => (await import('./StudioPages.tsx')).StudioPages);
if (/^\/studio\/./.test(location.pathname)) StudioPages.bring();

export const Studio = () => (
  <Routes>
    <Route index element={<StationList />} />
    <Route path="*" element={<StudioPages />} />
  </Routes>
);
