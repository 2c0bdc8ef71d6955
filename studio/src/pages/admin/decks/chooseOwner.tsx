import { Button, Group, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { call } from '../../../api/call.js';

/** Asks who gets the decks. @returns the member's id; undefined if it was cancelled */
export function chooseOwner(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const id = modals.open({
      title: 'Give to which member?',
      children: (
        <OwnerForm
          onChoose={(member) => {
            resolve(member);
            modals.close(id);
          }}
        />
      ),
      size: 440,
      // Also called after a choice, when it has no effect.
      onClose: () => resolve(undefined),
    });
  });
}

/** Typing searches among all members. */
function OwnerForm({ onChoose }: { readonly onChoose: (member: string) => void }): ReactElement {
  const [search, setSearch] = useState('');
  const [member, setMember] = useState<string | null>(null);
  const [q] = useDebouncedValue(search.trim(), 200);
  const found = useQuery({
    queryKey: ['admin', 'member-choices', q],
    queryFn: async ({ signal }) =>
      (await call('GET /api/admin/members', { query: { limit: 20, ...(q !== '' && { q }) }, signal })).members,
    placeholderData: keepPreviousData,
  });
  // Two members may have the same name, but not the same address.
  const choices = (found.data ?? []).map(({ id, email, display_name }) => ({
    value: id,
    label: display_name === '' ? email : `${display_name}, ${email}`,
  }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (member !== null) onChoose(member);
      }}
    >
      <Select
        label="Member"
        description="The decks keep the designs that they use. Fonts and icons that their maker uploaded stay with the maker."
        placeholder="Name or address"
        data={choices}
        // The server searches, also in what a choice does not show.
        filter={({ options }) => options}
        value={member}
        onChange={setMember}
        searchValue={search}
        onSearchChange={setSearch}
        searchable
        error={found.isError ? 'The members could not be loaded.' : undefined}
        nothingFoundMessage={found.isFetching ? 'Searching …' : 'No matching member'}
        data-autofocus
      />
      <Group mt={20} justify="flex-end">
        <Button type="submit" disabled={member === null}>
          Give
        </Button>
      </Group>
    </form>
  );
}
