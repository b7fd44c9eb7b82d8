// Lighter forms of libraries, for what is built: site and back office.
import { fileURLToPath } from 'node:url';

export const lighterLibraries = [
  // Its package offers bundlers the development build, which checks and warns.
  {
    find: /^react-router$/,
    replacement: fileURLToPath(
      new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
    ),
  },
  // Without the dialogs that a function opens, which the back office does without; only the list of its components asks for it by this name.
  {
    find: /^\.\/modal$/,
    replacement: fileURLToPath(new URL('../../node_modules/antd/es/modal/Modal.js', import.meta.url)),
  },
  // Stands in for what every React that we support has itself.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];
