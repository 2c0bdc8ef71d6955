import { Radio } from '@mantine/core';
import type { ReactElement } from 'react';
import type { DeckVersion } from '../../../api/deckHistory.js';
import { counted } from '../../../words/counted.js';
import { exactMomentOf } from '../../../words/momentOf.js';
import classes from './versions.module.css';

interface Props {
  /** Newest first. */
  readonly versions: readonly DeckVersion[];
  readonly value: number;
  readonly onChange: (version: number) => void;
}

/** The kept versions, newest first, with when and by whom they were saved. */
export function VersionList({ versions, value, onChange }: Props): ReactElement {
  return (
    <div role="radiogroup" aria-label="Versions" className={classes.list}>
      {versions.map(({ version, saved_at, saved_by, card_count }) => (
        <Radio
          key={version}
          name="version"
          checked={version === value}
          onChange={() => onChange(version)}
          label={exactMomentOf(saved_at)}
          description={[`Version ${version}`, counted(card_count, 'card'), saved_by?.display_name]
            .filter(Boolean)
            .join(', ')}
        />
      ))}
    </div>
  );
}
