import { ActionIcon, Badge, Button } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Kbd } from '../../../components/Kbd.js';
import { DECK_STATUSES, StatusBadge } from '../../../components/StatusBadge.js';
import classes from './samples.module.css';

export function ButtonSamples(): ReactElement {
  return (
    <div className={classes.stack}>
      <div className={classes.row}>
        <Button leftSection={<Plus size={16} aria-hidden />}>New deck</Button>
        <Button variant="default">Duplicate</Button>
        <Button variant="subtle">Cancel</Button>
        <Button variant="light" color="pip">
          Delete
        </Button>
        <Button color="pip">Delete deck</Button>
        <Button disabled>Undo</Button>
        <Button loading>Export PDF</Button>
        <ActionIcon aria-label="Delete card">
          <Trash2 size={17} />
        </ActionIcon>
      </div>
      <div className={classes.row}>
        <Button size="sm">Make a deck</Button>
        <Button size="sm" variant="subtle">
          Copy one from Explore
        </Button>
        <Button size="lg">Go home</Button>
        <Button size="lg" variant="default">
          Go back
        </Button>
      </div>
      <div className={classes.row}>
        {DECK_STATUSES.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <Badge>3 languages</Badge>
        <Badge color="lamp">Text runs over</Badge>
        <Kbd shortcut="mod+K" />
      </div>
    </div>
  );
}
