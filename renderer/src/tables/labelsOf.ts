import type { FieldLabels } from '../schema/deck/fieldLabels.js';
import type { Heading } from './readHeading.js';
import type { Table } from './table.js';

/** The labels of the custom fields that the table fills. Those with a language are texts. */
export function labelsOf(table: Table, headings: readonly Heading[]): FieldLabels {
  return Object.fromEntries(
    headings.flatMap((heading, index) => {
      if (heading.kind !== 'field' || heading.label === undefined || heading.language !== undefined) return [];
      const isFilled = table.rows.some(({ cells }) => (cells[index] ?? '').trim() !== '');
      return isFilled ? [[heading.name, heading.label]] : [];
    }),
  );
}
