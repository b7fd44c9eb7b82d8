// How secrets of the office lie in the database: sealed by OFFICE_KEY.
import { createSealing, type Sealing } from '../../db/personal/sealing.ts';
import type { Settings } from '../../settings.ts';

const sealingOf = ({ officeKey }: Settings): Sealing =>
  createSealing({
    label: 'office key',
    secrets: [officeKey],
    missing: 'OFFICE_KEY is missing: nothing of the office can be sealed.',
    foreign: 'Another OFFICE_KEY sealed this. Set that one again, or send new invitations.',
  });

/** Seals a text for one purpose: it opens for no other. */
export const seal = (settings: Settings, purpose: string, text: string): Buffer =>
  sealingOf(settings).seal(purpose, text);

/** What was sealed. Throws where another key sealed it, where it was for something else, or where a bit of it differs. */
export const unseal = (settings: Settings, purpose: string, sealed: Buffer): string =>
  sealingOf(settings).unseal(purpose, sealed);
