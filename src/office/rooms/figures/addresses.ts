// The addresses of figures: of the rows behind one, and of the same as a file.
import type { RowsRequest } from '#contract/office/figures.generated.ts';
import type { Dimension } from './sees.ts';
import type { Span } from './spans.ts';

export type Column = RowsRequest['column'];

/** A figure: the column of a span, of one key of a dimension or of all. */
export interface Figure extends Span {
  by?: Dimension | undefined;
  key?: string | undefined;
  column: Column;
}

const queryOf = (values: object): string =>
  new URLSearchParams(
    Object.entries(values).filter(([, value]) => value !== undefined) as [string, string][],
  ).toString();

export const rowsPath = (figure: Figure): string => `/figures/rows?${queryOf(figure)}`;

/** A file is fetched by the browser itself, which saves it while it comes. */
export const filePath = (
  station: string,
  locale: string,
  wanted: Omit<Figure, 'column'> & { column?: Column },
): string => `/office/figures.csv?${queryOf({ station, locale, ...wanted })}`;
