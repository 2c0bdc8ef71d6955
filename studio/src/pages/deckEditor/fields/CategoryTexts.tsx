import type { ReactElement } from 'react';
import { setCategoryText } from '../../../deck/document/commands/texts.js';
import { findCategory } from '../../../deck/document/find.js';
import { useApply, useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { ownText, shownText } from '../../../deck/document/texts.js';
import { TextField } from './TextField.js';

const FIELDS = [
  { field: 'title', label: 'Title', kind: 'line' },
  { field: 'description', label: 'Description', kind: 'text' },
] as const;

interface Props {
  readonly categoryId: string;
  readonly idPrefix: string;
}

/** A category's texts in the current language. */
export function CategoryTexts({ categoryId, idPrefix }: Props): ReactElement | null {
  const { store } = useEditor();
  const apply = useApply();
  const language = useSession((session) => session.language);
  const category = useDeck((deck) => findCategory(deck, categoryId));
  if (category === undefined) return null;
  const { document: deck } = store.getState();
  return (
    <>
      {FIELDS.map(({ field, label, kind }) => {
        const own = ownText(category, field, language);
        const shown = shownText(deck, category, field, language);
        return (
          <TextField
            key={field}
            id={`${idPrefix}category-${field}`}
            label={label}
            kind={kind}
            value={own}
            language={language}
            fallback={own === '' && shown.text !== '' ? shown : undefined}
            onChange={(text) =>
              apply(
                { label: `edit category ${field}`, gesture: `${categoryId} ${language} ${field}` },
                setCategoryText(categoryId, language, field, text),
              )
            }
            onBlur={() => store.endGesture()}
          />
        );
      })}
    </>
  );
}
