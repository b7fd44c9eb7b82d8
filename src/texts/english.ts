// Where the English texts of each area are: a table that readers of Chinese never fetch. What operators and support read at their command lines, what answers and pages of the server and of platforms say, and what the back office says, is for no browser of the site.
import type { Messages } from './catalogue.ts';

export const catalogues = import.meta.glob<Messages>(
  [
    './en/*.generated.ts',
    '!./en/command.generated.ts',
    '!./en/support.generated.ts',
    '!./en/web.generated.ts',
    '!./en/server.generated.ts',
    '!./en/office*.generated.ts',
  ],
  {
    import: 'default',
  },
);
