import type { FaceSide } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { setCardFields } from '../../../deck/document/commands/fields.js';
import { useApply, useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { titleOf } from '../../../deck/document/texts.js';
import { ColorKeyField } from './ColorKeyField.js';
import { TemplateField } from './TemplateField.js';

/** Colour and designs of one or several cards. */
export function CardDesign({ cardIds }: { readonly cardIds: readonly string[] }): ReactElement {
  const apply = useApply();
  const colorKey = useCommon(cardIds, 'primary_color_key');
  const what = cardIds.length === 1 ? '' : ` of ${cardIds.length} cards`;
  return (
    <>
      <ColorKeyField
        label="Colour"
        value={colorKey}
        inherits
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
  const { faces } = useEditor();
  const apply = useApply();
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
      label={side === 'front' ? 'Front design' : 'Back design'}
      side={side}
      value={value}
      inherited={inherited}
      onChange={(id) => apply(`change ${side} design`, setCardFields(cardIds, { [key]: id }))}
    />
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
