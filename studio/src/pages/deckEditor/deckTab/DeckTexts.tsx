import { TagsInput } from '@mantine/core';
import { directionOf, LIMITS } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { setDeckTags, setDeckText } from '../../../deck/document/commands/texts.js';
import { useApply, useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { useMissingError } from '../../../deck/saving/useMissingFields.js';
import { TextField } from '../fields/TextField.js';
import { ownText, shownText } from '../../../deck/document/texts.js';

const FIELDS = [
  { field: 'title', label: 'Title', kind: 'line' },
  { field: 'short_description', label: 'Short description', kind: 'text' },
  { field: 'description', label: 'Description', kind: 'markdown' },
] as const;

const NO_TAGS: readonly string[] = [];

/** The deck's own texts in the current language. */
export function DeckTexts(): ReactElement {
  const { store } = useEditor();
  const apply = useApply();
  const language = useSession((session) => session.language);
  const deck = useDeck((whole) => whole);
  const isMain = useDeck((whole) => whole.default_language === language);
  const errors = {
    title: useMissingError('Title'),
    short_description: undefined,
    description: useMissingError('Description'),
  };
  const tags = useDeck((whole) => whole.translations[language]?.tags ?? NO_TAGS);
  return (
    <>
      {FIELDS.map(({ field, label, kind }) => {
        const own = ownText(deck, field, language);
        const shown = shownText(deck, deck, field, language);
        return (
          <TextField
            key={field}
            id={`deck-${field.replaceAll('_', '-')}`}
            label={label}
            kind={kind}
            value={own}
            language={language}
            error={isMain ? errors[field] : undefined}
            fallback={own === '' && shown.text !== '' ? shown : undefined}
            aside={field === 'short_description' ? 'One sentence, for Explore' : undefined}
            onChange={(text) =>
              apply(
                { label: `edit ${label.toLowerCase()}`, gesture: `deck ${language} ${field}` },
                setDeckText(language, field, text),
              )
            }
            onBlur={() => store.endGesture()}
          />
        );
      })}
      <TagsInput
        lang={language}
        dir={directionOf(language)}
        label="Tags"
        placeholder={tags.length === 0 ? 'Type one and press Enter' : ''}
        maxTags={LIMITS.tags}
        value={[...tags]}
        onChange={(next) => apply('change tags', setDeckTags(language, next))}
      />
    </>
  );
}
