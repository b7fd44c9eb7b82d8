import { readStation } from '#station/read/readStation.ts';
import { parseMoment } from '#values/beijingOffset.ts';
import { pathOf } from '../../../pipeline/requestPath.ts';
import { Refusal } from '../../../refusal.ts';
import { office } from '../../pipeline/handle.ts';

/** The fields of a query and a body; one that is sent more than once is a list. */
function fieldsOf(...parts: string[]): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of parts.flatMap((part) => [...new URLSearchParams(part)])) {
    const before = fields[name];
    fields[name] = before === undefined ? value : [before, value].flat();
  }
  return { ...fields };
}

export default office('studio/preview', async ({ request, station, visitor, asPlayer }) => {
  const { station: written } = readStation(request.text, `${station.code}.json`);
  if (written?.code !== station.code)
    throw new Refusal('office-look.noStation', { code: 'invalid', field: 'text' });
  const { pathname, search } = pathOf(request.url);
  const { status, envelope, settings } = await asPlayer({
    station: written,
    as: request.as,
    isNew: request.isNew ?? false,
    at: request.at === undefined ? undefined : new Date(parseMoment(`${request.at}:00`)),
    locale: request.language,
    path: pathname,
    fields: fieldsOf(search, request.body ?? ''),
    network: visitor.network,
  });
  return { status, body: JSON.stringify(envelope), settings };
});
