import { EXPORT_OPTIONS, type ExportOptionName } from '@cardwright/renderer/imposition';
import { PRESS_PROFILE_NAMES, type PressProfileName } from '@cardwright/renderer/press';
import { Select, Text } from '@mantine/core';
import { type ReactElement, useId } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import { FixedNote } from './FixedNote.js';
import { LimitedInput } from './LimitedInput.js';
import { Row } from './Row.js';
import { chooseIn, type ExportSettings, isFixed, missingProfile, optionsOf, presetOf } from './settings.js';
import { STANDARD_NAMES } from './standardNames.js';

const PAPERS: Readonly<Record<PressProfileName, string>> = {
  fogra39: 'Coated, Europe',
  swop: 'Coated, America',
};

/** The colours of a PDF for a print shop. What it prescribes is not offered. */
export function PressChoice({ choices, settings, onChange }: ChoiceProps): ReactElement {
  const id = useId();
  const options = optionsOf(choices, settings);
  const { pdf_standard: standard = EXPORT_OPTIONS.pdf_standard.default } = options;
  const { defaults, title } = presetOf(choices, settings);
  const missing = missingProfile(choices, settings);
  const ofPreset = choices.profiles.find(
    ({ id: own }) => own === options.output_profile && own === defaults.output_profile,
  );
  const isGiven = (name: ExportOptionName): boolean => isFixed(choices, settings, name);
  const profiles = PRESS_PROFILE_NAMES.filter((name) => !isGiven('output_profile') || name === defaults.output_profile);
  return (
    <Row label="Colours" htmlFor={id}>
      <Select
        id={id}
        flex="1 1 200px"
        allowDeselect={false}
        data={EXPORT_OPTIONS.pdf_standard.choices.map((value) => ({ value, label: STANDARD_NAMES[value] }))}
        value={standard}
        disabled={isGiven('pdf_standard')}
        onChange={(value) => value !== null && onChange(withStandard(settings, value))}
      />
      {standard !== 'none' && (
        <Select
          aria-label="Press and paper"
          flex="1 1 150px"
          allowDeselect={false}
          comboboxProps={{ width: 'max-content', position: 'bottom-end' }}
          data={[
            ...profiles.map((value) => ({ value, label: PAPERS[value] })),
            ...choices.profiles.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          placeholder="Choose a profile"
          value={missing === undefined ? (options.output_profile ?? EXPORT_OPTIONS.output_profile.default) : null}
          onChange={(value) => value !== null && chooseIn(settings, onChange)('output_profile')(value)}
        />
      )}
      {(standard === 'x4' || standard === 'x1a') && (
        <LimitedInput
          label="Ink limit (%)"
          name="ink limit"
          w={{ base: 112, sm: 92 }}
          hideControls
          suffix="% ink"
          allowDecimal={false}
          min={EXPORT_OPTIONS.ink_limit.min}
          max={(isGiven('ink_limit') ? defaults.ink_limit : undefined) ?? EXPORT_OPTIONS.ink_limit.max}
          value={options.ink_limit ?? EXPORT_OPTIONS.ink_limit.default}
          onChange={chooseIn(settings, onChange)('ink_limit')}
        />
      )}
      {standard !== 'none' && ofPreset !== undefined && (
        <Text size="sm" c="dimmed" w="100%">
          The preset’s own profile: {ofPreset.name}
        </Text>
      )}
      {missing !== undefined && (
        <Text size="sm" w="100%">
          {title} is made for the colour profile {missing}. Add this file under “Your presets and profiles”, or choose
          another profile.
        </Text>
      )}
      <FixedNote choices={choices} settings={settings} of={['pdf_standard']} />
    </Row>
  );
}

/** Options that the new standard does not know are dropped. */
function withStandard(settings: ExportSettings, standard: (typeof EXPORT_OPTIONS.pdf_standard.choices)[number]) {
  const { ink_limit: inkLimit, output_profile: profile, ...options } = settings.options;
  const hasInk = standard === 'x4' || standard === 'x1a';
  return {
    ...settings,
    options: {
      ...options,
      pdf_standard: standard,
      ...(standard !== 'none' && profile !== undefined && { output_profile: profile }),
      ...(hasInk && inkLimit !== undefined && { ink_limit: inkLimit }),
    },
  };
}
