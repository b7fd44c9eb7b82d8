// Prints the bill of materials of package-lock.json as CycloneDX 1.5: `npm run -s bom > bom.json`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './build/site.ts';
import { billOfMaterials } from './supply/billOfMaterials.ts';

const lockfile = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
process.stdout.write(`${JSON.stringify(billOfMaterials(lockfile), null, 2)}\n`);
