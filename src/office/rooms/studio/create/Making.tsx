// Owns what of the studio is seldom needed, and loaded by itself: making a station, and one change to many.
import { Many } from './Many.tsx';
import { NewStation } from './NewStation.tsx';

export const Making = ({ what }: { what: 'one' | 'many' }) => (what === 'one' ? <NewStation /> : <Many />);
