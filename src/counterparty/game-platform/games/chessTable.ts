// What the card and tile games share: the fee of the platform, and how a record names the table.
import { type CatalogueGame, nameOfGame } from '../catalogue.ts';

/** 5 %, in 0.0001. */
export const chessFeeRate = 500n;

export const chessTableOf = ({ code }: CatalogueGame) => ({ name: nameOfGame(code), shoe: '', hand: '' });
