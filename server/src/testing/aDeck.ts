type Texts = Record<string, Record<string, string>>;

interface StoredCard {
  id: string;
  position: string;
  copies: number;
  icon: string | null;
  art_seed: string | null;
  fields: Record<string, string | number>;
  translations: Texts;
}

/** The slug of a world that every test server has. */
export const ANY_WORLD = 'anywhere';
/** The slug of a world that comes with the product, for servers that start as in production. */
export const SEEDED_WORLD = 'workshop';

/** The part of a deck response that tests use. */
export interface StoredDeck {
  id: string;
  user_id: string;
  version: number;
  status: string;
  icon: string | null;
  art_seed: string | null;
  translations: Texts;
  categories: { id: string; position: string; art_seed: string | null; translations: Texts; cards: StoredCard[] }[];
}

/**
 * A small deck as an editor sends it: two categories, three cards with temporary local ids, a custom field and a second
 * language.
 */
export function aDeck(changes: object = {}): object {
  return {
    world_id: ANY_WORLD,
    default_language: 'en',
    translations: {
      en: {
        title: 'Terrible weather',
        description: 'For days **indoors**.',
        short_description: 'Rain',
        tags: ['weather'],
      },
      de: { title: 'Mieses Wetter', description: 'Für Tage drinnen.' },
    },
    categories: [
      {
        translations: { en: { title: 'Storms' } },
        cards: [
          {
            temp_id: 'new-card-1',
            icon: 'lucide:cloud-lightning',
            copies: 3,
            fields: { cost: 2 },
            translations: { en: { title: 'Thunder' }, de: { title: 'Donner' } },
          },
          { temp_id: 'new-card-2', translations: { en: { title: 'Hail', description: 'Ice.\n\n- big\n- small' } } },
        ],
      },
      {
        translations: { en: { title: 'Sunshine' } },
        cards: [{ temp_id: 'new-card-3', translations: { en: { title: 'Drought' } } }],
      },
    ],
    ...changes,
  };
}
