import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../components/Dialog.js';
import type { DialogProps } from '../deck/editor/DialogProps.js';
import { TableSource } from '../newDeck/table/TableSource.js';
import { AddressSource } from './AddressSource.js';
import { UpdateReview } from './UpdateReview.js';
import type { UpdateTable } from './UpdateTable.js';

/** Updates the deck from a table: first the table, then a review of what it would change. */
export default function UpdateDialog({ onClose }: DialogProps<'update'>): ReactElement {
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const [text, setText] = useState('');
  const [table, setTable] = useState<UpdateTable>();
  return (
    <Dialog
      opened
      onClose={onClose}
      // A click outside would lose what was read.
      closeOnClickOutside={false}
      title="Update from a table"
      size={860}
      fullScreen={isPhone}
      radius={isPhone ? 0 : 'xl'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {table === undefined ? (
        <>
          <AddressSource onTable={setTable} />
          <TableSource text={text} onText={setText} onTable={(read) => setTable({ read })} />
        </>
      ) : (
        <UpdateReview
          source={table}
          onRead={(read) => setTable({ ...table, read })}
          onOther={() => setTable(undefined)}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}
