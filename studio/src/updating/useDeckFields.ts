import type { Deck } from '@cardwright/renderer';
import { useMemo } from 'react';
import { designFields, type DesignFields } from '../newDeck/table/designFields.js';
import { useCatalogue } from '../rendering/useCatalogue.js';

/** The custom fields that the deck's design shows; undefined until it is loaded. */
export function useDeckFields({
  front_template_id: front,
  back_template_id: back,
}: Pick<Deck, 'front_template_id' | 'back_template_id'>): DesignFields | undefined {
  const { catalogue } = useCatalogue();
  return useMemo(() => {
    const find = (id: string | null | undefined) => catalogue?.templates.find((template) => template.id === id);
    return designFields(find(front), find(back));
  }, [catalogue, front, back]);
}
