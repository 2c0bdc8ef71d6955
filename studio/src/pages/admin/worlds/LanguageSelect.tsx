import { Select } from '@mantine/core';
import type { ReactElement } from 'react';
import { bilingualOptions } from '../../../languages/languageOptions.js';
import { nameOfLanguage } from '../../../languages/nameOfLanguage.js';
import { languagesOf, untranslated } from './translations.js';
import type { Row } from './worldMoves.js';
import type { World } from './worlds.js';

/** The worlds' own words, which are shown where a language is missing. */
export const OWN_WORDS = '';

interface Props {
  readonly rows: readonly Row<World>[];
  readonly value: string;
  readonly onChange: (language: string) => void;
}

/** Chooses the language of the names in the tree: first the languages in use with how complete they are, then all others. */
export function LanguageSelect({ rows, value, onChange }: Props): ReactElement {
  const used = languagesOf(rows);
  const more = value === OWN_WORDS || used.includes(value) ? [] : [value];
  const inUse = [...used, ...more].map((code) => ({
    value: code,
    label: `${nameOfLanguage(code)}: ${rows.length - untranslated(rows, code).length} of ${rows.length}`,
  }));
  const others = bilingualOptions().filter((option) => !inUse.some((each) => each.value === option.value));
  return (
    <Select
      aria-label="Language of the names"
      value={value}
      onChange={(language) => onChange(language ?? OWN_WORDS)}
      data={[
        { value: OWN_WORDS, label: 'Original' },
        { group: 'Translated', items: inUse },
        { group: 'More languages', items: others },
      ]}
      allowDeselect={false}
      searchable
      // Typing replaces the selected language.
      onFocus={({ currentTarget }) => currentTarget.select()}
      onClick={({ currentTarget }) => currentTarget.select()}
      nothingFoundMessage="No matching language"
      w={250}
    />
  );
}
