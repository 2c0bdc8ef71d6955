import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A row of an admin list. */
export interface Identified {
  readonly id: string;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** null on the last page. */
  readonly next_cursor: string | null;
}

/** The cursors of the pages up to one; the last is that of the page itself, and the first page has none. */
export type Cursors = readonly (string | undefined)[];

/** A page with the way to it. */
export interface FoundPage<Row> extends ListPage<Row> {
  readonly cursors: Cursors;
}

/** Where a list comes from. `Query` is the query of its call in the contract. */
export interface ListSource<Row, Query> {
  /** The key of the list in the cache, and the name of its CSV file. */
  readonly name: string;
  readonly fetch: (query: Query, signal?: AbortSignal) => Promise<ListPage<Row>>;
  /** The server's own first sort. */
  readonly sort: string;
}

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** In the CSV file; a column without it is not in the file. */
  readonly text?: (row: Row) => string | number;
  /** The sort that it stands for; with a minus if large or new things come first. */
  readonly sort?: string;
  /** Right-aligned, with digits of one width. */
  readonly isNumber?: boolean;
}

/** A choice that narrows a list down: a parameter of its query. */
export interface Filter {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** What can be done with one row, or with all selected rows at once. */
export interface ListAction<Row> {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isDanger?: boolean;
  /** Offered only in the menu of a row, not for several rows. */
  readonly isSingle?: boolean;
  /** Whether it applies to a row; by default, it applies to all. */
  readonly isFor?: (row: Row) => boolean;
  /** The list is loaded again afterwards. @returns false if it was cancelled @throws ApiError, which becomes a toast */
  readonly run: (rows: readonly Row[]) => Promise<unknown>;
}
