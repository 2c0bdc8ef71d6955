import { Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { readTableFile, type ReadTable } from './readTableInput.js';

interface SheetSelectProps {
  readonly read: ReadTable;
  readonly onRead: (read: ReadTable) => void;
}

/** The sheet that is read, if a workbook has several. Another choice reads the file again. */
export function SheetSelect({ read: { table, file }, onRead }: SheetSelectProps): ReactElement | null {
  const read = useMutation({
    mutationFn: ({ from, sheet }: { from: File; sheet: string }) => readTableFile(from, { sheet }),
    onSuccess: onRead,
  });
  const { sheet: used, sheets = [] } = table.workbook ?? {};
  if (file === undefined || sheets.length < 2) return null;
  return (
    <Select
      label="Sheet"
      description={`${file.name} has ${sheets.length} sheets with rows. Choose the one with the cards.`}
      data={[...sheets]}
      value={used ?? null}
      allowDeselect={false}
      disabled={read.isPending}
      error={read.error?.message}
      onChange={(sheet) => {
        if (sheet !== null && sheet !== used) read.mutate({ from: file, sheet });
      }}
    />
  );
}
