// Owns everything a browser loads beside the calls: headers, files, pages of the stations, and the operator's pages.
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { assetBase } from '#contract/boot.ts';
import { assetOf, readFolder, registerAssets, registerCovers, sendAsset, sendMissing } from './assets.ts';
import type { WebDeps } from './deps.ts';
import { registerForumPage } from './forum/forumPage.ts';
import { registerForumPictures } from './forum/forumPictures.ts';
import { registerHeaders } from './headers.ts';
import { registerManifest } from './home-screen/manifest.ts';
import { registerOpenApi } from './openapiPage.ts';
import { registerOutbox } from './outboxPage.ts';
import { registerOverlayPages } from './overlayPages.ts';
import { readTemplate, registerPages } from './pages.ts';
import { registerStationChoice, registerStationList } from './stationList.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Registers all of it. Called once, after the routes of the calls: the pages answer every GET that has no route of its own.
 */
export async function registerWeb(app: FastifyInstance, parts: WebDeps): Promise<void> {
  registerHeaders(app);
  const { distFolder, stations } = parts;
  const [built, template, ownFiles] = await Promise.all([
    distFolder ? readFolder(distFolder) : undefined,
    distFolder ? readTemplate(distFolder) : null,
    readFolder(path.join(root, 'src/server/web/files')),
  ]);
  // The built page without its data is for a plain static host; here it would be a second, incomplete home page.
  built?.delete('index.html');
  registerCovers(app);
  registerAssets(app, {
    ...(built && { built }),
    live: {
      '/art/': path.join(root, 'src/server/art'),
      '/art/activity/': path.join(root, 'src/server/art/activity'),
      '/logo/': path.join(root, 'stations/logo'),
    },
  });
  app.get('/operator/:name', (request, reply) => {
    const asset = ownFiles.get((request.params as { name: string }).name);
    return asset ? sendAsset(request, reply, asset, false) : sendMissing(reply);
  });
  app.get('/favicon.ico', (request, reply) => sendAsset(request, reply, ownFiles.get('mark.svg')!, false));
  // The station file that the app loads behind a plain static host; here it is the version in service.
  app.get(`${assetBase}stations/:file`, (request, reply) => {
    const [, code] = /^([\w-]+)\.json$/.exec((request.params as { file: string }).file) ?? [];
    const station = code && stations.byCode(code);
    if (!station) return sendMissing(reply);
    return sendAsset(
      request,
      reply.header('Cache-Control', 'no-cache'),
      assetOf(`${code}.json`, Buffer.from(JSON.stringify(station))),
      false,
    );
  });
  registerManifest(app, parts);
  registerOverlayPages(app, parts);
  registerForumPictures(app, parts);
  registerStationChoice(app, parts);
  await registerOpenApi(app, path.join(root, 'schemas'));
  if (parts.showsDemonstration) {
    registerStationList(app, parts);
    registerOutbox(app, parts);
    registerForumPage(app, parts);
  }
  registerPages(app, parts, template);
}
