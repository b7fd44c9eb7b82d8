// Owns where the English texts of each area are: a table that readers of Chinese never fetch.
import type { Messages } from '@lingui/core';

export const catalogues = import.meta.glob<Messages>('./en/*.generated.ts', { import: 'default' });
