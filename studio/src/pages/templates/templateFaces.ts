import type { Catalogue, Deck, FaceInput } from '@cardwright/renderer';
import type { StoredTemplate } from '../../api/templates.js';
import { sampleFace } from '../../designs/sampleFace.js';
import { otherSideOf } from '../../template/data/otherSideOf.js';

/** The colour scheme to show a template in: its own, or that of the official template it was copied from. */
export function schemeOf(template: StoredTemplate, official: readonly StoredTemplate[]): string | null {
  const origin = official.find(({ slug }) => slug !== '' && template.slug.startsWith(slug));
  return template.color_scheme_id ?? origin?.color_scheme_id ?? null;
}

/** A front on its back, if it has one, else two cards of it; one card for a back: backs are all alike. */
export function templateFaces(
  template: StoredTemplate,
  { deck, catalogue, schemeId, isBack }: { deck: Deck; catalogue: Catalogue; schemeId: string | null; isBack: boolean },
): readonly FaceInput[] {
  const back = isBack ? undefined : otherSideOf(template, catalogue.templates, deck);
  if (back !== undefined)
    return [
      sampleFace(deck, { json_config: back.json_config, ratio: back.ratio }, catalogue, { schemeId }),
      sampleFace(deck, template, catalogue, { schemeId }),
    ];
  const indexes = isBack ? [0] : [1, 0];
  return indexes.map((index) => sampleFace(deck, template, catalogue, { index, schemeId }));
}
