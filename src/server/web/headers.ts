// The security headers of every response, and the place where browsers report what the content policy blocked.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { networkOf } from '../account/network.ts';
import { createLineLimit } from '../pipeline/limits/lineLimit.ts';

/** What a page may do beyond the strictest policy. */
export interface PagePolicy {
  /** Contents of the <style> elements in the page. */
  styles?: readonly string[];
  /** Host names the page may measure (line check), any port. */
  hosts?: readonly string[];
  /** Who may show it in a frame. */
  framedBy?: 'nobody' | 'self';
  /** Vite's own scripts and its web socket are let through; never outside `npm run dev`. */
  isDevelopment?: boolean;
}

/** Names of the Trusted Types policies in the browser: DOMPurify's own, and the one that lets through the address of the service worker. */
const trustedTypes = ['dompurify', 'service-worker'];
const reportPath = '/csp-report';
const longestReport = 16 * 1024;
/** Lines of reports that are logged: anybody may send them, so they are counted by address and altogether. */
const reportLines = { windowMs: 60_000, perKey: 5, overall: 30 };

const hashes = new Map<string, string>();

function hashOf(style: string): string {
  let hash = hashes.get(style);
  if (!hash) {
    hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
    // Themes change with station files; a long-lived server should not remember each version for ever.
    if (hashes.size > 500) hashes.clear();
    hashes.set(style, hash);
  }
  return hash;
}

/** Content policy of a page as one header value. */
export function contentPolicy(page: PagePolicy, isHttps: boolean): string {
  const hosts = (page.hosts ?? []).flatMap((host) => [`http://${host}:*`, `https://${host}:*`]);
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...(page.styles ?? []).map(hashOf)],
    'img-src': ["'self'", 'data:', 'https:'],
    // The digits of a picture code that are heard.
    'media-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...hosts],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [page.framedBy === 'self' ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypes,
    'report-uri': [reportPath],
    // Browsers take this one only over https, and then leave report-uri alone.
    ...(isHttps ? { 'report-to': ['csp'] } : {}),
  };
  if (page.isDevelopment) {
    rules['script-src'] = ["'self'", "'unsafe-inline'"];
    rules['style-src'] = ["'self'", "'unsafe-inline'"];
    rules['connect-src'] = [...rules['connect-src']!, 'ws:'];
    delete rules['require-trusted-types-for'];
    delete rules['trusted-types'];
  }
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** What anything that is not a page of ours is allowed: nothing. */
const barePolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What a page of one file may do that asks nobody: run the scripts and styles that stand in it. */
export function policyOfOneFile(markup: string): string {
  const inside = (tag: string): string =>
    [...markup.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))]
      .map(([, text]) => hashOf(text!))
      .join(' ');
  return `${barePolicy}; script-src ${inside('script')}; style-src ${inside('style')}`;
}

/** Sends a page with its policy. No cache stores it unless stated, since it names who is here. */
export function sendPage(reply: FastifyReply, markup: string | Buffer, page: PagePolicy): FastifyReply {
  const isFramed = page.framedBy === 'self';
  return reply
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Content-Security-Policy', contentPolicy(page, reply.request.protocol === 'https'))
    .header('X-Frame-Options', isFramed ? 'SAMEORIGIN' : 'DENY')
    .header('Cache-Control', 'no-store')
    .send(markup);
}

/** Sets the security headers of every response, and accepts the browsers' reports. */
export function registerHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const isHttps = request.protocol === 'https';
    const headers: Record<string, string> = {
      'Content-Security-Policy': barePolicy,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'same-origin',
      'Permissions-Policy':
        'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      // A station measures its other addresses by their health answer (line check), which contains nothing else.
      'Cross-Origin-Resource-Policy': request.url.startsWith('/healthz') ? 'cross-origin' : 'same-origin',
      ...(isHttps
        ? { 'Strict-Transport-Security': 'max-age=31536000', 'Reporting-Endpoints': `csp="${reportPath}"` }
        : {}),
    };
    for (const [name, value] of Object.entries(headers))
      if (!reply.hasHeader(name)) reply.header(name, value);
  });

  const limit = createLineLimit({
    ...reportLines,
    onDropped: (dropped) => app.log.warn({ dropped }, 'content policy reports were dropped'),
  });
  app.addHook('onClose', async () => limit.end());
  // A context of its own, so that these body types are read nowhere else.
  app.register(async (scope) => {
    for (const type of ['application/csp-report', 'application/reports+json', 'application/json'])
      if (!scope.hasContentTypeParser(type) || type === 'application/json') {
        scope.removeContentTypeParser(type);
        scope.addContentTypeParser(type, { parseAs: 'string' }, (_, body, done) => done(null, body));
      }
    scope.post(reportPath, { bodyLimit: longestReport }, async (request, reply) => {
      for (const report of reportsIn(String(request.body)))
        if (limit.take(networkOf(request.ip))) request.log.warn({ report }, 'content policy report');
      return reply.code(204).send();
    });
  });
}

/** The useful fields of a browser report, with addresses cut before their query, which may hold what only the player should see. */
function reportsIn(body: string): object[] {
  let given: unknown;
  try {
    given = JSON.parse(body);
  } catch {
    return [];
  }
  return (Array.isArray(given) ? given.slice(0, 10) : [given]).flatMap((entry) => {
    const found = (entry?.['csp-report'] ?? entry?.body) as Record<string, unknown> | undefined;
    if (!found || typeof found !== 'object') return [];
    const pick = (...names: string[]) => {
      const value = names
        .map((name) => found[name])
        .find((each) => typeof each === 'string' || typeof each === 'number');
      return value === undefined ? undefined : String(value).split(/[?#]/)[0]!.slice(0, 200);
    };
    return [
      {
        directive: pick('effective-directive', 'effectiveDirective', 'violated-directive'),
        blocked: pick('blocked-uri', 'blockedURL'),
        page: pick('document-uri', 'documentURL'),
        source: pick('source-file', 'sourceFile'),
        line: pick('line-number', 'lineNumber'),
      },
    ];
  });
}
