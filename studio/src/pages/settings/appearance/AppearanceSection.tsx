import { SegmentedControl } from '@mantine/core';
import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { useColorModePreference, type ColorMode } from '../../../theme/colorMode.js';
import { SettingsRow } from '../SettingsRow.js';
import { SettingsSection } from '../SettingsSection.js';
import styles from './AppearanceSection.module.css';

const MODES: readonly { readonly value: ColorMode; readonly text: string; readonly icon: LucideIcon }[] = [
  { value: 'system', text: 'System', icon: Monitor },
  { value: 'light', text: 'Light', icon: Sun },
  { value: 'dark', text: 'Dark', icon: Moon },
];

/** Takes effect at once, in this browser. */
export function AppearanceSection(): ReactElement {
  const { preference, setPreference } = useColorModePreference();
  return (
    <SettingsSection id="colour-mode" title="Colour mode">
      <SettingsRow
        title="Light or dark"
        text="Stored in this browser. Some pages are always dark."
        action={
          <SegmentedControl<ColorMode>
            aria-label="Colour mode"
            value={preference}
            onChange={setPreference}
            data={MODES.map(({ value, text, icon: Icon }) => ({
              value,
              label: (
                <span className={styles.mode}>
                  <Icon size={16} aria-hidden /> {text}
                </span>
              ),
            }))}
          />
        }
      />
    </SettingsSection>
  );
}
