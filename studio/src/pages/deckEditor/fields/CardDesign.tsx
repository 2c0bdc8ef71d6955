import type { FaceSide } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { setCardFields } from '../../../deck/document/commands/fields.js';
import { useApply, useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { offerMatchingBack } from '../../../deck/actions/offerMatchingBack.js';
import { titleOf } from '../../../deck/document/texts.js';
import { ColorKeyField } from './ColorKeyField.js';
import { TemplateField } from './TemplateField.js';

/** Colour and designs of one or several cards. */
export function CardDesign({ cardIds }: { readonly cardIds: readonly string[] }): ReactElement {
  const apply = useApply();
  const colorKey = useCommon(cardIds, 'primary_color_key');
  const inherited = useInheritedColor(cardIds);
  const what = cardIds.length === 1 ? '' : ` of ${cardIds.length} cards`;
  return (
    <>
      <ColorKeyField
        label="Colour"
        value={colorKey}
        inherited={inherited}
        onChange={(key) => apply(`change colour${what}`, setCardFields(cardIds, { primary_color_key: key }))}
      />
      {(['front', 'back'] as const).map((side) => (
        <CardTemplate key={side} side={side} cardIds={cardIds} />
      ))}
    </>
  );
}

function CardTemplate({
  side,
  cardIds,
}: {
  readonly side: FaceSide;
  readonly cardIds: readonly string[];
}): ReactElement {
  const { catalogue, faces } = useEditor();
  const apply = useApply();
  const shownBack = useDeck((deck) => faces.template(deck, faces.place(deck, cardIds[0] ?? ''), 'back').id);
  const key = `${side}_template_id` as const;
  const value = useCommon(cardIds, key);
  const inherited = useDeck((deck) => {
    const placed = faces.place(deck, cardIds[0] ?? '');
    if (placed === undefined || cardIds.length > 1) return 'Same as the category or deck';
    const { name } = faces.template(deck, { ...placed, card: { ...placed.card, [key]: null } }, side);
    return placed.category[key] === null
      ? `Same as the deck: ${name}`
      : `As ${titleOf(deck, placed.category)}: ${name}`;
  });
  return (
    <TemplateField
      label={side === 'front' ? 'Front template' : 'Back template'}
      side={side}
      value={value}
      inherited={inherited}
      onChange={(id) => {
        apply(`change ${side} template`, setCardFields(cardIds, { [key]: id }));
        if (side === 'back') return;
        const use = (back: string): void =>
          void apply('change back template', setCardFields(cardIds, { back_template_id: back }));
        offerMatchingBack({ templates: catalogue.templates, frontId: id, backId: shownBack, use });
      }}
    />
  );
}

/** The colour of cards without their own: their category's if it has one and they share it, else the deck's. */
function useInheritedColor(cardIds: readonly string[]): { from: 'deck' | 'category'; key: string } {
  const { faces } = useEditor();
  return useDeck(
    useShallow((deck) => {
      const keys = new Set(cardIds.map((id) => faces.place(deck, id)?.category.primary_color_key ?? null));
      const [key = null] = keys;
      if (keys.size === 1 && key !== null) return { from: 'category' as const, key };
      return { from: 'deck' as const, key: deck.primary_color_key };
    }),
  );
}

type DesignKey = 'primary_color_key' | 'front_template_id' | 'back_template_id';

/** The common value of a field; undefined if the cards differ. */
function useCommon(cardIds: readonly string[], key: DesignKey): string | null | undefined {
  const { faces } = useEditor();
  return useDeck((deck) => {
    const values = new Set(cardIds.map((id) => faces.place(deck, id)?.card[key] ?? null));
    return values.size === 1 ? [...values][0] : undefined;
  });
}
