import { NativeSelect } from '@mantine/core';
import type { ReactElement } from 'react';
import styles from './AdminList.module.css';
import type { Column, Filter } from './types.js';
import type { ListState } from './useListState.js';

interface Props {
  readonly filters: readonly Filter[];
  readonly columns: readonly Pick<Column<never>, 'title' | 'sort'>[];
  readonly state: ListState;
}

/** The filters of a list in one row, which scrolls sideways on phones; there, the sort is among them. */
export function ListFilters({ filters, columns, state }: Props): ReactElement {
  const sorts = columns.flatMap(({ title, sort }) =>
    sort === undefined ? [] : [{ value: sort, label: `Sort: ${title}` }],
  );
  return (
    <div className={styles.filters}>
      {filters.map(({ name, label, options }) => (
        <NativeSelect
          key={name}
          aria-label={label}
          data-set={state.chosen[name] !== undefined || undefined}
          value={state.chosen[name] ?? ''}
          onChange={(event) => state.set(name, event.currentTarget.value)}
          data={[{ value: '', label }, ...options]}
        />
      ))}
      {sorts.length > 0 && (
        <NativeSelect
          className={styles.sort ?? ''}
          aria-label="Sort by"
          value={state.sort}
          onChange={(event) => state.set('sort', event.currentTarget.value)}
          data={
            sorts.some(({ value }) => value === state.sort)
              ? sorts
              : [{ value: state.sort, label: 'Sort by' }, ...sorts]
          }
        />
      )}
    </div>
  );
}
