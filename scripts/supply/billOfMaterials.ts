// The bill of materials: every package that package-lock.json names, as CycloneDX 1.5. It follows from the lockfile alone, byte for byte, without the
// moment and the number that npm's own `npm sbom` writes into each.

/** A package of a lockfile of version 3, of what is read here. */
interface LockedPackage {
  /** Where it differs from the folder, or of the project itself. */
  name?: string;
  version: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export interface Lockfile {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

export interface Component {
  type: 'application' | 'library';
  /** The place in the lockfile; a package may be in several, in different versions. */
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  scope?: 'required' | 'optional' | 'excluded';
  hashes?: { alg: string; content: string }[];
  licenses?: [{ expression: string }];
  purl?: string;
}

export interface BillOfMaterials {
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: 1;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const rootRef = 'the project';
const folder = 'node_modules/';

const nameOf = (place: string, { name }: LockedPackage): string =>
  name ?? place.slice(place.lastIndexOf(folder) + folder.length);

/** `sha512-…` as CycloneDX writes it. */
function hashOf(integrity: string): { alg: string; content: string } {
  const [, bits, base64] = /^sha(256|384|512)-([A-Za-z0-9+/]+={0,2})$/.exec(integrity) ?? [];
  if (!bits || !base64) throw new Error(`"${integrity}" is no integrity of a package.`);
  return { alg: `SHA-${bits}`, content: Buffer.from(base64, 'base64').toString('hex') };
}

function componentOf(place: string, locked: LockedPackage): Component {
  const whole = nameOf(place, locked);
  const [group, name] = whole.startsWith('@') ? (whole.split('/') as [string, string]) : [undefined, whole];
  if (!locked.integrity) throw new Error(`${place} has no integrity in package-lock.json.`);
  const path = [...(group ? [encodeURIComponent(group)] : []), name].join('/');
  return {
    type: 'library',
    'bom-ref': place,
    ...(group && { group }),
    name,
    version: locked.version,
    // What only developing needs is not in service; an optional one is there on some systems.
    scope: locked.dev ? 'excluded' : locked.optional ? 'optional' : 'required',
    hashes: [hashOf(locked.integrity)],
    ...(locked.license && { licenses: [{ expression: locked.license }] as [{ expression: string }] }),
    purl: `pkg:npm/${path}@${locked.version}`,
  };
}

/** Where a package finds another one: beside what is below itself first, then further up. */
function placeFrom(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf(`/${folder}`)))) {
    const place = `${base === '' ? '' : `${base}/`}${folder}${name}`;
    if (packages[place]) return place;
    if (base === '') return undefined;
  }
}

/** Throws where a package has no integrity. */
export function billOfMaterials({ name, version, packages }: Lockfile): BillOfMaterials {
  const places = Object.keys(packages)
    .filter((place) => place !== '')
    .sort();
  const dependsOn = (from: string): string[] => {
    const { dependencies, optionalDependencies, peerDependencies, devDependencies } = packages[from]!;
    const names = Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
      ...(from === '' && devDependencies),
    });
    return [...new Set(names.flatMap((each) => placeFrom(packages, from, each) ?? []))].sort();
  };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': rootRef, name, version } },
    components: places.map((place) => componentOf(place, packages[place]!)),
    dependencies: ['', ...places].map((place) => ({
      ref: place === '' ? rootRef : place,
      dependsOn: dependsOn(place),
    })),
  };
}
