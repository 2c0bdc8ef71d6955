import { Select } from '@mantine/core';
import { useId, type ReactElement } from 'react';
import styles from './ExportDialog.module.css';
import type { ChoiceProps } from './ChoiceProps.js';
import { Row } from './Row.js';
import { presetOf, presetsOf, withPreset, withSize } from './settings.js';

/** The purpose, and the size of the cards. */
export function PresetChoice({ choices, settings, onChange }: ChoiceProps): ReactElement {
  const [presetId, sizeId] = [useId(), useId()];
  const preset = presetOf(choices, settings);
  const sizes = choices.sizes.filter(({ slug }) => preset.sizes?.includes(slug) ?? true);
  const presets = presetsOf(choices, settings.kind);
  return (
    <>
      {presets.length > 1 && (
        <Row label="For" htmlFor={presetId}>
          <Select
            id={presetId}
            flex={1}
            allowDeselect={false}
            data={grouped(presets)}
            value={preset.name}
            onChange={(name) => name !== null && onChange(withPreset(choices, settings, name))}
          />
          {preset.requires.length > 0 && (
            <p className={styles.note}>
              This printer also requires {preset.requires.join(', ')}, which this file does not provide yet.
            </p>
          )}
        </Row>
      )}
      <Row label="Card size" htmlFor={sizeId}>
        <Select
          id={sizeId}
          flex={1}
          searchable
          allowDeselect={false}
          data={sizes.map(({ slug, name, width_mm, height_mm }) => ({
            value: slug,
            // Some sizes are named by their dimensions.
            label: /\d ×/.test(name) ? name : `${name}, ${width_mm} × ${height_mm} mm`,
          }))}
          value={settings.size}
          onChange={(size) => size !== null && onChange(withSize(settings, size))}
        />
      </Row>
    </>
  );
}

/** By family, unless each family has a single preset, which its name would repeat. */
function grouped(presets: ReturnType<typeof presetsOf>) {
  const families = [...new Set(presets.map(({ family }) => family))];
  const choicesOf = (some: typeof presets) => some.map(({ name, title }) => ({ value: name, label: title }));
  if (families.length === presets.length) return choicesOf(presets);
  return families.map((group) => ({ group, items: choicesOf(presets.filter(({ family }) => family === group)) }));
}
