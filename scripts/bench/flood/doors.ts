// The doors that anybody finds open: every call of a guest and every address beside them, each with a request as the contract shows it.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { ajaxHeader, intentHeader } from '#contract/boot.ts';
import { readContract } from '#server/web/openapi/contract.ts';
import { root } from '../../build/site.ts';

/** One request, as a flooding thread sends it. */
export interface Door {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  /** Lines of the head, each ended by CRLF; `{id}` stands for an id of its own in each request. */
  headers: string;
  body: string;
}

/** Beside the calls: pages, files, probes, documents, reports, and what does not exist. */
const addresses: readonly Pick<Door, 'name' | 'path'>[] = [
  { name: 'page', path: '/index' },
  { name: 'page nobody asked for before', path: '/index?x={id}' },
  { name: 'manifest', path: '/manifest.webmanifest' },
  { name: 'livez', path: '/livez' },
  { name: 'readyz', path: '/readyz' },
  { name: 'healthz', path: '/healthz' },
  { name: 'metrics', path: '/metrics' },
  { name: 'openapi', path: '/openapi.json' },
  { name: 'unknown call', path: '/m/v2/nothing.do' },
  { name: 'unknown file', path: '/assets/nothing-{id}.js' },
];

const report = JSON.stringify({
  'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'https://x.example/' },
});

/** Every door, calls first. */
export function openDoors(): readonly Door[] {
  const { calls } = readContract(path.join(root, 'schemas'));
  const ajax = `${ajaxHeader.join(': ')}\r\n`;
  const ofCalls = [...calls].flatMap(([id, { path: address, verb, role, example }]): Door[] => {
    if (role !== 'guest') return [];
    const form = new URLSearchParams(example.request as Record<string, string>).toString();
    const headers = `${ajax}${intentHeader}: {id}\r\n`;
    return verb === 'GET'
      ? [{ name: id, method: verb, path: form ? `${address}?${form}` : address, headers, body: '' }]
      : [
          {
            name: id,
            method: verb,
            path: address,
            headers: `${headers}Content-Type: application/x-www-form-urlencoded\r\n`,
            body: form,
          },
        ];
  });
  return [
    ...ofCalls,
    ...addresses.map((each): Door => ({ ...each, method: 'GET', headers: '', body: '' })),
    {
      name: 'csp-report',
      method: 'POST',
      path: '/csp-report',
      headers: 'Content-Type: application/csp-report\r\n',
      body: report,
    },
  ];
}

/** The bytes of one request of an address; ids in it are new. */
export function requestOf({ method, path: address, headers, body }: Door, from: string): string {
  const own = (text: string): string => text.replaceAll('{id}', () => randomUUID());
  return `${method} ${own(address)} HTTP/1.1\r\n${from}Accept-Encoding: br\r\n${own(headers)}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
