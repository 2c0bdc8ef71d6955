import { Alert, Button, Progress } from '@mantine/core';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { CardBackSkeleton } from '../../../components/CardBackSkeleton.js';
import { EmptyState } from '../../../components/EmptyState.js';
import { SaveState } from '../../../components/SaveState.js';
import classes from './samples.module.css';

export function PanelSamples(): ReactElement {
  return (
    <div className={classes.stack}>
      <EmptyState
        title="One blank card, no deck yet"
        actions={
          <>
            <Button size="sm">Make a deck</Button>
            <Button size="sm" variant="subtle">
              Copy one from Explore
            </Button>
          </>
        }
      >
        Start with a size and a back. You can change both until you print.
      </EmptyState>
      <CardBackSkeleton withText />
      <Alert color="lamp" icon={<TriangleAlert size={18} aria-hidden />} title="Two cards run over">
        Their text is cut at the bottom of the box. Shorten it, or let the box grow.
      </Alert>
      <Alert color="pip" title="The file could not be read">
        It ends in the middle of a row. Save it again as CSV and drop it here.
      </Alert>
      <Progress value={62} aria-label="Export" />
      <div className={classes.row}>
        <SaveState state="saved" text="Saved just now" />
        <SaveState state="saving" />
        <SaveState state="dirty" />
        <SaveState state="error" />
        <SaveState state="offline" />
        <SaveState state="unreachable" />
      </div>
    </div>
  );
}
