// Logos on their way into a station's file: checked by their bytes, drawn again, kept until a file names them, and the colours that are proposed out of them.
import { type Proposal, proposalsOf } from '#station/create/proposals.ts';
import type { Db } from '../../db/stationTransaction.ts';
import { redrawingOf } from '../../forum/redrawing.ts';
import { Refusal } from '../../refusal.ts';
import type { OfficeContext } from '../pipeline/handle.ts';
import { nameOfBytes } from './names.ts';

/** Longer than a new station waits for its second person. */
const keptMs = 31 * 86_400_000;

interface KeptLogo {
  /** How a file names it. */
  address: string;
  /** As it is kept, a PNG. */
  bytes: Buffer;
  width: number;
  height: number;
  proposals: Proposal[];
}

/** The bytes of a logo that was uploaded. */
export async function uploadedLogo(db: Db, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('studio_logo').select('bytes').where('name', '=', name).executeTakeFirst();
  return row?.bytes;
}

/** Keeps a logo under a name of its bytes. Refuses what is no PNG, SVG or JPEG, too small, or too long for its height. */
export async function keepLogo(
  { db, staff, now, settings }: Pick<OfficeContext<unknown>, 'db' | 'staff' | 'now' | 'settings'>,
  code: string,
  file: Buffer,
): Promise<KeptLogo> {
  const logo = await redrawingOf(settings).redrawLogo(file, `staff ${staff.staffId}`);
  if (!logo) throw new Refusal('office-studio.noLogo', { code: 'noLogo', field: 'bytes' });
  const { bytes, width, height, colours } = logo;
  const name = `${code}-${nameOfBytes(bytes).slice(0, 8)}.png`;
  await db
    .deleteFrom('studio_logo')
    .where('at', '<', new Date(now.getTime() - keptMs))
    .execute();
  await db
    .insertInto('studio_logo')
    .values({ name, bytes, width, height, made_by: staff.name, at: now })
    .onConflict((same) => same.column('name').doNothing())
    .execute();
  return { address: `/logo/${name}`, bytes, width, height, proposals: proposalsOf(colours) };
}
