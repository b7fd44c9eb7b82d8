#!/usr/bin/env node
// The start of the `station` program: Node's compile cache is on before the first TypeScript is read, so that a warm
// start strips no types; generated files are there; on a Node that cannot run TypeScript, the pinned one takes over.
import nodeModule from 'node:module';

if (Number(process.versions.node.split('.')[0]) >= 24) {
  nodeModule.enableCompileCache();
  const { ensureGenerated } = await import('./gen/ensureGenerated.mjs');
  ensureGenerated();
  await import('./station.ts');
} else {
  process.argv.splice(2, 0, 'scripts/station.mjs');
  await import('./run.mjs');
}
