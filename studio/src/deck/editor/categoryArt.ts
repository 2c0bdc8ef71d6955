import {
  faceGeometry,
  findTemplate,
  shownItems,
  type Catalogue,
  type FaceInput,
  type TemplateConfig,
} from '@cardwright/renderer';
import type { DeckCategory, DeckDocument } from '../document/types.js';
import { schemeOf } from './faces.js';

/** Art that is drawn on paper; everything else covers its ground or stands on the category's colour. */
const ON_PAPER: ReadonlySet<string> = new Set(['mark', 'paper', 'pips', 'suit']);

/**
 * What stands for a category without a picture: the art that its front design draws for cards without one.
 * @param ratio width by height
 * @returns undefined if the design draws none
 */
export function categoryArt(
  catalogue: Catalogue,
  deck: DeckDocument,
  category: DeckCategory,
  ratio: number,
): FaceInput | undefined {
  const references = [category.front_template_id, deck.front_template_id];
  const known = references.find((reference) => catalogue.templates.some(({ id }) => id === reference));
  const design = findTemplate(catalogue, known ?? null, 'front').json_config;
  const art = shownItems(design).find(({ props }) => typeof props?.art === 'string')?.props?.art;
  if (typeof art !== 'string') return undefined;
  return {
    template: pictureOf(art),
    deck,
    category,
    scheme: schemeOf(catalogue, deck),
    language: deck.default_language,
    face: faceGeometry({ widthMm: WIDTH_MM, heightMm: WIDTH_MM / ratio }),
  };
}

/** Any size will do: the picture is only looked at. */
const WIDTH_MM = 60;
const PICTURES = new Map<string, TemplateConfig>();

/** A face that is nothing but the picture of a category. The same object for the same art. */
function pictureOf(art: string): TemplateConfig {
  const known = PICTURES.get(art);
  if (known !== undefined) return known;
  const template: TemplateConfig = {
    name: art,
    description: '',
    ratio: '1:1',
    background: {
      classes: ON_PAPER.has(art) ? 'bg-paper' : 'bg-primary',
      children: [
        {
          id: 'picture',
          kind: 'category_illustration',
          renderType: 'image',
          classes: 'absolute inset-0 object-cover',
          props: { art },
        },
      ],
    },
    sections: [],
    absoluteItems: [],
  };
  PICTURES.set(art, template);
  return template;
}
