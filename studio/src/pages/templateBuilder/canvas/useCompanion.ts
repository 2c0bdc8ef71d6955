import { templateGeometry, type FaceInput } from '@cardwright/renderer';
import { useMemo } from 'react';
import type { StoredTemplate } from '../../../api/templates.js';
import { useCatalogue } from '../../../rendering/useCatalogue.js';
import { isBack } from '../../../designs/designPairs.js';
import { useTemplate } from '../../../template/builder/BuilderContext.js';
import { otherSideOf } from '../../../template/data/otherSideOf.js';
import { useSubjectDeck } from '../../../template/data/useSubject.js';

export interface CompanionFace {
  readonly template: StoredTemplate;
  readonly side: 'Front' | 'Back';
  readonly input: FaceInput;
}

/** The other side that belongs to the template, with the same card; undefined if none is known. */
export function useCompanion(face: FaceInput | undefined): CompanionFace | undefined {
  const { catalogue } = useCatalogue();
  const deck = useSubjectDeck();
  const id = useTemplate((template) => template.id);
  const slug = useTemplate((template) => template.slug);
  const ratio = useTemplate((template) => template.ratio);
  // Take these out of the face, which is another one after each edit.
  const { category, card, scheme, language } = face ?? {};
  return useMemo(() => {
    if (catalogue === undefined || deck === undefined || scheme === undefined || language === undefined)
      return undefined;
    const templates = catalogue.templates as readonly StoredTemplate[];
    const template = otherSideOf({ id, slug, ratio }, templates, deck);
    if (template === undefined) return undefined;
    const input = {
      deck,
      category,
      card,
      scheme,
      language,
      template: template.json_config,
      face: templateGeometry(template),
    };
    return { template, side: isBack({ slug }) ? 'Front' : 'Back', input };
  }, [catalogue, deck, category, card, scheme, language, id, slug, ratio]);
}
