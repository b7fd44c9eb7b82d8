// The loading of one family in a browser, each from a chunk of its own.
import type { FamilyCode } from './familyCodes.generated.ts';
import type { Family } from './play.ts';

const LOADERS = {
  ssc: () => import('./family/ssc/ssc.ts').then(({ SSC }) => SSC),
  pk10: () => import('./family/pk10/pk10.ts').then(({ PK10 }) => PK10),
  k3: () => import('./family/k3/k3.ts').then(({ K3 }) => K3),
  x115: () => import('./family/x115/x115.ts').then(({ X115 }) => X115),
  lhc: () => import('./family/lhc/lhc.ts').then(({ LHC }) => LHC),
  pc28: () => import('./family/pc28/pc28.ts').then(({ PC28 }) => PC28),
  kl10: () => import('./family/kl10/kl10.ts').then(({ KL10 }) => KL10),
  fc3d: () => import('./family/fc3d/fc3d.ts').then(({ FC3D }) => FC3D),
  kl8: () => import('./family/kl8/kl8.ts').then(({ KL8 }) => KL8),
} as const satisfies Record<FamilyCode, () => Promise<Family>>;

export function loadFamily(code: FamilyCode): Promise<Family> {
  return LOADERS[code]();
}
