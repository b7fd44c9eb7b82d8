// The rule that the pictures a station names are there.
import type { MeaningRule } from '../rule.ts';

export const missingAsset: MeaningRule = {
  name: 'missing-asset',
  severity: 'warning',
  page: 'theme.logo names a picture as /logo/<file>, kept in stations/logo/. The picture is not there, so the home page and the log-in page would show a gap. Put the picture there, or leave theme.logo out: a monogram is drawn from the name.',
  good: '{ "code": "demo", "name": "Demo" }',
  bad: '{ "code": "demo", "name": "Demo", "theme": { "logo": "/logo/demo-missing.svg" } }',
  reads: ['theme.logo'],
  appliesTo: ({ file, hasAsset }) => hasAsset !== undefined && Boolean(file.theme?.logo),
  *check({ file, hasAsset }) {
    const logo = file.theme?.logo;
    if (!logo || !hasAsset || hasAsset(logo)) return;
    yield {
      path: ['theme', 'logo'],
      at: 'value',
      message: `There is no picture stations${logo}.`,
      consequence: 'The logo is missing on the home page, the log-in page and the list of stations.',
      fix: {
        description: 'Leave the logo out, so that a monogram is drawn',
        safe: false,
        changes: [{ kind: 'remove', path: ['theme', 'logo'] }],
      },
    };
  },
};
