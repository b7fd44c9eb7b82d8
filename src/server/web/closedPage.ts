// What a visitor finds at an address where no station is in service, or for a while not: which one was wanted, and in service a page that says what to do.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html, raw } from '#texts/html.ts';
import { stationCookie } from '../pipeline/stationOf.ts';
import { localeOf } from '../serverText.ts';
import { sendPage } from './headers.ts';
import { codePattern } from './stationList.ts';
import { wordsIn } from './webTexts.ts';

/** The code of the station that a host or a choice names, whether there is such a station or not. */
export function wantedStation({ hostname, cookies }: FastifyRequest): string | undefined {
  const [, named = cookies[stationCookie] ?? ''] = /^([^.]+)\.localhost$/.exec(hostname) ?? [];
  return codePattern.test(named) ? named : undefined;
}

/** In nobody's colours: there is no station to take them from. */
const styles = `:root{color-scheme:light dark}
body{display:grid;gap:12px;align-content:center;justify-items:center;min-height:100dvh;margin:0;padding:24px;box-sizing:border-box;background:#f7f5f2;color:#241f1b;font:15px/1.6 'PingFang SC','HarmonyOS Sans SC',MiSans,'Noto Sans CJK SC','Microsoft YaHei',sans-serif;text-align:center}
h1{margin:0;font-size:20px}
p{max-width:20em;margin:0;text-wrap:balance}
:lang(en) p{max-width:28em}
a{display:inline-grid;place-items:center;min-width:160px;min-height:44px;margin-top:8px;border-radius:10px;background:#37322d;color:#fff;font-weight:600;text-decoration:none}
@media (prefers-color-scheme:dark){body{background:#101215;color:#ece9e4}a{background:#ece9e4;color:#101215}}`;

/** Names no station: which ones there are is not for strangers. With HTTP 503 it is one that comes back by itself. */
export function sendClosed(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 404 | 503 = 404,
): FastifyReply {
  const locale = localeOf(request.headers['accept-language'], 'zh-CN');
  const words = wordsIn(locale);
  const { markup } = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${words('web.closed.title')}</title>
<link rel="icon" href="data:,">
<style>${raw(styles)}</style>
</head>
<body><h1>${words('web.closed.title')}</h1><p>${words('web.closed.text')}</p><a href="/">${words('web.offline.again')}</a></body>
</html>
`;
  return sendPage(reply.code(status), markup, { styles: [styles] });
}
