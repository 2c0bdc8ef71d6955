import { Select } from '@mantine/core';
import { Languages } from 'lucide-react';
import type { ReactElement } from 'react';
import { useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { useLanguages } from '../../../deck/editor/useLanguages.js';
import { completenessOf } from '../../../deck/document/translated.js';
import { nameOfLanguage } from '../../../languages/nameOfLanguage.js';
import classes from './canvas.module.css';

/** The language of the table and the grid, where there are no fields with a switch of their own. */
export function LanguageSelect(): ReactElement | null {
  const { session } = useEditor();
  const languages = useLanguages();
  const deck = useDeck((whole) => whole);
  const shown = useSession((state) => state.language);
  if (languages.length < 2) return null;
  const labelOf = (code: string): string => {
    const { cards, allCards } = completenessOf(deck, code);
    return code === deck.default_language
      ? nameOfLanguage(code, 'en')
      : `${nameOfLanguage(code, 'en')} (${cards} of ${allCards})`;
  };
  return (
    <Select
      size="xs"
      className={classes.language}
      aria-label="Language"
      leftSection={<Languages size={15} aria-hidden />}
      data={languages.map((code) => ({ value: code, label: labelOf(code) }))}
      value={shown}
      allowDeselect={false}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      onChange={(code) => {
        if (code !== null) session.setState({ language: code });
      }}
    />
  );
}
