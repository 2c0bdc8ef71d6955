import { Anchor, Select, Table } from '@mantine/core';
import type { Heading, UnknownColumn } from '@cardwright/renderer/tables';
import type { ReactElement } from 'react';
import { nameOfLanguage } from '../../languages/nameOfLanguage.js';
import { languageOptions } from '../../languages/languageOptions.js';
import { fieldName, kindName } from '../../words/fieldNames.js';
import {
  hasLanguage,
  isCustom,
  type ColumnMeaning,
  type ColumnOption,
  type ColumnOptionGroup,
} from './columnChoices.js';
import styles from './ColumnTable.module.css';

const OWN = '';

interface ColumnRowProps {
  readonly column: string;
  readonly samples: readonly string[];
  readonly heading: Heading;
  readonly unknown: UnknownColumn | undefined;
  readonly meaning: ColumnMeaning;
  readonly options: (ColumnOption | ColumnOptionGroup)[];
  readonly language: string;
  readonly onChange: (meaning: ColumnMeaning) => void;
}

/** One column of the table and what it is imported as. */
export function ColumnRow(props: ColumnRowProps): ReactElement {
  const { column, samples, heading, unknown, meaning, options, language, onChange } = props;
  const languages = [
    { value: OWN, label: isCustom(meaning.kind) ? 'Every language' : `${nameOfLanguage(language, 'en')} (deck)` },
    ...languageOptions(meaning.language === undefined ? [] : [meaning.language]),
  ];
  return (
    <Table.Tr data-out={meaning.kind === 'none' || undefined} data-unknown={unknown !== undefined || undefined}>
      <Table.Th scope="row" className={styles.column ?? ''}>
        {column}
      </Table.Th>
      <Table.Td className={styles.sample ?? ''}>{samples.join(' · ')}</Table.Td>
      <Table.Td>
        <Select
          size="xs"
          className={styles.meaning ?? ''}
          aria-label={`${column} becomes`}
          data={options}
          value={meaning.kind}
          allowDeselect={false}
          onChange={(kind) => onChange({ ...meaning, kind: kind ?? 'none' })}
        />
        {unknown?.suggestion !== undefined && (
          <Anchor
            component="button"
            type="button"
            size="xs"
            onClick={() => onChange({ kind: unknown.suggestion ?? 'field' })}
          >
            Use as {isCustom(unknown.suggestion) ? kindName(unknown.suggestion) : fieldName(unknown.suggestion)}
          </Anchor>
        )}
        {heading.kind === 'field' && unknown?.suggestion === undefined && (
          <code className={styles.field}>field:{heading.name}</code>
        )}
      </Table.Td>
      <Table.Td>
        {hasLanguage(meaning.kind) && (
          <Select
            size="xs"
            className={styles.language ?? ''}
            aria-label={`Language of ${column}`}
            data={languages}
            value={meaning.language ?? OWN}
            allowDeselect={false}
            searchable
            onChange={(code) =>
              onChange({ kind: meaning.kind, language: code === OWN || code === null ? undefined : code })
            }
          />
        )}
      </Table.Td>
    </Table.Tr>
  );
}
