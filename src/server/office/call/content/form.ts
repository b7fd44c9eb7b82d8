import { aboutKind, kindFor } from '../../content/catalog.ts';
import { formOf } from '../../content/form.ts';
import { office } from '../../pipeline/handle.ts';

export default office('content/form', async ({ staff, now, locale, request }) => {
  const kind = kindFor(staff, now, request.kind);
  return { schema: formOf(kind, locale), title: aboutKind(kind, locale).title };
});
