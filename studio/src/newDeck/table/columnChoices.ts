import { CARD_COLUMNS, readHeading, readHeadings, type Heading, type Table } from '@cardwright/renderer/tables';
import { fieldName } from '../../words/fieldNames.js';

/** A column's meaning, as the select beside it holds it. */
export interface ColumnMeaning {
  /** A field's name, `field` for a custom one, or `none` for a column that is left out. */
  readonly kind: string;
  /** Undefined uses the deck's own. */
  readonly language?: string | undefined;
}

export interface ColumnOption {
  readonly value: string;
  readonly label: string;
}

/** Every meaning that a column can have. Ids are only for a table that has them already. */
export function columnOptions(table: Table): readonly ColumnOption[] {
  const hasIds = readHeadings(table).headings.some(
    (heading) => heading.kind === 'column' && heading.column.name === 'id',
  );
  const fields = CARD_COLUMNS.filter(({ name }) => hasIds || name !== 'id').map(({ name }) => ({
    value: name,
    label: fieldName(name),
  }));
  return [...fields, { value: 'field', label: 'Custom field' }, { value: 'none', label: 'Leave out' }];
}

export function meaningOf(heading: Heading): ColumnMeaning {
  if (heading.kind === 'none') return { kind: 'none' };
  const { language } = heading;
  return { kind: heading.kind === 'field' ? 'field' : heading.column.name, language };
}

/** Texts and category titles can be given for each language; custom fields as well. */
export function hasLanguage(kind: string): boolean {
  if (kind === 'field' || kind === 'category') return true;
  return CARD_COLUMNS.find(({ name }) => name === kind)?.isText === true;
}

/** The heading that makes the importer read the column this way. */
export function headingFor(column: string, { kind, language }: ColumnMeaning): string {
  if (kind === 'none') return '';
  const suffix = language === undefined || !hasLanguage(kind) ? '' : `:${language}`;
  if (kind !== 'field') return `${kind}${suffix}`;
  const read = readHeading(`field:${column}`);
  return `field:${read.kind === 'field' ? read.name : column}${suffix}`;
}
