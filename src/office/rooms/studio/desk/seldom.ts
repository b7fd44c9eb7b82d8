// What the desk loads when somebody comes to it: nobody needs it as one types.
import { lazy } from 'react';

const load = () => import('../create/Making.tsx');

export const AllVersions = lazy(async () => ({ default: (await load()).AllVersions }));
export const LastReview = lazy(async () => ({ default: (await load()).LastReview }));
export const LogoDrop = lazy(async () => ({ default: (await load()).LogoDrop }));
