import type { ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { setCategoryFields } from '../../../deck/document/commands/fields.js';
import { findCategory } from '../../../deck/document/find.js';
import { useApply, useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { offerMatchingBack } from '../../../deck/actions/offerMatchingBack.js';
import { CategoryPicture } from './CategoryPicture.js';
import { CategoryTexts } from './CategoryTexts.js';
import { ColorKeyField } from './ColorKeyField.js';
import { IconField } from './IconField.js';
import { TemplateField } from './TemplateField.js';

interface Props {
  readonly categoryId: string;
  readonly part?: 'content' | 'image' | 'design';
  readonly idPrefix?: string;
}

/** All fields of a category, or one group of them. */
export function CategoryFields({ categoryId, part, idPrefix = '' }: Props): ReactElement | null {
  const { catalogue, faces } = useEditor();
  const apply = useApply();
  const category = useDeck((deck) => findCategory(deck, categoryId));
  const deckTemplates = useDeck(
    useShallow((deck) => ({
      front: faces.template(deck, undefined, 'front').name,
      back: faces.template(deck, undefined, 'back').name,
      backId: faces.template(deck, undefined, 'back').id,
    })),
  );
  const deckColorKey = useDeck((deck) => deck.primary_color_key);
  if (category === undefined) return null;
  return (
    <>
      {(part ?? 'content') === 'content' && <CategoryTexts categoryId={categoryId} idPrefix={idPrefix} />}
      {(part ?? 'image') === 'image' && (
        <>
          <CategoryPicture categoryId={categoryId} illustration={category.illustration} />
          <IconField
            label="Icon"
            value={category.icon}
            onChange={(icon) => apply('choose icon', setCategoryFields(categoryId, { icon }))}
          />
        </>
      )}
      {(part ?? 'design') === 'design' && (
        <ColorKeyField
          label="Colour"
          value={category.primary_color_key}
          inherited={{ from: 'deck', key: deckColorKey }}
          onChange={(key) => apply('change colour', setCategoryFields(categoryId, { primary_color_key: key }))}
        />
      )}
      {(part ?? 'design') === 'design' &&
        (['front', 'back'] as const).map((side) => (
          <TemplateField
            key={side}
            label={side === 'front' ? 'Front template' : 'Back template'}
            side={side}
            value={category[`${side}_template_id`]}
            inherited={`Same as the deck: ${deckTemplates[side]}`}
            onChange={(id) => {
              apply(`change ${side} template`, setCategoryFields(categoryId, { [`${side}_template_id`]: id }));
              if (side === 'back') return;
              const use = (back: string): void =>
                void apply('change back template', setCategoryFields(categoryId, { back_template_id: back }));
              const backId = category.back_template_id ?? deckTemplates.backId;
              offerMatchingBack({ templates: catalogue.templates, frontId: id, backId, use });
            }}
          />
        ))}
    </>
  );
}
