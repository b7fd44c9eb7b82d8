// Owns where the English texts of each area are: a table that readers of Chinese never fetch.
import type { Messages } from './catalogue.ts';

export const catalogues = import.meta.glob<Messages>('./en/*.generated.ts', { import: 'default' });
