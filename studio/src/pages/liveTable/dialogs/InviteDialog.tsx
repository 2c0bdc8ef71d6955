import { Button, CopyButton, TextInput } from '@mantine/core';
import { Check, Link2, Presentation } from 'lucide-react';
import type { ReactElement } from 'react';
import { Dialog } from '../../../components/Dialog.js';
import { useQrCode } from '../../../publicDecks/useQrCode.js';
import type { LiveTable } from '../connection/useTable.js';
import { tableAddress } from '../tableAddress.js';
import classes from './dialogs.module.css';

interface Props {
  readonly table: LiveTable;
  readonly onClose: () => void;
}

/** How others get to the table. */
export function InviteDialog({ table: { code }, onClose }: Props): ReactElement {
  const address = tableAddress(code);
  const qr = useQrCode(address);
  return (
    <Dialog opened onClose={onClose} title="Invite others" size={420}>
      <div className={classes.actions}>
        <div className={classes.qr}>
          {qr !== undefined && <img src={qr} alt={`QR code that leads to table ${code}`} width={220} height={220} />}
          <strong className={classes.code}>{code}</strong>
        </div>
        <p className={classes.words}>Others need only a name, not an account.</p>
        <TextInput label="Link" value={address} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button
              onClick={copy}
              leftSection={copied ? <Check size={16} aria-hidden /> : <Link2 size={16} aria-hidden />}
            >
              {copied ? 'Copied' : 'Copy link'}
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          href={`${address}?view=projector`}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<Presentation size={16} aria-hidden />}
        >
          Show on projector
        </Button>
      </div>
    </Dialog>
  );
}
