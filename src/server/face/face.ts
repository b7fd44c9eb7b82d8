// Owns the face of the house: headers, files, pages of the stations, and the pages for whoever runs the house.
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readFolder, registerAssets } from './assets.ts';
import { registerHeaders } from './headers.ts';
import { readTemplate, registerPages } from './pages.ts';
import type { FaceParts } from './parts.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Adds everything a browser sees beside the calls. To be called once, after the calls' own routes and not-found
 * handler; pages take every GET that nothing else has taken.
 */
export async function registerFace(app: FastifyInstance, parts: FaceParts): Promise<void> {
  registerHeaders(app);
  const { distFolder } = parts;
  const [built, template] = distFolder
    ? await Promise.all([readFolder(distFolder).catch(() => new Map()), readTemplate(distFolder)])
    : [undefined, null];
  // The page is served filled in, at the paths of the screens; unfilled it would be a second, worse home page.
  built?.delete('index.html');
  registerAssets(app, {
    ...(built && { built }),
    live: {
      '/art/': path.join(root, 'src/server/art'),
      '/logo/': path.join(root, 'stations/logo'),
    },
  });
  registerPages(app, parts, template);
}
