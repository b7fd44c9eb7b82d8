// Owns the moderators' page of the forum, /operator/forum: posts that wait or were reported, groups with moderation, forbidden words.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StationFacts } from '#contract/station.generated.ts';
import { localText } from '#station/station.ts';
import { type Html, html } from '#texts/html.ts';
import { formatMoment } from '#values/beijingTime.ts';
import type { WaitingPost } from '../../forum/moderation.ts';
import { localeOf } from '../../serverText.ts';
import { sendMissing } from '../assets.ts';
import type { WebDeps } from '../deps.ts';
import { sendPage } from '../headers.ts';
import { operatorPage } from '../operatorPage.ts';
import { type Words, wordsIn } from '../webTexts.ts';

const address = '/operator/forum';

/** A form of this very page, and not one that another site makes a browser send. */
function isOwnForm({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

interface DeskView {
  station: StationFacts;
  stations: readonly StationFacts[];
  posts: readonly WaitingPost[];
  groups: readonly { id: number; name: string; isModerated: boolean }[];
  words: readonly string[];
}

const button = (name: string, value: string, label: string): Html =>
  html`<button name="${name}" value="${value}">${label}</button>`;

function postForm(words: Words, station: string, post: WaitingPost): Html {
  const reasons = post.reasons.map((reason) =>
    words(`web.forum.reason.${reason}` as 'web.forum.reason.fraud'),
  );
  return html`<li class="message"><form method="post" action="${address}">
    <input type="hidden" name="station" value="${station}"><input type="hidden" name="kind" value="${post.kind}"><input type="hidden" name="id" value="${post.id}">
    <b>${words(`web.forum.status.${post.status as 'pending'}`)} · ${post.nick_name || post.account}</b>
    <small><time datetime="${post.created_at.toISOString()}">${formatMoment(post.created_at)}</time>${
      post.reports > 0 &&
      html` · ${words('web.forum.reports', { count: post.reports, reasons: reasons.join('、') })}`
    }</small>
    ${post.title !== '' && html`<p><strong>${post.title}</strong></p>`}
    <p>${post.content}</p>
    <p>${button('act', 'show', words('web.forum.show'))} ${button('act', 'hide', words('web.forum.hide'))} ${button('act', 'mute', words('web.forum.mute'))}
    ${
      post.kind === 'article' &&
      html`${button('act', 'top', words('web.forum.top'))} ${button('act', 'essence', words('web.forum.essence'))}`
    }</p>
  </form></li>`;
}

function deskPage(words: Words, { station, stations, posts, groups, words: forbidden }: DeskView): Html {
  return html`<header><h1>${words('web.forum.title')}</h1><p>${words('web.forum.lead')}</p></header>
  <nav>${stations.map(
    ({ code, name }) =>
      html`<a href="${address}?station=${code}"${code === station.code && html` aria-current="page"`}>${localText(name, 'zh-CN')}</a> `,
  )}</nav>
  <main>
    <h2>${words('web.forum.posts')}</h2>
    ${posts.length === 0 && html`<p class="empty message">${words('web.forum.none')}</p>`}
    <ul>${posts.map((post) => postForm(words, station.code, post))}</ul>
    <h2>${words('web.forum.groups')}</h2>
    <ul>${groups.map(
      ({ id, name, isModerated }) => html`<li class="message"><form method="post" action="${address}">
        <input type="hidden" name="station" value="${station.code}"><input type="hidden" name="group" value="${id}">
        <b>${name}</b> <small>${words(isModerated ? 'web.forum.moderated' : 'web.forum.open')}</small>
        ${button('moderated', isModerated ? '0' : '1', words(isModerated ? 'web.forum.setOpen' : 'web.forum.setModerated'))}
      </form></li>`,
    )}</ul>
    <h2>${words('web.forum.words')}</h2>
    <p class="quiet">${words('web.forum.wordsLead', { count: forbidden.length })}</p>
    <form method="post" action="${address}">
      <input type="hidden" name="station" value="${station.code}">
      <textarea name="words" rows="12" cols="40" aria-label="${words('web.forum.words')}">${forbidden.join('\n')}</textarea>
      <p><button>${words('web.forum.save')}</button></p>
    </form>
  </main>
  <footer><a href="/stations">${words('web.outbox.back')}</a></footer>`;
}

const muteDays = 7;

export function registerForumPage(app: FastifyInstance, { stations, forumDesk }: WebDeps): void {
  const chosen = (code: unknown): StationFacts | undefined =>
    typeof code === 'string' ? stations.byCode(code) : stations.all()[0];
  app.get(address, async (request, reply) => {
    const station = chosen((request.query as { station?: string }).station);
    if (!station) return sendMissing(reply);
    const locale = localeOf(request.headers['accept-language'], 'zh-CN');
    const words = wordsIn(locale);
    const view = { station, stations: stations.all(), ...(await forumDesk.view(station.code, locale)) };
    return sendPage(
      reply,
      operatorPage({ locale, title: words('web.forum.title'), body: deskPage(words, view) }),
      {},
    );
  });
  app.post(address, async (request, reply): Promise<FastifyReply> => {
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
      else if (act === 'mute') await forumDesk.mute(code, kind, id, muteDays);
      else if (act === 'top' || act === 'essence') await forumDesk.toggleMark(code, id, act);
    }
    return reply.redirect(`${address}?station=${code}`, 303);
  });
}
