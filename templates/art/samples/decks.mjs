// A small deck for each template: for its preview, and as an example that uses every field.
import * as animals from './animals.mjs';
import * as scenes from './scenes.mjs';

/** One language-tagged text set. */
const en = (texts) => ({ en: { language_code: 'en', ...texts } });

const FIELDS = ['icon', 'illustration', 'primary_color_key', 'card_number', 'attribution', 'fields', 'copies'];

/** @param card texts and properties side by side */
function card(values) {
  const properties = Object.fromEntries(Object.entries(values).filter(([key]) => FIELDS.includes(key)));
  const texts = Object.fromEntries(Object.entries(values).filter(([key]) => !FIELDS.includes(key)));
  // Without null, the parser would set the default question-mark icon.
  return { icon: null, ...properties, translations: en(texts) };
}

const deck = (
  slug,
  { title, line, world, icon, category, categoryIcon = null, categoryText = '', cards, scheme = slug },
) => ({
  slug,
  deck: {
    schema_version: 1,
    world,
    default_language: 'en',
    icon,
    templates: { front: slug, back: `${slug}-back` },
    color_scheme: scheme,
    translations: en({ title, short_description: line, description: line, tags: [], external_links: [] }),
    categories: [
      { icon: categoryIcon, translations: en({ title: category, description: categoryText }), cards: cards.map(card) },
    ],
  },
});

export const samples = [
  deck('default', {
    title: 'Clockwork Town',
    line: 'Twelve trades, one tower, no spare hour.',
    world: 'new-classics',
    icon: null,
    scheme: 'cardwright-default',
    category: 'Trades',
    cards: [
      {
        title: 'The Clockmaker',
        one_liner: 'Never late, only early for tomorrow.',
        description: 'Once per round, look at the top card of any pile. Put it **back** or *under* the pile.',
        icon: 'lucide:clock-3',
        card_number: '1',
        primary_color_key: '0',
      },
      {
        title: 'The Lamplighter',
        one_liner: 'Knows every street, and who walks it twice.',
        description: 'Turn one face-down card face up. It **stays** that way until dawn.',
        icon: 'lucide:lamp',
        card_number: '2',
        primary_color_key: '1',
      },
      {
        title: 'The Glazier',
        one_liner: 'Sees both sides and charges for each.',
        description: 'Swap two neighbouring cards of one row.',
        icon: 'lucide:gem',
        card_number: '3',
        primary_color_key: '2',
      },
    ],
  }),
  deck('open-ground', {
    title: 'Open Ground',
    line: 'Questions for groups that would like to get somewhere.',
    world: 'facilitation',
    icon: 'lucide:messages-square',
    category: 'Look back',
    cards: [
      {
        title: 'What did we stop noticing?',
        one_liner: 'In pairs, then all',
        description:
          'Walk through the room or the calendar **as if today were your first day**.\n\n- Write down three things a newcomer would ask about.\n- Read them out and explain nothing.',
        secondary_text: 'For eight minutes nobody may say “we have always done it that way”.',
        card_number: '14',
        primary_color_key: '0',
        fields: { minutes: 8 },
      },
      {
        title: 'Who is missing from this room?',
        one_liner: 'All together',
        card_number: '22',
        primary_color_key: '2',
        fields: { minutes: 10 },
      },
    ],
  }),
  deck('big-mouth', {
    title: 'Terrible Advice',
    line: 'One minute, one bad idea, total confidence.',
    world: 'party',
    icon: null,
    category: 'Convince us',
    cards: [
      {
        title: 'Convince us that naps are an Olympic sport.',
        card_number: '1',
        primary_color_key: '0',
        fields: { seconds: 60 },
      },
      {
        title: 'Sell us a used cloud.',
        illustration: 'images/cloud.svg',
        card_number: '2',
        primary_color_key: '1',
        fields: { seconds: 60 },
      },
      {
        title: 'Propose a toast to a parking ticket.',
        illustration: 'images/glasses.svg',
        card_number: '3',
        primary_color_key: '3',
        fields: { seconds: 45 },
      },
    ],
  }),
  deck('emberwild', {
    title: 'Emberwild',
    line: 'The forest remembers who lit the fire.',
    world: 'fantasy',
    icon: null,
    category: 'Old Forest',
    cards: [
      {
        title: 'Mosswarden',
        description: 'When Mosswarden enters play, every neighbouring ally gains **+1** shield.',
        icon: 'game-icons:stag-head',
        card_number: 'EW·041',
        primary_color_key: '0',
        fields: {
          cost: 4,
          type: 'Guardian · Old Forest',
          attack: 3,
          defense: 6,
          flavour: '“It slept through three kingdoms.”',
        },
      },
      {
        title: 'Cinder Matriarch',
        description: 'Burn one card from the river. Deal its cost as damage, split as you choose.',
        icon: 'game-icons:dragon-head',
        card_number: 'EW·042',
        primary_color_key: '1',
        fields: { cost: 7, type: 'Dragon · Ashlands', attack: 8, defense: 5, flavour: '“She counts in centuries.”' },
      },
      {
        title: 'Howl of the North',
        description: 'Move any ally two fields, then draw one weather card.',
        icon: 'game-icons:wolf-howl',
        card_number: 'EW·043',
        primary_color_key: '2',
        fields: {
          cost: 5,
          type: 'Wanderer · Tundra',
          attack: 5,
          defense: 3,
          flavour: '“Follow the sound, not the snow.”',
        },
      },
    ],
  }),
  deck('where-on-earth', {
    title: 'Where on Earth',
    line: 'Rivers, borders and other arguments.',
    world: 'maps-and-places',
    icon: null,
    category: 'Rivers',
    cards: [
      {
        title: 'Which great river crosses the equator twice?',
        one_liner: 'The Congo',
        description:
          'It runs **north** over the line, bends through the rain forest, and comes **south** over it again.',
        card_number: '8',
        primary_color_key: '0',
        fields: { a: 'Nile', b: 'Congo', c: 'Amazon', d: 'Mekong', answer: 'B', points: '2 points' },
      },
      {
        title: 'Which river flows through four capital cities?',
        one_liner: 'The Danube',
        description: 'Vienna, Bratislava, Budapest and Belgrade: **four capitals**, more than any other river.',
        card_number: '9',
        primary_color_key: '1',
        fields: { a: 'Rhine', b: 'Elbe', c: 'Danube', d: 'Volga', answer: 'C', points: '1 point' },
      },
    ],
  }),
  deck('arcana', {
    title: 'Arcana',
    line: 'Twenty-two questions that answer back.',
    world: 'oracle-tent',
    icon: null,
    category: 'Major',
    cards: [
      { title: 'The Lighthouse', illustration: 'images/lighthouse.svg', card_number: 'XVII', primary_color_key: '0' },
      {
        title: 'The Moth',
        illustration: 'images/moth.svg',
        one_liner: 'What burns, burns bright.',
        card_number: 'IX',
        primary_color_key: '0',
      },
      {
        title: 'The Anvil',
        icon: 'lucide:anvil',
        one_liner: 'Strike, or be struck.',
        card_number: 'IV',
        primary_color_key: '1',
      },
    ],
  }),
  deck('nursery', {
    title: 'Find My Twin',
    line: 'A memory game with five loud animals.',
    world: 'first-words',
    icon: null,
    category: 'Animals',
    cards: [
      ['fox', 'F', '0'],
      ['whale', 'W', '1'],
      ['owl', 'O', '2'],
      ['bear', 'B', '3'],
    ].map(([word, letter, key]) => ({
      title: word,
      one_liner: 'Find my twin!',
      illustration: `images/${word}.svg`,
      primary_color_key: key,
      copies: 2,
      fields: { letter },
    })),
  }),
  deck('two-voices', {
    title: 'Hard Conversations',
    line: 'What one side says and the other side hears.',
    world: 'hard-conversations',
    icon: 'lucide:messages-square',
    category: 'Hard conversations',
    cards: [
      {
        title: 'Until Monday',
        primary_text: '“This can wait until Monday, can’t it?”',
        secondary_text: '“Your weekend matters less than mine.”',
        description: 'Say it again so that both sentences become the same one.',
        card_number: '7',
        primary_color_key: '0',
        fields: { voice_a: 'You say', voice_b: 'They hear' },
      },
      {
        title: 'Small change',
        primary_text: '“Just one small change.”',
        secondary_text: '“You have not read the plan.”',
        description: 'Ask for the change again. This time begin with what you understood.',
        card_number: '8',
        primary_color_key: '2',
        fields: { voice_a: 'You say', voice_b: 'They hear' },
      },
    ],
  }),
  deck('fine-print', {
    title: 'The Small Print',
    line: 'Clauses for reading aloud.',
    world: 'story-seeds',
    icon: 'lucide:feather',
    category: 'Clauses',
    cards: [
      {
        title: 'The reader may stop here.',
        primary_text: 'Every contract has one sentence that was written at four in the afternoon.',
        description: 'Find it. Read it aloud **without** commas, then ask who would miss it.',
        card_number: '12',
        icon: 'lucide:feather',
        primary_color_key: '0',
      },
      {
        title: 'Terms apply to whom?',
        primary_text: 'Name one person that this rule was made for, and one it forgot.',
        card_number: '13',
        icon: 'lucide:scale',
        primary_color_key: '1',
      },
    ],
  }),
  deck('salvage-orbit', {
    title: 'Salvage Orbit',
    line: 'Everything up here fell off something.',
    world: 'science-fiction',
    icon: null,
    category: 'Ships',
    cards: [
      {
        title: 'Ice Hauler',
        description: 'Move up to 2 orbits. Drop a crate in every orbit you leave behind.',
        card_number: '21',
        primary_color_key: '0',
        fields: { cost: 3, class: 'Freighter' },
      },
      {
        title: 'Grave Tender',
        description: 'Scrap a wreck in your orbit. Keep the **core**, sell the rest.',
        icon: 'lucide:satellite',
        card_number: '22',
        primary_color_key: '1',
        fields: { cost: 2, class: 'Salvage' },
      },
    ],
  }),
  deck('tide-pool', {
    title: 'Tide Pool',
    line: 'Compare, win, put it back under its stone.',
    world: 'living-things',
    icon: 'lucide:shell',
    category: 'Soft bodies',
    cards: [
      {
        title: 'Common octopus',
        illustration: 'images/octopus.svg',
        card_number: 'C 3',
        primary_color_key: '0',
        fields: {
          stat1_name: 'Arms',
          stat1: 80,
          stat2_name: 'Hearts',
          stat2: 45,
          stat3_name: 'Disguise',
          stat3: 97,
          stat4_name: 'Patience',
          stat4: 12,
        },
      },
      {
        title: 'Moon jellyfish',
        illustration: 'images/jellyfish.svg',
        card_number: 'C 4',
        primary_color_key: '2',
        fields: {
          stat1_name: 'Arms',
          stat1: 40,
          stat2_name: 'Hearts',
          stat2: 2,
          stat3_name: 'Disguise',
          stat3: 61,
          stat4_name: 'Patience',
          stat4: 99,
        },
      },
      {
        title: 'Shore crab',
        illustration: 'images/crab.svg',
        card_number: 'D 1',
        primary_color_key: '1',
        fields: {
          stat1_name: 'Arms',
          stat1: 100,
          stat2_name: 'Hearts',
          stat2: 15,
          stat3_name: 'Disguise',
          stat3: 34,
          stat4_name: 'Patience',
          stat4: 8,
        },
      },
    ],
  }),
  deck('word-hoard', {
    title: 'Word Hoard',
    line: 'Three hundred things from a German kitchen.',
    world: 'languages',
    icon: null,
    category: 'Kitchen',
    cards: [
      {
        title: 'die Kanne',
        secondary_text: 'the pot',
        description: 'Die **Kanne** steht auf dem Tisch.',
        illustration: 'images/teapot.svg',
        primary_color_key: '0',
        fields: { ipa: '[ˈkanə]', plural: 'Plural: die Kannen', level: 'A1' },
      },
      {
        title: 'der Löffel',
        secondary_text: 'the spoon',
        description: 'Der **Löffel** ist in der Schublade.',
        illustration: 'images/spoon.svg',
        primary_color_key: '1',
        fields: { ipa: '[ˈlœfl̩]', plural: 'Plural: die Löffel', level: 'A1' },
      },
      {
        title: 'das Ei',
        secondary_text: 'the egg',
        description: 'Das **Ei** ist hart.',
        illustration: 'images/egg.svg',
        primary_color_key: '2',
        fields: { ipa: '[aɪ]', plural: 'Plural: die Eier', level: 'A1' },
      },
    ],
  }),
  deck('pictogram', {
    title: 'Signs',
    line: 'Say nothing. Point.',
    world: 'signs-only',
    icon: 'lucide:shapes',
    category: 'Signs',
    cards: [
      { title: 'Umbrella', icon: 'lucide:umbrella', card_number: '14', primary_color_key: '0' },
      { title: 'Anchor', icon: 'lucide:anchor', card_number: '7', primary_color_key: '1' },
      { title: 'Key', icon: 'lucide:key-round', card_number: '108', primary_color_key: '2' },
    ],
  }),
  deck('darkroom', {
    title: 'Outside the Frame',
    line: 'Photographs to tell the rest of.',
    world: 'photo-walk',
    icon: 'lucide:aperture',
    category: 'Dawn',
    cards: [
      {
        title: 'Before the ferry',
        one_liner: 'Name three things just outside the frame.',
        illustration: 'images/ferry.svg',
        card_number: '14A',
        attribution: 'Cardwright',
        primary_color_key: '0',
      },
      {
        title: 'Nine floors down',
        one_liner: 'Who is on the stairs, and who is not any more?',
        illustration: 'images/stairwell.svg',
        card_number: '15',
        attribution: 'Cardwright',
        primary_color_key: '1',
      },
    ],
  }),
];

const pictures = { ...animals, ...scenes };

/** Names of the pictures that a sample's cards use. */
export function picturesOf(sample) {
  const names = sample.deck.categories.flatMap(({ cards }) => cards.flatMap(({ illustration }) => illustration ?? []));
  return new Map([...new Set(names)].map((path) => [path, pictures[path.replace(/^images\/|\.svg$/g, '')]]));
}
