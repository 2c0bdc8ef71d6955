import { NumberInput, SegmentedControl } from '@mantine/core';
import type { ReactElement } from 'react';
import styles from './ExportDialog.module.css';
import type { ChoiceProps } from './ChoiceProps.js';
import { LengthInput } from './LengthInput.js';
import { Row } from './Row.js';
import { optionOf, presetOf, withOption } from './settings.js';

const SIDES = [
  { value: 'both', label: 'Both' },
  { value: 'front', label: 'Fronts' },
  { value: 'back', label: 'Backs' },
];

/** Faces, bleed and pixels of single cards. What a print shop prescribes is not asked for. */
export function ImageChoices({ choices, settings, onChange }: ChoiceProps): ReactElement {
  const option = (name: string) => optionOf(choices, settings, name);
  const choose = (name: string) => (value: string | number) =>
    onChange(withOption(settings, name, value === '' ? undefined : value));
  const { product, family } = presetOf(choices, settings);
  const isOwn = family === 'Cardwright';
  return (
    <>
      {isOwn && (
        <>
          <Row label="Faces">
            <SegmentedControl
              size="sm"
              aria-label="Faces"
              data={SIDES}
              value={String(option('side') ?? 'both')}
              onChange={choose('side')}
            />
          </Row>
          <Row label="Bleed">
            <LengthInput label="Bleed" value={option('bleed')} onChange={choose('bleed')} />
          </Row>
        </>
      )}
      {product === 'zip' && (
        <Row label="Format">
          <SegmentedControl
            size="sm"
            aria-label="Format"
            data={[
              { value: 'png', label: 'PNG' },
              { value: 'jpg', label: 'JPEG' },
            ]}
            value={String(option('format') ?? 'png')}
            onChange={choose('format')}
          />
          <NumberInput
            aria-label="Resolution, dpi"
            w={104}
            min={72}
            max={1200}
            step={50}
            clampBehavior="blur"
            allowDecimal={false}
            hideControls
            rightSection={<span className={styles.unit}>dpi</span>}
            rightSectionWidth={42}
            classNames={{ input: styles.number ?? '' }}
            value={Number(option('dpi')) || ''}
            onChange={choose('dpi')}
          />
        </Row>
      )}
    </>
  );
}
