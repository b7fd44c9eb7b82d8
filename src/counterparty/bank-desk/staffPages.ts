// Owns the way into the desk in service: who is not logged in sees the log-in page alone, and a first password opens the page that changes it.
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '#texts/html.ts';
import { registerPages, sendPage, sent } from '../pages.ts';
import type { Desk } from '../serve.ts';
import { localeOf, type Words, wordsIn } from '../words.ts';
import { registerDeskRoutes } from './deskPages.ts';
import {
  changePassword,
  logIn,
  logOut,
  type Staff,
  type StaffDesk,
  sessionMs,
  shortestPassword,
  staffBy,
} from './staff.ts';

type Trouble =
  | 'web.desk.logIn.wrong'
  | 'web.desk.logIn.tooMany'
  | 'web.desk.logIn.over'
  | 'web.desk.password.wrong'
  | 'web.desk.password.short'
  | 'web.desk.password.same'
  | 'web.desk.password.differs';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is logged in at the desk. */
    staff?: Staff;
  }
}

/** Pages of the desk for its staff; `isSecure` is whether browsers reach it by https. */
export async function registerStaffPages(
  app: FastifyInstance,
  desk: Desk & StaffDesk,
  isSecure: boolean,
): Promise<void> {
  await registerPages(app);
  await app.register(fastifyCookie);
  // The prefix makes a browser refuse the cookie from any other host or without https.
  const cookie = isSecure ? '__Host-desk' : 'desk';
  const ofCookie = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  const opens = (reply: FastifyReply, token: string) =>
    reply.setCookie(cookie, token, { ...ofCookie, maxAge: sessionMs / 1000 });

  app.get('/log-in', (request, reply) => logInPage(request, reply));
  app.post('/log-in', async (request, reply) => {
    // Read as they are: a space may belong to a password.
    const { password = '' } = (request.body ?? {}) as Record<string, string>;
    const opened = await logIn(desk, {
      name: sent(request, 'name'),
      password: String(password),
      address: request.ip,
    });
    if (opened === 'wrong') return logInPage(request, reply.code(422), 'web.desk.logIn.wrong');
    if (opened === 'tooMany') return logInPage(request, reply.code(429), 'web.desk.logIn.tooMany');
    return opens(reply, opened.token).redirect('/', 303);
  });

  await app.register(async (inside) => {
    inside.addHook('onRequest', async (request, reply) => {
      const staff = staffBy(desk, request.cookies[cookie]);
      if (staff) {
        request.staff = staff;
        if (staff.is_first && !['/password', '/log-out'].includes(request.url))
          return reply.redirect('/password', 303);
        return;
      }
      if (request.method === 'GET') return reply.redirect('/log-in', 303);
      return logInPage(request, reply.code(401), 'web.desk.logIn.over');
    });
    inside.post('/log-out', (request, reply) => {
      logOut(desk, request.cookies[cookie]);
      return reply.clearCookie(cookie, ofCookie).redirect('/log-in', 303);
    });
    inside.get('/password', (request, reply) => passwordPage(request, reply));
    inside.post('/password', async (request, reply) => {
      const { old = '', wanted = '', again = '' } = (request.body ?? {}) as Record<string, string>;
      if (wanted !== again) return passwordPage(request, reply.code(422), 'web.desk.password.differs');
      const { name } = request.staff!;
      const ended = await changePassword(desk, { name, address: request.ip, old, wanted });
      if (ended === 'tooMany') return passwordPage(request, reply.code(429), 'web.desk.logIn.tooMany');
      if (ended !== 'changed') return passwordPage(request, reply.code(422), `web.desk.password.${ended}`);
      // It ended every session of theirs; this browser goes on.
      const opened = await logIn(desk, { name, password: wanted, address: request.ip });
      return typeof opened === 'object'
        ? opens(reply, opened.token).redirect('/', 303)
        : reply.redirect('/log-in', 303);
    });
    registerDeskRoutes(inside, desk, { staffOf: (request) => request.staff!.name });
  });
}

const alert = (words: Words, trouble: Trouble | undefined): Html | undefined =>
  trouble && html`<p class="bad" role="alert">${words(trouble, { count: shortestPassword })}</p>`;

function logInPage(request: FastifyRequest, reply: FastifyReply, trouble?: Trouble): FastifyReply {
  const locale = localeOf(request.headers['accept-language']);
  const words = wordsIn(locale);
  const body = html`<header><h1>${words('web.desk.title')}</h1><p class="quiet">${words('web.desk.logIn.lead')}</p></header>
  <main>${alert(words, trouble)}
    <form class="card stacked" method="post" action="/log-in">
      <label>${words('web.desk.logIn.name')} <input name="name" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="32" value="${sent(request, 'name')}"></label>
      <label>${words('web.desk.logIn.password')} <input name="password" type="password" autocomplete="current-password" required></label>
      <button>${words('web.desk.logIn.go')}</button>
    </form></main>`;
  return sendPage(reply, { locale, title: words('web.desk.title'), body });
}

function passwordPage(request: FastifyRequest, reply: FastifyReply, trouble?: Trouble): FastifyReply {
  const locale = localeOf(request.headers['accept-language']);
  const words = wordsIn(locale);
  const { name, is_first: isFirst } = request.staff!;
  const field = (id: 'old' | 'wanted' | 'again') =>
    html`<label>${words(`web.desk.password.${id}`)} <input name="${id}" type="password" autocomplete="${id === 'old' ? 'current-password' : 'new-password'}" required></label>`;
  const body = html`<header><h1>${words('web.desk.password.title')}</h1>
    <p class="quiet">${words(isFirst ? 'web.desk.password.first' : 'web.desk.password.lead', { count: shortestPassword })}</p></header>
  <main>${alert(words, trouble)}
    <form class="card stacked" method="post" action="/password">
      <input type="hidden" name="name" autocomplete="username" value="${name}">
      ${field('old')}${field('wanted')}${field('again')}
      <button>${words('web.desk.password.save')}</button>
    </form>
    ${!isFirst && html`<p><a class="back" href="/">${words('web.desk.password.back')}</a></p>`}</main>`;
  return sendPage(reply, { locale, title: words('web.desk.password.title'), body });
}
