import { Button, Menu, Tooltip } from '@mantine/core';
import { Copy, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { toast, toastError } from '../../../toasts/toast.js';
import { confirm } from '../../../components/confirm.js';
import classes from './samples.module.css';

export function SaidSamples(): ReactElement {
  return (
    <div className={classes.row}>
      <Button variant="default" onClick={() => void askToDelete()}>
        Ask to delete
      </Button>
      <Button
        variant="default"
        onClick={() =>
          toast({
            title: '48 cards exported',
            message: 'open-ground-sheets-a4-en.pdf, 14 MB',
            action: { label: 'Open', perform: () => undefined },
          })
        }
      >
        Say it
      </Button>
      <Button variant="default" onClick={() => toastError('Error saving deck', new Error('The disk is full.'))}>
        Say an error
      </Button>
      <Menu>
        <Menu.Target>
          <Button variant="default">Open menu</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Night Signals</Menu.Label>
          <Menu.Item leftSection={<Copy size={16} aria-hidden />}>Duplicate deck</Menu.Item>
          <Menu.Divider />
          <Menu.Item color="pip" leftSection={<Trash2 size={16} aria-hidden />}>
            Delete deck
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Tooltip label="Adds a card to the category">
        <Button variant="subtle">Hover me</Button>
      </Tooltip>
    </div>
  );
}

async function askToDelete(): Promise<void> {
  const isConfirmed = await confirm({
    title: 'Delete Night Signals?',
    message: '22 cards and their pictures go to the bin. You have 30 days to change your mind.',
    confirmLabel: 'Delete deck',
    cancelLabel: 'Keep it',
    danger: true,
  });
  toast({ title: isConfirmed ? 'Night Signals is in the bin' : 'Kept', kind: 'info' });
}
