// A bad line between browser and server, for `npm run test:soak -- --shake`: each call waits for a chance time before it is read, and again before its answer ends. A journey that is right at any order of answers is right there too.
import http from 'node:http';
import { ajaxHeader } from '#contract/boot.ts';
import { shakeVariable } from '#scripts/test/records.ts';

/** The longest wait on each way in ms; 0: none. */
const mostMs = Number(process.env[shakeVariable] ?? 0);

/** The part of Node's server that is replaced. */
interface Emitter {
  emit(this: unknown, event: string, ...about: unknown[]): boolean;
  isShaken?: boolean;
}

const [header, script] = ajaxHeader;

/** A call of a page: not what it is made of, nor a request of a test. */
const isCall = ({ headers }: http.IncomingMessage): boolean =>
  headers['sec-fetch-dest'] === 'empty' && headers[header.toLowerCase()] === script;

const later = (work: () => void): void => {
  setTimeout(work, Math.random() * mostMs);
};

const servers = http.Server.prototype as unknown as Emitter;
// Each file of a worker reads this one again, and Node's module is the same to all.
if (mostMs > 0 && !servers.isShaken) {
  servers.isShaken = true;
  const { emit } = servers;
  servers.emit = function (event, ...about) {
    const [request, response] = about as [http.IncomingMessage, http.ServerResponse];
    if (event !== 'request' || !isCall(request)) return emit.call(this, event, ...about);
    const end = response.end as (...given: unknown[]) => http.ServerResponse;
    response.end = (...given: unknown[]) => {
      later(() => end.apply(response, given));
      return response;
    };
    later(() => {
      // Who has left meanwhile would never send the body that a handler waits for.
      if (!request.destroyed) emit.call(this, event, ...about);
    });
    return true;
  };
}
