import { Radio } from '@mantine/core';
import type { ReactElement } from 'react';
import { exactMomentOf } from '../../words/momentOf.js';
import classes from './versions.module.css';

/** A version in a history: when it was saved, and what else a person knows it by. */
export interface ListedVersion {
  readonly version: number;
  /** ISO 8601. */
  readonly saved_at: string;
}

interface Props<Version extends ListedVersion> {
  /** Newest first. */
  readonly versions: readonly Version[];
  readonly factsOf: (version: Version) => readonly (string | undefined)[];
  readonly value: number;
  readonly onChange: (version: number) => void;
}

/** The kept versions, newest first, with when they were saved. */
export function VersionList<Version extends ListedVersion>({
  versions,
  factsOf,
  value,
  onChange,
}: Props<Version>): ReactElement {
  return (
    <div role="radiogroup" aria-label="Versions" className={classes.list}>
      {versions.map((each) => (
        <Radio
          key={each.version}
          name="version"
          checked={each.version === value}
          onChange={() => onChange(each.version)}
          label={
            <>
              {exactMomentOf(each.saved_at)}{' '}
              <span className={classes.facts}>
                {[`Version ${each.version}`, ...factsOf(each)].filter(Boolean).join(', ')}
              </span>
            </>
          }
        />
      ))}
    </div>
  );
}
