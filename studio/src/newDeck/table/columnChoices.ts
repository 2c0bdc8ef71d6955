import { CARD_COLUMNS, readHeading, readHeadings, type Heading, type Table } from '@cardwright/renderer/tables';
import { fieldName, kindName } from '../../words/fieldNames.js';
import type { DesignFields } from './designFields.js';

/** A column's meaning, as the select beside it holds it. */
export interface ColumnMeaning {
  /** A field's name, `field:` and the name of one that the design shows, `field` for another custom one, or `none` to leave the column out. */
  readonly kind: string;
  /** Undefined uses the deck's own. */
  readonly language?: string | undefined;
}

export interface ColumnOption {
  readonly value: string;
  readonly label: string;
}

export interface ColumnOptionGroup {
  readonly group: string;
  readonly items: ColumnOption[];
}

/** Every meaning that a column can have, the design's own fields first. Ids are only for a table that has them already. */
export function columnOptions(table: Table, design?: DesignFields): (ColumnOption | ColumnOptionGroup)[] {
  const hasIds = readHeadings(table).headings.some(
    (heading) => heading.kind === 'column' && heading.column.name === 'id',
  );
  const fields = CARD_COLUMNS.filter(({ name }) => hasIds || name !== 'id').map(({ name }) => ({
    value: name,
    label: fieldName(name),
  }));
  const always = [...fields, { value: 'field', label: 'Custom field' }, { value: 'none', label: 'Leave out' }];
  if (design === undefined || design.kinds.length === 0) return always;
  const own = design.kinds.map((kind) => ({ value: kind, label: kindName(kind) }));
  return [
    { group: design.name, items: own },
    { group: 'Other', items: always },
  ];
}

export function meaningOf(heading: Heading, design?: DesignFields): ColumnMeaning {
  if (heading.kind === 'none') return { kind: 'none' };
  const { language } = heading;
  if (heading.kind !== 'field') return { kind: heading.column.name, language };
  const kind = `field:${heading.name}`;
  return { kind: design?.kinds.includes(kind) === true ? kind : 'field', language };
}

/** Whether a column becomes a custom field, one of the design or another. */
export function isCustom(kind: string): boolean {
  return kind === 'field' || kind.startsWith('field:');
}

/** Texts and category titles can be given for each language; custom fields as well. */
export function hasLanguage(kind: string): boolean {
  if (isCustom(kind) || kind === 'category') return true;
  return CARD_COLUMNS.find(({ name }) => name === kind)?.isText === true;
}

/** The heading that makes the importer read the column this way. */
export function headingFor(column: string, { kind, language }: ColumnMeaning): string {
  if (kind === 'none') return '';
  const suffix = language === undefined || !hasLanguage(kind) ? '' : `:${language}`;
  if (kind !== 'field') return `${kind}${suffix}`;
  const read = readHeading(`field:${column}`);
  return `field:${read.kind === 'field' ? (read.label ?? read.name) : column}${suffix}`;
}
