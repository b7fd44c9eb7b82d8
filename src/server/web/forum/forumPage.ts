// The addresses of the moderators' page of the forum, /operator/forum: the page, the pictures on it, and its forms.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StationFacts } from '#contract/station.generated.ts';
import { localeOf } from '../../serverText.ts';
import { sendMissing } from '../assets.ts';
import type { WebDeps } from '../deps.ts';
import { sendPage } from '../headers.ts';
import { operatorPage } from '../operatorPage.ts';
import { wordsIn } from '../webTexts.ts';
import { deskAddress, deskPage } from './deskPage.ts';

/** A form of this very page, and not one that another site makes a browser send. */
function isOwnForm({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

export function registerForumPage(app: FastifyInstance, { stations, forumDesk }: WebDeps): void {
  const chosen = (code: unknown): StationFacts | undefined =>
    typeof code === 'string' ? stations.byCode(code) : stations.all()[0];
  const asked = async (station: string, address: string, floor: string) => {
    const number = /^[0-9]{1,9}$/.test(floor) ? Number(floor) : undefined;
    return { address, floor, found: await forumDesk.find(station, address.slice(0, 500), number) };
  };
  app.get(deskAddress, async (request, reply) => {
    const query = request.query as { station?: string; find?: string; floor?: string };
    const station = chosen(query.station);
    if (!station) return sendMissing(reply);
    const locale = localeOf(request.headers['accept-language'], 'zh-CN');
    const words = wordsIn(locale);
    const { find, floor } = query;
    const view = {
      station,
      stations: stations.all(),
      host: request.host,
      locale,
      asked:
        typeof find === 'string' && find !== ''
          ? await asked(station.code, find, String(floor ?? ''))
          : undefined,
      ...(await forumDesk.view(station.code, locale)),
    };
    return sendPage(
      reply,
      operatorPage({ locale, title: words('web.forum.title'), body: deskPage(words, view) }),
      {},
    );
  });
  app.get(`${deskAddress}/picture/:station/:key`, async (request, reply) => {
    const { station: code, key } = request.params as { station: string; key: string };
    const station = stations.byCode(code);
    const bytes =
      station && /^[a-z0-9]{32}$/.test(key) ? await forumDesk.picture(station.code, key) : undefined;
    if (!bytes) return sendMissing(reply);
    return reply
      .header('Content-Type', 'image/webp')
      .header('Content-Disposition', 'inline')
      .header('Cache-Control', 'no-store')
      .send(bytes);
  });
  app.post(deskAddress, async (request, reply): Promise<FastifyReply> => {
    const body = (request.body ?? {}) as Record<string, string | undefined>;
    const station = chosen(body.station ?? '');
    if (!station || !isOwnForm(request)) return sendMissing(reply);
    const { code } = station;
    if (body.words !== undefined) await forumDesk.setWords(code, body.words.split(/[\n,，、]/));
    else if (/^[0-9]{1,9}$/.test(body.group ?? ''))
      await forumDesk.setModerated(code, Number(body.group), body.moderated === '1');
    else if (/^[0-9]{1,18}$/.test(body.id ?? '')) {
      const kind = body.kind === 'comment' ? 'comment' : 'article';
      const id = BigInt(body.id!);
      const { act } = body;
      if (act === 'show' || act === 'hide') await forumDesk.decide(code, kind, id, act);
      else if (act === 'mute' || act === 'unmute') await forumDesk.mute(code, kind, id, act === 'mute');
      else if (act === 'top' || act === 'essence') await forumDesk.toggleMark(code, id, act);
    }
    return reply.redirect(`${deskAddress}?station=${code}`, 303);
  });
}
