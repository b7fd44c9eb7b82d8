// Owns lighter forms of libraries, for what is built: site and back office.
import { fileURLToPath } from 'node:url';

export const lighterLibraries = [
  // Its package offers bundlers the development build, which checks and warns.
  {
    find: /^react-router$/,
    replacement: fileURLToPath(
      new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
    ),
  },
  // Stands in for what every React that we support has itself.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];
