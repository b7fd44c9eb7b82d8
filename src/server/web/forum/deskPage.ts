// How the moderators' page of the forum is drawn: posts whole, with their pictures, card, place and what was decided; groups; forbidden words.
import type { StationFacts } from '#contract/station.generated.ts';
import { localText } from '#station/station.ts';
import { type Html, html } from '#texts/html.ts';
import type { Locale } from '#texts/text.ts';
import { formatMoment } from '#values/beijingTime.ts';
import type { DeskPost } from '../../forum/deskPosts.ts';
import { floorsPerPage } from '../../forum/posting.ts';
import { nameCard } from '../../present/forum.ts';
import { addressesOf } from '../stationList.ts';
import type { Words } from '../webTexts.ts';

export const deskAddress = '/operator/forum';

export interface DeskView {
  station: StationFacts;
  stations: readonly StationFacts[];
  host: string;
  locale: Locale;
  posts: readonly DeskPost[];
  decided: readonly DeskPost[];
  /** What was looked for, and what was found; undefined where nothing was looked for. */
  asked: { address: string; floor: string; found: readonly DeskPost[] } | undefined;
  groups: readonly { id: number; name: string; isModerated: boolean }[];
  words: readonly string[];
}

const button = (name: string, value: string, label: string): Html =>
  html`<button name="${name}" value="${value}">${label}</button>`;

/** Where the post stands on the site. */
function placeOf({ article_id, floor }: DeskPost): string {
  const page = floor === null ? 1 : Math.ceil(floor / floorsPerPage);
  const query = new URLSearchParams({
    ...(page > 1 && { page: String(page) }),
    ...(floor !== null && { floor: String(floor) }),
  });
  return `forum/article/${article_id}${query.size > 0 ? `?${query}` : ''}`;
}

function placeLine(words: Words, { station, host }: DeskView, post: DeskPost): Html {
  const { address, isByName } = addressesOf(station.code, host);
  const place = placeOf(post);
  const floor = post.floor !== null && html` · ${words('web.forum.floor', { floor: post.floor })}`;
  return html`<p><strong>${post.title}</strong>${floor} ${
    isByName ? html`<a href="${address}${place}">/${place}</a>` : html`<code>/${place}</code>`
  }</p>`;
}

function cardLine(words: Words, locale: Locale, { card, lottery }: DeskPost): Html | false {
  if (!card) return false;
  const { kind, lotName, qiHao, playName, haoMa } = nameCard(card, lottery, locale);
  const facts = [lotName, qiHao, playName, haoMa].filter((each) => each !== '');
  return html`<p class="quiet">${words(`web.forum.card.${kind}`)} ${facts.join(' · ')}</p>`;
}

function postForm(words: Words, view: DeskView, post: DeskPost): Html {
  const { code } = view.station;
  const reasons = post.reasons.map((reason) =>
    words(`web.forum.reason.${reason}` as 'web.forum.reason.fraud'),
  );
  const facts = [
    post.reports > 0 && words('web.forum.reports', { count: post.reports, reasons: reasons.join('、') }),
    post.is_muted && words('web.forum.isMuted'),
    post.decision !== null &&
      words('web.forum.decision', {
        what: words(`web.forum.decided.${post.decision}`),
        who: post.decided_by!,
        time: formatMoment(post.decided_at!),
      }),
  ].filter((each) => each !== false);
  return html`<li class="message"><form method="post" action="${deskAddress}">
    <input type="hidden" name="station" value="${code}"><input type="hidden" name="kind" value="${post.kind}"><input type="hidden" name="id" value="${post.id}">
    <b>${words(`web.forum.status.${post.status as 'pending'}`)} · ${post.nick_name || post.account}</b>
    <small><time datetime="${post.created_at.toISOString()}">${formatMoment(post.created_at)}</time>${facts.map((fact) => html` · ${fact}`)}</small>
    ${placeLine(words, view, post)}
    <p>${post.content}</p>
    ${cardLine(words, view.locale, post)}
    ${post.pictures.map(
      ({ key, width, height }, at) =>
        html`<a href="${deskAddress}/picture/${code}/${key}"><img src="${deskAddress}/picture/${code}/${key}" alt="${words('web.forum.picture', { number: at + 1 })}" width="${Math.round((120 * width) / Math.max(width, height))}" height="${Math.round((120 * height) / Math.max(width, height))}" loading="lazy"></a> `,
    )}
    <p>${post.status !== 'visible' || post.reports > 0 ? button('act', 'show', words(post.status === 'hidden' ? 'web.forum.restore' : 'web.forum.show')) : false}
    ${post.status !== 'hidden' && button('act', 'hide', words('web.forum.hide'))}
    ${post.is_muted ? button('act', 'unmute', words('web.forum.unmute')) : button('act', 'mute', words('web.forum.mute'))}
    ${
      post.kind === 'article' &&
      html`${button('act', 'top', words('web.forum.top'))} ${button('act', 'essence', words('web.forum.essence'))}`
    }</p>
  </form></li>`;
}

const postList = (words: Words, view: DeskView, posts: readonly DeskPost[], none: string): Html =>
  posts.length === 0
    ? html`<p class="empty message">${none}</p>`
    : html`<ul>${posts.map((post) => postForm(words, view, post))}</ul>`;

export function deskPage(words: Words, view: DeskView): Html {
  const { station, stations, posts, decided, asked, groups, words: forbidden } = view;
  return html`<header><h1>${words('web.forum.title')}</h1><p>${words('web.forum.lead')}</p></header>
  <nav class="places">${stations.map(
    ({ code, name }) =>
      html`<a href="${deskAddress}?station=${code}"${code === station.code && html` aria-current="page"`}>${localText(name, view.locale)}</a> `,
  )}</nav>
  <main>
    <h2>${words('web.forum.posts')}</h2>
    ${postList(words, view, posts, words('web.forum.none'))}
    <h2>${words('web.forum.find')}</h2>
    <form method="get" action="${deskAddress}">
      <input type="hidden" name="station" value="${station.code}">
      <label>${words('web.forum.find.address')} <input name="find" value="${asked?.address ?? ''}" placeholder="/forum/article/123"></label>
      <label>${words('web.forum.find.floor')} <input name="floor" value="${asked?.floor ?? ''}" inputmode="numeric" size="6"></label>
      <button>${words('web.forum.find')}</button>
    </form>
    ${asked !== undefined && postList(words, view, asked.found, words('web.forum.find.none'))}
    <h2>${words('web.forum.decided')}</h2>
    ${postList(words, view, decided, words('web.forum.decided.none'))}
    <h2>${words('web.forum.groups')}</h2>
    <ul>${groups.map(
      ({ id, name, isModerated }) => html`<li class="message"><form method="post" action="${deskAddress}">
        <input type="hidden" name="station" value="${station.code}"><input type="hidden" name="group" value="${id}">
        <b>${name}</b> <small>${words(isModerated ? 'web.forum.moderated' : 'web.forum.open')}</small>
        ${button('moderated', isModerated ? '0' : '1', words(isModerated ? 'web.forum.setOpen' : 'web.forum.setModerated'))}
      </form></li>`,
    )}</ul>
    <h2>${words('web.forum.words')}</h2>
    <p class="quiet">${words('web.forum.wordsLead', { count: forbidden.length })}</p>
    <form method="post" action="${deskAddress}">
      <input type="hidden" name="station" value="${station.code}">
      <textarea name="words" rows="12" cols="40" aria-label="${words('web.forum.words')}">${forbidden.join('\n')}</textarea>
      <p><button>${words('web.forum.save')}</button></p>
    </form>
  </main>
  <footer><a href="/stations">${words('web.outbox.back')}</a></footer>`;
}
