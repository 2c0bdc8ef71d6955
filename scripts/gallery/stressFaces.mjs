import { readFileSync } from 'node:fs';
import { boundKinds, faceInput, parseDeckFile, planDeck } from '@cardwright/renderer';
import { STRESS_CARDS } from './stressCards.mjs';

const CATEGORIES = [
  ['Trades', 'lucide:hammer'],
  ['Old Forest', 'lucide:trees'],
  ['Weather', 'lucide:cloud-sun'],
];
const PROPERTIES = ['icon', 'card_number', 'attribution', 'illustration'];
/** Cases whose back is shown too, for backs that carry texts of the card. */
const BACKS = ['only a title', '120 words', 'every text', 'German'];

/** Every stress case in a design, in the design's own colours: the fronts, then some backs. */
export async function stressFaces(design, { catalogue, schemeId, geometry, scenes }) {
  const faces = [];
  for (const side of ['front', 'back']) {
    for (const [index, { name, language = 'en' }] of STRESS_CARDS.entries()) {
      if (side === 'back' && !BACKS.includes(name)) continue;
      const plan = planDeck(deckOf(design, language, catalogue, schemeId), catalogue);
      const card = plan.cards.find(({ card: { id } }) => id === cardId(index));
      const scene = await scenes.scene(faceInput(plan, card, side, geometry));
      faces.push({ id: `${design.slug}, ${side}: ${name}`, scene });
    }
  }
  return faces;
}

function deckOf(design, language, catalogue, schemeId) {
  const texts = (translation) => ({ [language]: translation });
  const parsed = parseDeckFile({
    schema_version: 1,
    default_language: language,
    icon: null,
    translations: texts({ title: 'Clockwork Town', short_description: 'Twelve trades, one tower.' }),
    categories: CATEGORIES.map(([title, icon], category) => ({
      id: `00000000-0000-4000-9000-00000000000${category}`,
      icon,
      primary_color_key: String(category),
      translations: texts({ title }),
      cards: STRESS_CARDS.flatMap((each, index) =>
        each.category === category && (each.language ?? 'en') === language ? [cardOf(each, index, design, texts)] : [],
      ),
    })),
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const back = catalogue.templates.find(({ slug }) => slug === `${design.slug}-back`);
  return {
    ...parsed.value,
    front_template_id: design.id,
    back_template_id: back?.id ?? null,
    color_scheme_id: schemeId,
  };
}

function cardOf({ category, texts: values, fields }, index, design, texts) {
  const properties = Object.entries(values).filter(([key]) => PROPERTIES.includes(key));
  const own = Object.entries(values).filter(([key]) => !PROPERTIES.includes(key));
  return {
    id: cardId(index),
    icon: null,
    primary_color_key: String(category),
    ...Object.fromEntries(properties),
    translations: texts(Object.fromEntries(own)),
    fields: fields === undefined ? {} : fieldsOf(design, fields === 'long'),
  };
}

const cardId = (index) => `00000000-0000-4000-8000-0000000000${String(index).padStart(2, '0')}`;

/** The fields of the design's sample: as they are, or as large as people make them. */
function fieldsOf(design, isLong) {
  const sample = JSON.parse(
    readFileSync(new URL(`../../templates/${design.slug}/sample.json`, import.meta.url), 'utf8'),
  );
  const known = Object.assign({}, ...sample.categories.flatMap(({ cards }) => cards.map((card) => card.fields ?? {})));
  const names = [...boundKinds(design.json_config)].flatMap((kind) => /^field:(.+)$/.exec(kind)?.[1] ?? []);
  return Object.fromEntries(
    [...new Set([...(isLong ? names : []), ...Object.keys(known)])].map((name) => [
      name,
      valueOf(known[name] ?? name, isLong),
    ]),
  );
}

function valueOf(value, isLong) {
  if (!isLong) return value;
  return Number.isFinite(Number(value)) ? 12 : `${value} and a considerable remainder`;
}
