// The routes of a start without a connection: the service worker, or the one that removes it, and each station's outline.
import type { FastifyInstance } from 'fastify';
import { assetBase } from '#contract/boot.ts';
import { type Asset, sendAsset, sendMissing } from '../assets.ts';
import type { WebDeps } from '../deps.ts';
import { sendPage } from '../headers.ts';
import type { Template } from '../page.ts';
import { outlinePage } from './outlinePage.ts';

/** What a worker fetches is judged by its own policy, not by that of the page: it asks this host and nobody else. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

export function registerOffline(
  app: FastifyInstance,
  { stations, stationOf }: WebDeps,
  template: Template | null,
  built: ReadonlyMap<string, Asset> | undefined,
): void {
  app.get('/service-worker.js', (request, reply) => {
    // Where the station is not known the worker stays: its pages remove it if they do without.
    const isOff = stationOf(request)?.serviceWorker === false;
    const worker = built?.get(isOff ? 'service-worker-off.js' : 'service-worker.js');
    if (!worker) return sendMissing(reply);
    reply.header('Cache-Control', 'no-cache').header('Content-Security-Policy', workerPolicy);
    return sendAsset(request, reply, worker, false);
  });
  app.get(`${assetBase}stations/:code/outline.html`, (request, reply) => {
    const station = stations.byCode((request.params as { code: string }).code);
    if (!station || !template) return sendMissing(reply);
    const { markup, styles } = outlinePage(template, station);
    return sendPage(reply, markup, { styles });
  });
}
