// The page that lists all stations, its live updates, and the entry to a station where host names do not resolve.
import { networkInterfaces } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { screens } from '#contract/screens.generated.ts';
import type { StationFacts } from '#contract/station.generated.ts';
import type { Counterparties } from '#counterparty/programs.ts';
import type { Party } from '#counterparty/signed.ts';
import type { RuleName } from '#station/checks/rules.generated.ts';
import { themeTokens } from '#station/derive/look/theme.ts';
import { localText } from '#station/station.ts';
import { type Html, html } from '#texts/html.ts';
import type { Locale } from '#texts/text.ts';
import { qrPath } from '#values/qrMatrix.ts';
import { localeOf } from '../serverText.ts';
import type { StationProblem } from '../stations.ts';
import { sendMissing } from './assets.ts';
import type { WebDeps } from './deps.ts';
import { sendPage } from './headers.ts';
import { operatorPage } from './operatorPage.ts';
import { type Words, wordsIn } from './webTexts.ts';

const swatch = [
  '--header',
  '--brand',
  '--brand-deep',
  '--accent',
  '--surface',
  '--surface-raised',
  '--text',
] as const;

/** Where a station is reached from the host the list was requested on; browsers resolve *.localhost by themselves. */
export function addressesOf(code: string, host: string): { address: string; isByName: boolean } {
  const [name = '', port] = host.split(/:(?=\d+$)/);
  const isByName = name === 'localhost' || name.endsWith('.localhost');
  return {
    address: isByName ? `http://${code}.localhost${port ? `:${port}` : ''}/` : `/open/${code}`,
    isByName,
  };
}

/** As schemas/station.json has it, so that nothing else is ever shown from an address. */
export const codePattern = /^[a-z][a-z0-9]{1,15}$/;

const titles = new Map<string, string>(screens.map(({ path, title }) => [path, title]));
const titleOf = (path: string, words: Words): string =>
  titles.has(path) ? words(titles.get(path) as Parameters<Words>[0]) : path;

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(name);

/**
 * Where a phone in the same network finds the server, such as http://192.168.1.5:8080; undefined where it cannot reach it. The host of
 * the request will do unless it is this machine's own; then it is the machine's address in its network, where the server listens there.
 */
export function phoneOrigin(
  protocol: string,
  host: string,
  listensAt: string,
  networks: ReturnType<typeof networkInterfaces>,
): string | undefined {
  const [name = '', port] = host.split(/:(?=\d+$)/);
  if (!isLoopback(name)) return `${protocol}://${host}`;
  if (listensAt !== '0.0.0.0' && listensAt !== '::') return undefined;
  const own = Object.values(networks)
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  return own && `http://${own.address}${port ? `:${port}` : ''}`;
}

function phoneCode(address: string, words: Words): Html {
  const { path, size } = qrPath(address);
  return html`<details class="phone"><summary>${words('web.list.phone')}</summary>
    <svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${words('web.list.phoneCode', { address })}"><path d="${path}"/></svg>
    <p class="address"><code>${address}</code></p></details>`;
}

/** `hasLogo` says whether the picture that the file names exists. */
function stationCard(
  station: StationFacts,
  host: string,
  locale: Locale,
  words: Words,
  { hasLogo, origin }: { hasLogo: boolean; origin: string | undefined },
): Html {
  const { address, isByName } = addressesOf(station.code, host);
  const name = localText(station.name, locale);
  const off = station.routes.off.length;
  return html`<li class="station s-${station.code}">
    <a class="station-link" href="${address}">
      ${
        hasLogo
          ? html`<img class="mark" src="${station.theme.logo}" alt="">`
          : html`<span class="mark" aria-hidden="true">${[...name][0] ?? ''}</span>`
      }
      <span class="station-name"><b>${name}</b><small>${station.code} · ${
        station.theme.skin === 'ThemeBlack' ? words('web.list.black') : words('web.list.red')
      }</small></span>
      <span class="go">${words('web.list.open')}</span>
    </a>
    <span class="swatch" aria-hidden="true">${swatch.map((token) => html`<i class="c${token}"></i>`)}</span>
    <p class="address">${words('web.list.address')} ${
      isByName
        ? html`<a href="${address}"><code>${address}</code></a>`
        : html`<code>${station.code}.localhost</code>`
    }</p>
    ${isByName && html`<p class="address">${words('web.list.other')} <a href="/open/${station.code}">/open/${station.code}</a></p>`}
    ${station.hosts.length > 0 && html`<p class="address">${words('web.list.hosts')} ${station.hosts.map((each) => html`<a href="https://${each}/"><code>${each}</code></a> `)}</p>`}
    ${off > 0 && html`<p class="address">${words('web.list.off', { count: off })} ${station.routes.off.map((each) => html`<span class="chip" title="${each}">${titleOf(each, words)}</span> `)}</p>`}
    ${origin !== undefined && phoneCode(`${origin}/open/${station.code}`, words)}
  </li>`;
}

/** Colours of the cards: a rule for each station, since the content policy allows no style attributes. */
function stationRules(stations: readonly StationFacts[]): string {
  return stations
    .map((station) => {
      const tokens = themeTokens(station, station.theme.skin) as Record<string, string>;
      const here = `.s-${station.code}`;
      const ground = `${here} .mark,${here} .go{background:linear-gradient(135deg,${tokens['--brand']},${tokens['--brand-deep']});color:${tokens['--on-brand']}}`;
      return ground + swatch.map((token) => `${here} .c${token}{background:${tokens[token]}}`).join('');
    })
    .join('');
}

/** Of a file that is not JSON only the first place: one missing character makes the parser report several. */
const firstSyntaxProblems = (problems: readonly StationProblem[]): readonly StationProblem[] =>
  problems.filter(
    ({ file, rule }, at) =>
      rule !== 'syntax' ||
      at === problems.findIndex((other) => other.rule === 'syntax' && other.file === file),
  );

/** In the reader's language what it is and what it does; what the rule found, in English, is for whoever writes the file. */
function problemRow(problem: StationProblem, locale: Locale, words: Words): Html {
  const line = problem.range?.start.line;
  const rule = problem.rule as RuleName;
  return html`<li class="problem ${problem.severity}">
    <b>${words(problem.severity === 'error' ? 'web.list.error' : 'web.list.warning')}</b>
    <code>${problem.file}${line !== undefined && `:${line}`}</code> <small>${problem.rule}</small>
    <p>${words(`web.rule.${rule}.title`)}</p>
    <p class="quiet">${words(`web.rule.${rule}.effect`)}</p>
    ${problem.path && html`<p class="quiet">${words('web.list.place', { path: problem.path })}</p>`}
    ${
      problem.suggestions?.length
        ? html`<p class="quiet">${words('web.list.suggestion', { values: problem.suggestions.join(', ') })}</p>`
        : false
    }
    <details${locale === 'en' && ' open'}><summary>${words('web.list.detail')}</summary>
      <p lang="en">${problem.message}${problem.consequence && ` ${problem.consequence}`}</p></details>
  </li>`;
}

/** The companies that the server does business with. Only a bank desk has a page to open; players are led to the others. */
function partnerSection({ payProvider, bankDesk, platforms }: Counterparties, words: Words): Html {
  const row = (name: string, lead: string, { publicUrl }: Party): Html =>
    html`<li class="partner"><b>${name}</b><small>${lead}</small><code>${publicUrl}</code></li>`;
  return html`<section aria-labelledby="partners"><h2 id="partners">${words('web.list.partners')}</h2>
      <p class="quiet">${words('web.list.partnersLead')}</p>
      <ul class="links">
        ${bankDesk && html`<li><a href="${bankDesk.publicUrl}"><b>${words('web.list.desk')}</b><small>${words('web.list.partnerDesk')}</small><code>${bankDesk.publicUrl}</code></a></li>`}
        ${payProvider && row(words('web.checkout.title'), words('web.list.partnerPay'), payProvider)}
        ${Object.entries(platforms).map(([code, party]) => row(platformName(code, words), code, party))}
      </ul></section>`;
}

/** A platform of the demonstration has a name; another one has its code. */
const platformName = (code: string, words: Words): string =>
  code.startsWith('sandbox-')
    ? words(`web.game.platform.${code.slice('sandbox-'.length)}` as Parameters<Words>[0])
    : code;

function listPage(parts: WebDeps, request: FastifyRequest): { markup: string; styles: string[] } {
  const locale = localeOf(request.headers['accept-language'], 'zh-CN');
  const words = wordsIn(locale);
  const stations = parts.stations.all();
  const { gone } = request.query as { gone?: unknown };
  const missing =
    typeof gone === 'string' && codePattern.test(gone) && !parts.stations.byCode(gone) ? gone : undefined;
  const problems = firstSyntaxProblems(parts.stations.problems());
  const withoutPicture = new Set(
    problems.filter(({ rule }) => rule === 'missing-asset').map(({ file }) => file),
  );
  const hasLogo = ({ code, theme }: StationFacts): boolean =>
    theme.logo !== '' && !withoutPicture.has(`${code}.json`);
  const own = request.server.server.address();
  const listensAt = typeof own === 'object' ? (own?.address ?? '') : '';
  const origin = phoneOrigin(request.protocol, request.host, listensAt, networkInterfaces());
  const links = [
    ['/openapi', 'web.list.openapi', 'web.list.openapiLead'],
    ['/outbox', 'web.list.outbox', 'web.list.outboxLead'],
    ['/healthz', 'web.list.health', 'web.list.healthLead'],
  ] as const;
  const body = html`<header><h1>${words('web.list.title')}</h1><p>${words('web.list.lead', { count: stations.length })}</p></header>
  <main>
    ${
      missing &&
      html`<section class="gone" role="status" aria-labelledby="gone"><h2 id="gone">${words('web.list.gone', { code: missing })}</h2>
        <p>${words('web.list.goneText', { file: `stations/${missing}.json` })}</p></section>`
    }
    ${
      problems.length > 0 &&
      html`<section aria-labelledby="problems"><h2 id="problems">${words('web.list.problems')}</h2>
        <p class="quiet">${words('web.list.problemsLead')}</p>
        <ul class="problems">${problems.map((problem) => problemRow(problem, locale, words))}</ul></section>`
    }
    ${stations.length === 0 && html`<p class="empty">${words('web.list.empty')}</p>`}
    <ul class="stations">${stations.map((station) => stationCard(station, request.host, locale, words, { hasLogo: hasLogo(station), origin }))}</ul>
    <section aria-labelledby="accounts"><h2 id="accounts">${words('web.list.accounts')}</h2>
      <p class="quiet">${words('web.list.accountsLead')}</p>
      <div class="scroll" tabindex="0" role="group" aria-labelledby="accounts"><table>
        <thead><tr><th>${words('web.list.kind')}</th><th>${words('web.list.account')}</th><th>${words('web.list.password')}</th><th>${words('web.list.withdrawal')}</th></tr></thead>
        <tbody>
          <tr><td>${words('web.list.role.trial')}</td><td colspan="3">${words('web.list.trialHint')}</td></tr>
          ${parts.demoAccounts.map(
            (each) =>
              html`<tr><td>${words(`web.list.role.${each.role}`)}</td><td><code>${each.account}</code></td><td><code>${each.password}</code></td><td>${
                each.withdrawalPassword ? html`<code>${each.withdrawalPassword}</code>` : '—'
              }</td></tr>`,
          )}
        </tbody></table></div></section>
    ${parts.counterparties && partnerSection(parts.counterparties, words)}
    <section aria-labelledby="more"><h2 id="more">${words('web.list.more')}</h2>
      <ul class="links">${links.map(([href, name, lead]) => html`<li><a href="${href}"><b>${words(name)}</b><small>${words(lead)}</small></a></li>`)}</ul></section>
  </main>
  <footer>${words('web.list.note')}</footer>`;
  const rules = stationRules(stations);
  return {
    markup: operatorPage({
      locale,
      title: words('web.list.title'),
      body,
      rules,
      script: '/operator/list.js',
    }),
    styles: [rules],
  };
}

/** /open/<code>: chooses a station on a host that is none's. */
export function registerStationChoice(app: FastifyInstance, { stations, stationCookie }: WebDeps): void {
  app.get('/open/:code', (request, reply) => {
    const station = stations.byCode((request.params as { code: string }).code);
    if (!station) return sendMissing(reply);
    return reply
      .header(
        'Set-Cookie',
        `${stationCookie}=${station.code}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
      )
      .header('Cache-Control', 'no-store')
      .redirect('/index', 302);
  });
}

/** /stations and /stations/events. */
export function registerStationList(app: FastifyInstance, parts: WebDeps): void {
  app.get('/stations', (request, reply) => {
    const { markup, styles } = listPage(parts, request);
    return sendPage(reply, markup, { styles });
  });

  const listeners = new Set<{ write(text: string): unknown; end(): unknown }>();
  const stop = parts.stations.onChange(() => {
    for (const listener of listeners) listener.write('event: change\ndata: 1\n\n');
  });
  // An open stream would keep the server from closing.
  app.addHook('preClose', async () => {
    stop();
    for (const listener of listeners) listener.end();
  });
  app.get('/stations/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    reply.raw.write('retry: 1000\n\n');
    listeners.add(reply.raw);
    request.raw.once('close', () => listeners.delete(reply.raw));
  });
}
