import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { ownPresetsQuery, ownProfilesQuery } from '../../api/ownPrint.js';
import { Dialog } from '../../components/Dialog.js';
import { FileMenu } from '../../components/FileMenu.js';
import { addPresets, addProfiles } from './addFiles.js';
import styles from './OwnPrintDialog.module.css';
import { OwnSection } from './OwnSection.js';
import { useOwnPrintActions } from './useOwnPrintActions.js';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The presets and ICC files that a member has brought from print shops. */
export function OwnPrintDialog({ opened, onClose }: Props): ReactElement {
  return (
    <Dialog opened={opened} onClose={onClose} title="Your presets and profiles" size={600}>
      <Presets />
      <Profiles />
    </Dialog>
  );
}

function Presets(): ReactElement {
  const list = useQuery(ownPresetsQuery);
  const { refresh, renamePreset, removePreset } = useOwnPrintActions();
  return (
    <OwnSection
      title="Presets"
      accept=".json,application/json"
      verb="Add presets"
      add={addPresets}
      list={list}
      onAdded={refresh}
      empty="A preset is one JSON file with a print shop’s rules: sizes, bleed, paper, colours and prices."
      count={list.data?.length ?? 0}
    >
      {list.data?.map((preset) => (
        <li key={preset.id} className={styles.row}>
          <div>
            <strong>{preset.title}</strong>
            <span>{preset.description || preset.name}</span>
          </div>
          <FileMenu
            name={preset.title}
            onRename={() => renamePreset(preset)}
            onRemove={() => void removePreset(preset)}
          />
        </li>
      ))}
    </OwnSection>
  );
}

function Profiles(): ReactElement {
  const list = useQuery(ownProfilesQuery);
  const { refresh, renameProfile, removeProfile } = useOwnPrintActions();
  return (
    <OwnSection
      title="Colour profiles"
      accept=".icc,.icm"
      verb="Add ICC files"
      add={addProfiles}
      list={list}
      onAdded={refresh}
      empty="Upload the ICC file for CMYK that your print shop offers. PDFs for its press are converted to it and contain it."
      count={list.data?.profiles.length ?? 0}
    >
      {list.data?.profiles.map((profile) => (
        <li key={profile.id} className={styles.row}>
          <div>
            <strong>{profile.name}</strong>
            <span>{profile.description}</span>
          </div>
          <FileMenu
            name={profile.name}
            onRename={() => renameProfile(profile)}
            onRemove={() => void removeProfile(profile)}
          />
        </li>
      ))}
    </OwnSection>
  );
}
