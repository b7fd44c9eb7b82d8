// What of the studio is seldom needed, and loaded by itself: making a station, one change to many, and what the desk does without as one types: a logo that is dropped, the last look, and versions.
import { Review, type ReviewProps } from '../review/Review.tsx';
import { Versions, type VersionsProps } from '../review/Versions.tsx';
import { LogoAtDesk, type LogoAtDeskProps } from './LogoAtDesk.tsx';
import { Many } from './Many.tsx';
import { NewStation } from './NewStation.tsx';

export const Making = ({ what }: { what: 'one' | 'many' }) => (what === 'one' ? <NewStation /> : <Many />);

export const LogoDrop = (props: LogoAtDeskProps) => <LogoAtDesk {...props} />;

export const LastReview = (props: ReviewProps) => <Review {...props} />;

export const AllVersions = (props: VersionsProps) => <Versions {...props} />;
