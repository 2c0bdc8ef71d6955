import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { fetchTable } from '../api/decks.js';
import { FaultAlert } from '../newDeck/FaultAlert.js';
import { readTableFile, type ReadTable } from '../newDeck/table/readTableInput.js';
import type { UpdateTable } from './UpdateTable.js';
import { useTableSource } from './useTableSource.js';
import styles from './UpdateDialog.module.css';

/** A table at a public address. The deck remembers it once it was used. */
export function AddressSource({ onTable }: { readonly onTable: (table: UpdateTable) => void }): ReactElement {
  const stored = useTableSource();
  const [url, setUrl] = useState(stored?.url ?? '');
  const readSheet = (file: File, address: string): Promise<ReadTable> =>
    stored?.url === address && stored.sheet !== undefined
      ? // A sheet that is gone leaves the others to choose from.
        readTableFile(file, { sheet: stored.sheet }).catch(() => readTableFile(file))
      : readTableFile(file);
  const read = useMutation({
    mutationFn: async (address: string) => ({
      read: await readSheet(await fetchTable(address), address),
      url: address,
    }),
    onSuccess: onTable,
  });
  return (
    <form
      className={styles.address}
      onSubmit={(event) => {
        event.preventDefault();
        if (url.trim() !== '') read.mutate(url.trim());
      }}
    >
      <div className={styles.line}>
        <TextInput
          className={styles.url ?? ''}
          data-autofocus
          type="url"
          label="Address of a table that everyone may read"
          description="A Google Sheet that is shared with everyone, or any address of a CSV file. It is kept with the deck, and only you see it."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder="https://docs.google.com/spreadsheets/d/…"
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant={stored === undefined ? 'default' : 'filled'}
          loading={read.isPending}
          disabled={url.trim() === ''}
        >
          {stored?.url === url.trim() && stored.url !== '' ? 'Fetch again' : 'Fetch table'}
        </Button>
      </div>
      {read.isError && <FaultAlert title="The table was not fetched" error={read.error} hasOneField />}
    </form>
  );
}
