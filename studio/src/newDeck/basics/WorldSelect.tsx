import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RetryNote } from '../../components/RetryNote.js';
import { worldTreeQuery, type WorldBranch } from '../../api/worlds.js';

/** A deck's world; child worlds are listed under their parents. */
export function WorldSelect(props: Omit<SelectProps, 'data' | 'label'>): ReactElement {
  const { data: tree, isError, isFetching, refetch } = useQuery(worldTreeQuery);
  return (
    <Select
      label="World"
      placeholder="Choose a world"
      {...(isError && {
        description: <RetryNote what="The worlds" isLoading={isFetching} onRetry={() => void refetch()} />,
        descriptionProps: { component: 'div' },
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
      })}
      data={(isError ? [] : (tree ?? [])).flatMap((branch) => optionsOf(branch, ''))}
      searchable
      allowDeselect={false}
      nothingFoundMessage="No matching world"
      {...props}
    />
  );
}

function optionsOf(branch: WorldBranch, above: string): { value: string; label: string }[] {
  const label = above === '' ? branch.name : `${above} › ${branch.name}`;
  return [{ value: branch.id, label }, ...branch.children.flatMap((child) => optionsOf(child, label))];
}
