import { Checkbox, Select } from '@mantine/core';
import type { TableOptions } from '@cardwright/renderer/tables';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { readTableFile, type ReadTable } from './readTableInput.js';

interface WorkbookChoiceProps {
  readonly read: ReadTable;
  readonly onRead: (read: ReadTable) => void;
}

/** What is read of a workbook that has several sheets, or hides rows or columns. Another choice reads the file again. */
export function WorkbookChoice({ read: { table, file }, onRead }: WorkbookChoiceProps): ReactElement | null {
  const read = useMutation({
    mutationFn: ({ from, ...options }: TableOptions & { from: File }) => readTableFile(from, options),
    onSuccess: onRead,
  });
  const { sheet: used, sheets = [], isHiddenRead } = table.workbook ?? {};
  if (file === undefined) return null;
  const asked = read.variables?.hidden;
  return (
    <>
      {sheets.length > 1 && (
        <Select
          label="Sheet"
          description={`${file.name} has ${sheets.length} sheets with rows. Choose the one with the cards.`}
          data={[...sheets]}
          value={used ?? null}
          allowDeselect={false}
          disabled={read.isPending}
          error={asked === undefined && read.error?.message}
          onChange={(sheet) => {
            if (sheet !== null && sheet !== used) read.mutate({ from: file, sheet });
          }}
        />
      )}
      {isHiddenRead !== undefined && (
        <Checkbox
          label="Read hidden rows and columns, too"
          checked={read.isPending ? asked === true : isHiddenRead}
          error={asked !== undefined && read.error?.message}
          onChange={({ currentTarget }) => read.mutate({ from: file, sheet: used, hidden: currentTarget.checked })}
        />
      )}
    </>
  );
}
