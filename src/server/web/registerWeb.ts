// Everything a browser loads beside the calls: headers, files, pages of the stations, and the operator's pages.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { assetBase } from '#contract/boot.ts';
import { verifierFile } from '#lottery/draw/verifier/verifierFile.ts';
import {
  assetOf,
  logoReader,
  readFolder,
  registerAssets,
  registerCovers,
  sendAsset,
  sendMissing,
} from './assets.ts';
import type { WebDeps } from './deps.ts';
import { registerForumPage } from './forum/forumPage.ts';
import { policyOfOneFile, registerHeaders } from './headers.ts';
import { registerManifest } from './home-screen/manifest.ts';
import { registerOffline } from './home-screen/offline.ts';
import { registerOpenApi } from './openapi/page.ts';
import { registerOverlayPages } from './overlayPages.ts';
import { readTemplate } from './page.ts';
import { registerPages } from './pages.ts';
import { registerContentPictures } from './pictures/contentPictures.ts';
import { registerForumPictures } from './pictures/forumPictures.ts';
import { registerStationPictures } from './pictures/stationPictures.ts';
import { registerSupportPictures } from './pictures/supportPictures.ts';
import { registerStationChoice, registerStationList } from './stationList.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Registers all of it. Called once, after the routes of the calls: the pages answer every GET that has no route of its own.
 */
export async function registerWeb(app: FastifyInstance, parts: WebDeps): Promise<void> {
  registerHeaders(app);
  const { distFolder, stations, outboxUrl } = parts;
  const built = distFolder ? readFolder(distFolder) : undefined;
  const template = distFolder ? await readTemplate(distFolder) : null;
  const ownFiles = readFolder(path.join(root, 'src/server/web/files'));
  // The built page without its data is for a plain static host; here it would be a second, incomplete home page.
  built?.delete('index.html');
  const artFolder = path.join(root, 'src/server/art');
  registerCovers(app);
  registerStationPictures(app, parts, artFolder);
  registerAssets(app, {
    ...(built && { built }),
    live: {
      '/art/': artFolder,
      '/art/activity/': path.join(artFolder, 'activity'),
      '/logo/': logoReader(stations),
    },
  });
  registerVerifier(app);
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
  registerOffline(app, parts, template, built);
  registerOverlayPages(app, parts);
  registerForumPictures(app, parts);
  registerSupportPictures(app, parts);
  registerContentPictures(app, parts);
  registerStationChoice(app, parts);
  registerOpenApi(app, path.join(root, 'schemas'), parts);
  if (parts.showsDemonstration) {
    registerStationList(app, { ...parts, stations: parts.listed ?? parts.stations });
    // The gateway of the demonstration shows what would be on phones.
    if (outboxUrl)
      app.get('/outbox', (request, reply) => {
        const url = new URL(outboxUrl() ?? '/stations', `http://${request.host}`);
        // By the name this server was reached by, which may be its address in a network of phones.
        url.hostname = request.hostname;
        return reply.redirect(url.href, 302);
      });
    registerForumPage(app, parts);
  }
  registerPages(app, parts, template);
}

/** The page that verifies a draw by itself; the build brings the same file to a plain static host. */
function registerVerifier(app: FastifyInstance): void {
  const bytes = readFileSync(path.join(root, 'src/lottery/draw/verifier', verifierFile));
  const [asset, policy] = [assetOf(verifierFile, bytes), policyOfOneFile(bytes.toString())];
  app.get(`${assetBase}${verifierFile}`, (request, reply) =>
    sendAsset(request, reply.header('Content-Security-Policy', policy), asset, false),
  );
}
