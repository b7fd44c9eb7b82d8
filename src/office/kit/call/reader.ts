// Whose answers a screen shows: what one person has read is not what the next one at this browser sees.
import { createContext } from 'react';

/** Number of whoever is logged in; empty before the gate. */
export const Reader = createContext('');
