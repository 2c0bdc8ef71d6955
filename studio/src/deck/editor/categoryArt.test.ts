import { parseColorScheme, type Catalogue, type FaceInput, type Template } from '@cardwright/renderer';
import { parseTemplate } from '@cardwright/renderer/schema';
import { expect, it } from 'vitest';
import { aDocument } from '../document/testing/aDocument.js';
import { categoryArt } from './categoryArt.js';

function design(slug: string, art?: string): Template {
  const picture = { id: 'p', kind: 'illustration', renderType: 'image', classes: '', props: { art } };
  const background = { classes: '', children: art === undefined ? [] : [picture] };
  const parsed = parseTemplate({ id: slug, slug, name: slug, json_config: { background } });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

const color = '#112233';
const scheme = parseColorScheme({
  name: 'default',
  brand: { primary: color, secondary: color, accent: color },
  category: {},
  neutral: { paper: color, ink: color, muted: color, line: color, surface: color },
});
if (!scheme.ok) throw new Error(JSON.stringify(scheme.problems));

const catalogue: Catalogue = {
  templates: [design('default', 'rosette'), design('orbit', 'planet'), design('plain')],
  colorSchemes: [{ ...scheme.value, id: 'colours' }],
};

function drawnFor(deckDesign: string | null, ownDesign: string | null): FaceInput | undefined {
  const deck = { ...aDocument(1), front_template_id: deckDesign, color_scheme_id: 'colours' };
  const [category] = deck.categories;
  if (category === undefined) throw new Error('the deck has no category');
  return categoryArt(catalogue, deck, { ...category, front_template_id: ownDesign }, 1.5);
}
const artOf = (face: FaceInput | undefined): unknown => face?.template.background.children[0]?.props?.art;

it('draws what the front design of the category draws, or that of the deck', () => {
  expect(artOf(drawnFor('orbit', null))).toBe('planet');
  expect(artOf(drawnFor('plain', 'orbit'))).toBe('planet');
  expect(artOf(drawnFor('gone', null))).toBe('rosette');
});

it('draws nothing for a design without art', () => {
  expect(drawnFor('plain', null)).toBeUndefined();
  expect(drawnFor('orbit', 'plain')).toBeUndefined();
});

it('has the shape of the preview, and the same template for the same art', () => {
  const face = drawnFor('orbit', null);
  expect((face?.face.width ?? 0) / (face?.face.height ?? 1)).toBeCloseTo(1.5);
  expect(face?.template).toBe(drawnFor('plain', 'orbit')?.template);
});
