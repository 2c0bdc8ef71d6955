import { LIMITS } from '@cardwright/renderer';
import { Select, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { setCardFields } from '../../../deck/document/commands/fields.js';
import { useApply, useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { moveCards } from '../../../deck/document/commands/cards.js';
import { titleOf } from '../../../deck/document/texts.js';
import { tooLong } from '../../../words/tooLong.js';
import { CopiesField } from './CopiesField.js';
import { CustomValues } from './CustomValues.js';
import { fieldId } from './focusField.js';
import { NOT_ON_DESIGN, useIsOnDesign } from './useIsOnDesign.js';

/** A card's values: copies, custom values, number, attribution, category. */
export function CardValues({
  cardId,
  idPrefix = '',
}: {
  readonly cardId: string;
  readonly idPrefix?: string;
}): ReactElement | null {
  const { faces, store } = useEditor();
  const apply = useApply();
  const card = useDeck((deck) => faces.place(deck, cardId)?.card);
  const isNumberShown = useIsOnDesign(cardId, 'card_number');
  const isCreditShown = useIsOnDesign(cardId, 'attribution');
  const categoryId = useDeck((deck) => faces.place(deck, cardId)?.category.id);
  const categories = useDeck((deck) => deck.categories);
  if (card === undefined) return null;
  const setText = (field: 'card_number' | 'attribution', label: string, text: string): void => {
    apply(
      { label: `edit ${label}`, gesture: `${cardId} ${field}` },
      setCardFields([cardId], { [field]: text === '' ? null : text }),
    );
  };
  return (
    <>
      <CustomValues cardId={cardId} idPrefix={idPrefix} />
      <CopiesField
        value={card.copies}
        onChange={(copies) =>
          apply({ label: 'change copies', gesture: `${cardId} copies` }, setCardFields([cardId], { copies }))
        }
      />
      <Select
        label="Category"
        data={categories.map((category) => ({
          value: category.id,
          label: titleOf(store.getState().document, category) || 'Untitled category',
        }))}
        value={categoryId ?? null}
        allowDeselect={false}
        onChange={(id) => {
          if (id !== null && id !== categoryId) apply('move card', moveCards([cardId], id, Number.MAX_SAFE_INTEGER));
        }}
      />
      <TextInput
        id={idPrefix + fieldId('card_number')}
        label="Card number"
        description={isNumberShown ? undefined : NOT_ON_DESIGN}
        value={card.card_number ?? ''}
        error={tooLong(card.card_number ?? '', LIMITS.name)}
        onChange={(event) => setText('card_number', 'card number', event.currentTarget.value)}
        onBlur={() => store.endGesture()}
      />
      <TextInput
        id={idPrefix + fieldId('attribution')}
        label="Attribution"
        description={isCreditShown ? undefined : NOT_ON_DESIGN}
        placeholder="Who made the picture or wrote the text"
        value={card.attribution ?? ''}
        error={tooLong(card.attribution ?? '')}
        onChange={(event) => setText('attribution', 'attribution', event.currentTarget.value)}
        onBlur={() => store.endGesture()}
      />
    </>
  );
}
