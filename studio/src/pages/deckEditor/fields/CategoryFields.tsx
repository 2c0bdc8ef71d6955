import type { ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { setCategoryFields } from '../../../deck/document/commands/fields.js';
import { findCategory } from '../../../deck/document/find.js';
import { useApply, useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { CategoryTexts } from './CategoryTexts.js';
import { IconField } from './IconField.js';
import { IllustrationField } from './IllustrationField.js';
import { TemplateField } from './TemplateField.js';

interface Props {
  readonly categoryId: string;
  readonly part?: 'content' | 'image' | 'design';
  readonly idPrefix?: string;
}

/** All fields of a category, or one group of them. */
export function CategoryFields({ categoryId, part, idPrefix = '' }: Props): ReactElement | null {
  const { faces } = useEditor();
  const apply = useApply();
  const category = useDeck((deck) => findCategory(deck, categoryId));
  const deckTemplates = useDeck(
    useShallow((deck) => ({
      front: faces.template(deck, undefined, 'front').name,
      back: faces.template(deck, undefined, 'back').name,
    })),
  );
  if (category === undefined) return null;
  return (
    <>
      {(part ?? 'content') === 'content' && <CategoryTexts categoryId={categoryId} idPrefix={idPrefix} />}
      {(part ?? 'image') === 'image' && (
        <>
          <IllustrationField
            label="Picture"
            value={category.illustration}
            target={{ owner: 'category', ids: [categoryId] }}
            details="Of the category"
          />
          <IconField
            label="Icon"
            value={category.icon}
            onChange={(icon) => apply('choose icon', setCategoryFields(categoryId, { icon }))}
          />
        </>
      )}
      {(part ?? 'design') === 'design' &&
        (['front', 'back'] as const).map((side) => (
          <TemplateField
            key={side}
            label={side === 'front' ? 'Front design' : 'Back design'}
            side={side}
            value={category[`${side}_template_id`]}
            inherited={`Same as the deck: ${deckTemplates[side]}`}
            onChange={(id) =>
              apply(`change ${side} design`, setCategoryFields(categoryId, { [`${side}_template_id`]: id }))
            }
          />
        ))}
    </>
  );
}
