// The list of all families, for the server and the command line; a browser loads them one by one instead.
import { FC3D } from './family/fc3d/fc3d.ts';
import { K3 } from './family/k3/k3.ts';
import { KL8 } from './family/kl8/kl8.ts';
import { KL10 } from './family/kl10/kl10.ts';
import { LHC } from './family/lhc/lhc.ts';
import { PC28 } from './family/pc28/pc28.ts';
import { PK10 } from './family/pk10/pk10.ts';
import { SSC } from './family/ssc/ssc.ts';
import { X115 } from './family/x115/x115.ts';
import { FAMILY_CODES, type FamilyCode } from './familyCodes.generated.ts';
import type { Family, Play } from './play.ts';

const BY_CODE = {
  ssc: SSC,
  pk10: PK10,
  k3: K3,
  x115: X115,
  lhc: LHC,
  pc28: PC28,
  kl10: KL10,
  fc3d: FC3D,
  kl8: KL8,
} satisfies Record<FamilyCode, Family>;

export const FAMILIES: readonly Family[] = FAMILY_CODES.map((code) => BY_CODE[code]);

const PLAYS = new Map(FAMILIES.flatMap((family) => family.plays.map((play) => [play.code, play])));

export function familyOf(code: FamilyCode): Family;
export function familyOf(code: string): Family | undefined;
export function familyOf(code: string): Family | undefined {
  return Object.hasOwn(BY_CODE, code) ? BY_CODE[code as FamilyCode] : undefined;
}

/** A play by its code alone, as orders store it. */
export function playOf(code: string): Play | undefined {
  return PLAYS.get(code);
}
