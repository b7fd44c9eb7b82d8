// Owns where the English texts of each area are: a table that readers of Chinese never fetch. What support reads at its command line is for no browser.
import type { Messages } from './catalogue.ts';

export const catalogues = import.meta.glob<Messages>(['./en/*.generated.ts', '!./en/support.generated.ts'], {
  import: 'default',
});
