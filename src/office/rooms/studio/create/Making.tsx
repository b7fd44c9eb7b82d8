// What of the studio is seldom needed, and loaded by itself: making a station, the look at many, one change to many, and what the desk does without as one types: a logo that is dropped, the last look, and versions.
import { Matrix } from '../matrix/Matrix.tsx';
import { Review, type ReviewProps } from '../review/Review.tsx';
import { Versions, type VersionsProps } from '../review/Versions.tsx';
import { LogoAtDesk, type LogoAtDeskProps } from './LogoAtDesk.tsx';
import { Many } from './Many.tsx';
import { NewStation } from './NewStation.tsx';

const pages = { one: NewStation, many: Many, all: Matrix };

export function Making({ what }: { what: keyof typeof pages }) {
  const Page = pages[what];
  return <Page />;
}

export const LogoDrop = (props: LogoAtDeskProps) => <LogoAtDesk {...props} />;

export const LastReview = (props: ReviewProps) => <Review {...props} />;

export const AllVersions = (props: VersionsProps) => <Versions {...props} />;
