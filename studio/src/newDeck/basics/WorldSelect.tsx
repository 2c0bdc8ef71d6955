import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { worldTreeQuery, type WorldBranch } from '../../api/worlds.js';

/** A deck's world; child worlds are listed under their parents. */
export function WorldSelect(props: Omit<SelectProps, 'data' | 'label'>): ReactElement {
  const { data: tree, isError } = useQuery(worldTreeQuery);
  return (
    <Select
      label="World"
      placeholder={isError ? 'Worlds could not be loaded' : 'Choose a world'}
      data={(tree ?? []).flatMap((branch) => optionsOf(branch, ''))}
      searchable
      allowDeselect={false}
      nothingFoundMessage="No world is called that"
      {...props}
    />
  );
}

function optionsOf(branch: WorldBranch, above: string): { value: string; label: string }[] {
  const label = above === '' ? branch.name : `${above} › ${branch.name}`;
  return [{ value: branch.id, label }, ...branch.children.flatMap((child) => optionsOf(child, label))];
}
