import { ScrollArea, Table as MantineTable } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Heading, Table, UnknownColumn } from '@cardwright/renderer/tables';
import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { columnOptions, meaningOf, type ColumnMeaning } from './columnChoices.js';
import { ColumnRow } from './ColumnRow.js';
import type { DesignFields } from './designFields.js';
import styles from './ColumnTable.module.css';

interface ColumnTableProps {
  readonly table: Table;
  readonly headings: readonly Heading[];
  /** Columns whose meaning is not known; they are asked about. */
  readonly unknown: readonly UnknownColumn[];
  /** The deck's own. */
  readonly language: string;
  /** The custom fields of the chosen design, which are offered first. */
  readonly design: DesignFields | undefined;
  readonly onChange: (column: string, meaning: ColumnMeaning) => void;
}

/** One row for each column: its heading, sample values, and what it is imported as. */
export function ColumnTable(props: ColumnTableProps): ReactElement {
  const { table, headings, language, design, onChange } = props;
  const options = useMemo(() => columnOptions(table, design), [table, design]);
  // The design knows what the importer does not.
  const unknown = props.unknown.filter(({ column }) => {
    const heading = headings[table.columns.indexOf(column)];
    return heading === undefined || meaningOf(heading, design).kind === 'field';
  });
  const isPhone = useMediaQuery('(max-width: 560px)', false, { getInitialValueInEffect: false });
  const title = useRef<HTMLHeadingElement>(null);
  // The file input is gone: screen readers and focus continue here.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div>
      <h3 ref={title} className={styles.title} tabIndex={-1}>
        What the columns mean
      </h3>
      <p className={styles.question} role="status">
        {question(unknown.length)}
      </p>
      <ScrollArea.Autosize
        // Phones scroll the dialog itself, not an inner area.
        mah={isPhone ? 'none' : 320}
        type="auto"
        tabIndex={0}
        aria-label="Columns"
        className={styles.frame ?? ''}
      >
        <MantineTable className={styles.table ?? ''} stickyHeader>
          <MantineTable.Thead>
            <MantineTable.Tr>
              <MantineTable.Th>Column</MantineTable.Th>
              <MantineTable.Th className={styles.sample ?? ''}>First rows</MantineTable.Th>
              <MantineTable.Th>Becomes</MantineTable.Th>
              <MantineTable.Th>Language</MantineTable.Th>
            </MantineTable.Tr>
          </MantineTable.Thead>
          <MantineTable.Tbody>
            {table.columns.map((column, index) => {
              const heading = headings[index];
              if (column === '' || heading === undefined) return null;
              const samples = table.rows.slice(0, 3).map(({ cells }) => cells[index] ?? '');
              return (
                <ColumnRow
                  key={`${index} ${column}`}
                  column={column}
                  samples={samples.filter((sample) => sample !== '')}
                  heading={heading}
                  unknown={unknown.find((each) => each.column === column)}
                  meaning={meaningOf(heading, design)}
                  options={options}
                  language={language}
                  onChange={(meaning) => onChange(column, meaning)}
                />
              );
            })}
          </MantineTable.Tbody>
        </MantineTable>
      </ScrollArea.Autosize>
    </div>
  );
}

function question(unknown: number): string {
  if (unknown === 0) return '';
  return unknown === 1
    ? 'One heading is unknown. The column becomes a custom field unless you choose something else.'
    : `${unknown} headings are unknown. These columns become custom fields unless you choose something else.`;
}
