// Owns the list of all families, for the server and the command line; a browser loads them one by one instead.
import { FC3D } from './family/fc3d/fc3d.ts';
import { K3 } from './family/k3/k3.ts';
import { KL8 } from './family/kl8/kl8.ts';
import { KL10 } from './family/kl10/kl10.ts';
import { LHC } from './family/lhc/lhc.ts';
import { PC28 } from './family/pc28/pc28.ts';
import { PK10 } from './family/pk10/pk10.ts';
import { SSC } from './family/ssc/ssc.ts';
import { X115 } from './family/x115/x115.ts';
import type { Family, Play } from './play.ts';

export const FAMILIES: readonly Family[] = [SSC, PK10, K3, X115, LHC, PC28, KL10, FC3D, KL8];

const BY_CODE = new Map(FAMILIES.map((family) => [family.code, family]));
const PLAYS = new Map(FAMILIES.flatMap((family) => family.plays.map((play) => [play.code, play])));

export function familyOf(code: string): Family | undefined {
  return BY_CODE.get(code);
}

/** A play by its code alone, as orders store it. */
export function playOf(code: string): Play | undefined {
  return PLAYS.get(code);
}
