// The frame of the pages that people see at a counterparty: plain, phone-sized, light and dark.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyFormbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Html, html } from '#texts/html.ts';
import type { Locale } from '#texts/text.ts';

/** Serves the pages' styles and reads their forms; a form sent from another site is refused. */
export async function registerPages(app: FastifyInstance): Promise<void> {
  const styles = readFileSync(path.join(import.meta.dirname, 'pages.css'), 'utf8');
  await app.register(fastifyFormbody);
  app.get('/pages.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
  app.addHook('preHandler', async (request, reply) => {
    const from = request.headers['sec-fetch-site'];
    const isForm = String(request.headers['content-type']).startsWith('application/x-www-form-urlencoded');
    if (isForm && from !== undefined && from !== 'same-origin' && from !== 'none')
      return reply.code(403).type('text/plain').send('This form was sent from another site.\n');
  });
}

export interface Page {
  locale: Locale;
  title: string;
  body: Html;
  /** Reloaded after so many seconds. */
  refreshSeconds?: number;
  /** Address of a script of the same program. */
  script?: string;
}

export function sendPage(
  reply: FastifyReply,
  { locale, title, body, refreshSeconds, script }: Page,
): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(
    html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${refreshSeconds && html`<meta http-equiv="refresh" content="${refreshSeconds}">`}
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pages.css">
${script && html`<script type="module" src="${script}"></script>`}
</head>
<body>
${body}
</body>
</html>
`.markup,
  );
}

/** One field of a form as it was sent; '' where it was not. */
export function sent(request: FastifyRequest, name: string): string {
  const value = (request.body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value.trim() : '';
}
